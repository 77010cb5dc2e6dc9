rating-empty = Игроков пока нет. Введите первый турнир на вкладке Tourn: все его участники войдут в клуб.
rating-empty-go = Перейти на Tourn
rating-no-tournaments = Турниров пока нет: у всех начальный рейтинг. Введите первый турнир на вкладке Tourn.
rating-nobody = Под эти условия никто не подходит.
rating-nobody-retired = Показать и тех, кто больше не играет
rating-nobody-clear = Показать всех

rating-search = Поиск
rating-search-clear = Очистить поиск
rating-recent = Играли в последних … турнирах (0 – все)
rating-least = Не меньше … турниров
rating-bars = Игроков на диаграмме
rating-as-of = На дату
rating-as-of-hint = Список на конец прошедшего дня, например 04.03.2026. Пусто: сейчас.
rating-as-of-wrong = В поле «На дату» не дата. Введите день, например 04.03.2026; ниже – нынешний список.
rating-as-of-choose = Выбрать турнир…
rating-as-of-now = Сейчас
rating-shown = { $shown } из { $all } игроков

rating-col-place = Место
rating-col-place-hint = Место по основному показателю; равные показатели делят место.
rating-col-place-change = Сдвиг
rating-col-place-change-hint = Сколько мест выиграно ▲ или потеряно ▼ в последнем турнире.
rating-col-name = Имя
rating-col-name-hint = Щёлкните по игроку, чтобы увидеть, как сложился его рейтинг.
rating-col-main = Основной
rating-col-main-hint = Основной показатель: среднее последних различных рейтингов. По нему упорядочен список.
rating-col-doubt = ±
rating-col-doubt-hint = Насколько точно известна сила игрока по результатам: в двух случаях из трёх настоящая отличается от найденной по ним не больше чем на столько, а в девятнадцати из двадцати – не больше чем на вдвое большее число. Точность растёт с каждым турниром, быстрее всего при смене партнёров. ⚠ – игрока нельзя отличить от партнёра: наведите на число, чтобы узнать почему.
rating-doubt = ± точность
rating-col-rating = Текущий
rating-col-rating-hint = Рейтинг сейчас.
rating-col-change = Изменение
rating-col-change-hint = На сколько изменился рейтинг в последнем турнире клуба: прирост за результат и прибавка, которую получает каждый, кто играл. «До него» и изменение дают рейтинг после этого турнира. Пусто, если игрок в нём не играл. На вкладке Tourn и на странице игрока показан только прирост, без прибавки.
rating-change-parts = Прирост за результат { $result }, как на вкладке Tourn, и прибавка каждому, кто играл, { $growth }. { $before } и { $change } дают { $after }.
rating-col-before = До него
rating-col-before-hint = Рейтинг перед последним турниром клуба.
rating-col-played = Сыграно
rating-col-played-hint = Сколько зачётных турниров сыграно.
rating-col-last = Последний
rating-col-last-hint = Последний сыгранный зачётный турнир.
rating-col-level = Уровень
rating-col-level-hint = Уровень основного показателя по шкале статьи.

rating-chart-name = Диаграмма основных показателей: { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
rating-bar-figures = основной { $main }, текущий { $rating }, { $level }
rating-bar-change = последний турнир { $change }
rating-hover-start = начальный рейтинг { $rating }
rating-hover-step = { $rating } ({ $change }), партнёр: { $partner }
rating-hover-adjusted = { $rating } ({ $change }), изменён вручную
rating-retired = И те, кто больше не играет
rating-people = Люди…
rating-retired-name = { $name } (больше не играет)
