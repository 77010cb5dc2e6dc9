# Игроки: объединить, различить, на покой.
club-merge-same = Пожалуйста, выберите двух разных игроков.
club-merge-both-played = { $one } и { $two } оба играли { $date }: это разные люди.
club-merge-both-more = { $count ->
    [one] И ещё { $count } день.
    [few] И ещё { $count } дня.
   *[other] И ещё { $count } дней.
}
club-merge-both-adjusted = Поправка { $date } касается и игрока { $one }, и игрока { $two }: это разные люди.
club-merge-both-session = { $one } и { $two } оба играли в сессии { $session } чемпионата «{ $championship }»: это разные люди.
op-players-merged = { $one } – это { $two }
op-players-distinct = { $one } и { $two } – разные люди
op-players-not-distinct = { $one } и { $two } – возможно, один человек
op-player-retired = { $name } больше не играет
op-player-returned = { $name } снова играет
op-taken-back = возврат: { $operation }
op-tournament-restored = прежняя версия турнира { $date }
op-tournament-restored-titled = прежняя версия турнира { $date }, { $title }
menu-people = Люди…
menu-history = История изменений…
people-title = Люди
people-twins = Один человек под двумя именами?
people-twins-hint = Эти имена похожи, и эти двое никогда не играли в один день.
people-looking = Имена просматриваются…
people-no-twins = Похожих на одного человека имён нет.
people-played = { $name } ({ $count ->
    [one] { $count } турнир
    [few] { $count } турнира
   *[other] { $count } турниров
})
people-like-swapped = те же слова в другом порядке
people-like-initials = инициалы или имя короче
people-like-alphabets = то же имя другим алфавитом
people-like-near = почти то же написание
people-merge = Объединить…
people-merge-two = Объединить: { $one } и { $two }…
people-not-same = Разные люди
people-not-same-two = { $one } и { $two } – разные люди
people-guests = Гости, которые могут быть игроками клуба?
people-guest = { $guest } («{ $championship }») – возможно, { $name }
people-guest-same = Это игрок клуба
people-guest-same-one = Это игрок клуба: { $pair }
people-called = Один человек, несколько имён
people-called-hint = Эти имена объединены или назначены вручную. Как это было, видно в истории изменений; там же объединение можно вернуть.
people-called-one = { $alias } – это { $name }
people-called-show = Откуда это имя…
people-called-show-one = Откуда это имя: { $pair }
people-distinct = Разные люди
people-pair = { $one } и { $two } – разные люди
people-ask-again = Спросить снова
people-ask-again-two = Спросить снова: { $pair }
people-retired = Больше не играют
people-no-retired = Таких игроков нет. Кнопка есть на странице игрока (вкладка Rating).
people-bring-back = Вернуть
people-bring-back-one = Вернуть: { $name }
people-merge-others = Объединить других…
merge-title = Два имени – один человек
merge-hint = Все турниры первого имени перейдут ко второму. Первое имя не забудется: файлы с ним по-прежнему будут понятны. Это можно отменить, а позже – вернуть в истории изменений.
merge-from = Это имя уходит
merge-into = Этот игрок остаётся
merge-swap = Наоборот
merge-choose = Пожалуйста, выберите двух игроков.
merge-summary = Начало { $start }, сейчас { $rating }, { $count ->
    [one] { $count } турнир
    [few] { $count } турнира
   *[other] { $count } турниров
}{ $past ->
    [0] {""}
    [one] , и ещё { $past } турнир предыстории
    [few] , и ещё { $past } турнира предыстории
   *[other] , и ещё { $past } турниров предыстории
}
merge-keeps = { $name } сохраняет начальный рейтинг { $start }; начальный рейтинг второго имени ({ $gone }: { $other }) отпадает.
merge-evening = { $date } · партнёр { $partner } · { $rating }
merge-decision = { $date } · вручную · { $rating }
merge-now = Объединить
merge-back = Назад
planned-working = Выясняется, чей рейтинг изменится…
planned-moved = { $count ->
    [0] Ничей рейтинг не изменится.
    [one] Рейтинг изменится у { $count } игрока:
   *[other] Рейтинг изменится у { $count } игроков:
}
history-title = История изменений
history-player = Игрок
history-text = Текст
history-nobody = Игрока с таким именем нет.
history-reading = История читается…
history-empty = Пока ничего не менялось. Здесь появится каждое изменение в клубе – первый турнир, новый игрок, – и его можно будет отменить.
history-none = Ничего не найдено. Измените имя или текст вверху или сотрите их.
history-none-of = Об этом игроке пока ничего не менялось.
history-shown = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[other] { $count } изменений
}
history-more = Показать более ранние
history-done = сделано
history-undone = отменено
history-dropped = отменено окончательно
history-take-back = Вернуть как было…
history-take-back-this = Будет возвращено как было: { $operation }. Всё остальное не изменится.
history-earlier = Как было прежде
history-restore = Восстановить турнир { $date }…
history-restore-this = Турнир { $date } снова станет таким, каким был до изменения ({ $when }).
history-gone = Турнир { $date } не восстановить: в клубе больше нет этих игроков: { $names }. Если имена объединили, сначала верните объединение.
history-preview = Возврат
history-now = Выполнить
history-back = Назад
