# Страницы и список слева
champ-page-session = Сессия
champ-page-totals = Итоги
champ-empty = Чемпионат – это ряд пронумерованных сессий с игроками разных клубов.
champ-empty-next = Чтобы начать его, введите слева название и нажмите Enter.
champ-list = Чемпионаты
champ-new-name = Новый чемпионат
champ-create = Начать чемпионат
champ-sessions = Сессии
champ-no-sessions = Пока ни одной: начните с новой сессии.
champ-new-session = Новая сессия
champ-new-unfinished = Новая сессия (не закончена)
champ-name = Название чемпионата
champ-rename = Переименовать
champ-delete = Удалить…
champ-ask-delete = Удалить «{ $name }» со всем, что в нём есть ({ $sessions ->
    [0] сессий нет
    [one] { $sessions } сессия
    [few] { $sessions } сессии
    [many] { $sessions } сессий
   *[other] { $sessions } сессии
}, { $players ->
    [0] игроков нет
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
})? Отмена вернёт его.

# Коэффициенты
champ-coefficients = Коэффициенты этого чемпионата
champ-jump = Величина скачков: очки за 1 % сверх нормы
champ-split = Неравномерность дележа между партнёрами
champ-base = Очков рейтинга на 1 % ожидаемого результата
champ-apply = Пересчитать с ними
champ-apply-tip = Пересчитывает все сессии чемпионата

# Над таблицей
champ-correcting = Исправление сессии { $number }
champ-number = Сессия
champ-date = Дата
champ-title = Название
champ-scoring = Подсчёт
champ-boards = Сдач (H)
champ-boards-missing = ⚠ Для импов нужно число сдач: впишите, сколько сыграло большинство пар.
champ-strength = Сила (S)
champ-strength-range = от 10 до 16 по рангу сессии
champ-strength-take = По среднему рейтингу: { $strength } – взять
champ-final = Финал
champ-final-tip = Финал записывается с процентами и местами, но рейтинги не меняет.
champ-centred = Отсчёт от среднего
champ-centred-tip = Проценты отсчитываются от среднего результата и в среднем равны 50; в статье формула дана без этого.

# Столбцы
champ-col-number = №
champ-col-number-tip = Номер пары в порядке ввода
champ-col-a = Игрок
champ-col-a-tip = Введите любую часть имени. Два имени сразу: Иванов & Петров.
champ-col-b = Партнёр
champ-col-b-tip = Введите любую часть имени.
champ-col-rating-a = Рейт. 1
champ-col-rating-b = Рейт. 2
champ-col-rating-tip = Рейтинг перед сессией. Серое число подставлено само: ← из прежней сессии, ♣ из клуба. Чтобы заменить его, впишите своё; чтобы вернуть, очистите ячейку.
champ-col-result = Рез-т
champ-col-result-tip = Импы, матчпойнты или проценты
champ-col-boards = Сд.
champ-col-boards-tip = Сколько сдач сыграла эта пара, если не все играли поровну
champ-col-percent = %
champ-col-percent-tip = Результат в процентах
champ-col-place = М.
champ-col-place-tip = Место
champ-col-pair-rating = Пара
champ-col-pair-rating-tip = Рейтинг пары: сумма обоих рейтингов
champ-col-opponents = Соп.
champ-col-opponents-tip = Средний рейтинг всех остальных пар
champ-col-change = Прирост
champ-col-change-tip = Сколько пара выиграла или потеряла
champ-col-change-a = Прир. 1
champ-col-change-a-tip = Прирост рейтинга игрока
champ-col-change-b = Прир. 2
champ-col-change-b-tip = Прирост рейтинга партнёра

# Ячейки
champ-cell-a = Пара { $row }, игрок
champ-cell-b = Пара { $row }, партнёр
champ-cell-rating-a = Пара { $row }, рейтинг игрока
champ-cell-rating-b = Пара { $row }, рейтинг партнёра
champ-cell-result = Пара { $row }, результат
champ-cell-boards = Пара { $row }, сдачи
champ-from-session = Перенесён из сессии { $number }. Чтобы заменить, введите другой рейтинг.
champ-from-club = Из списка клуба. Чтобы заменить, введите другой рейтинг.
champ-captain = { $name } – капитан
champ-captain-tip = Капитан – более сильный партнёр, ему достаётся меньшая доля прироста
champ-explain = Почему изменился рейтинг: { $name } ({ $key })
champ-remove-row = Убрать пару { $row } ({ $key })
champ-did-you-mean = { $name } – новое имя. Может быть, это
champ-asks-level = У игрока { $name } ещё нет рейтинга: впишите его в строку или выберите уровень:
champ-suggest-entrant = уже участвует
champ-suggest-club = из клуба
champ-hint = Введите первую пару: часть имени, Enter, партнёр, Enter, результат, Enter; о неизвестном рейтинге программа спросит по ходу дела. Или вставьте блок из электронной таблицы, или возьмите результаты из файла.

# Под таблицей
champ-calculate = Рассчитать
champ-recalculate = Пересчитать
champ-calculate-tip = Записывает сессию и рассчитывает её и все следующие ({ $key })
champ-unchanged = На листе ничего не изменено.
champ-file = Из файла…
champ-file-tip = Заполняет лист из файла с результатами (Ctrl+I); до расчёта ничего не записывается
champ-discard = Выйти без изменений
champ-clear = Очистить лист
champ-clear-undo = Вернуть лист
champ-delete-session = Удалить сессию…
champ-ask-delete-session = Удалить сессию { $number } ({ $pairs ->
    [one] { $pairs } пара
    [few] { $pairs } пары
    [many] { $pairs } пар
   *[other] { $pairs } пары
})? Следующие сессии будут пересчитаны. Отмена вернёт её.
champ-bring-back = Вернуть { $pair }
champ-pairs = { $pairs ->
    [one] { $pairs } пара
    [few] { $pairs } пары
    [many] { $pairs } пар
   *[other] { $pairs } пары
}
champ-ready = Можно рассчитывать
champ-mistakes = { $count ->
    [one] Перед расчётом нужно исправить { $count } место
    [few] Перед расчётом нужно исправить { $count } места
    [many] Перед расчётом нужно исправить { $count } мест
   *[other] Перед расчётом нужно исправить { $count } места
}
champ-legend = ★ капитан · серый рейтинг подставлен сам: ← из прежней сессии, ♣ из клуба; впишите свой или оставьте его

# Файлы и буфер обмена
champ-file-nowhere = Сначала начните чемпионат: введите слева его название.
champ-one-file = Сессия берётся из одного файла. Выберите или перетащите один.
champ-file-read = { $file }: на лист { $pairs ->
    [one] перенесена { $pairs } пара
    [few] перенесены { $pairs } пары
    [many] перенесено { $pairs } пар
   *[other] перенесено { $pairs } пары
}. Проверьте и нажмите «Рассчитать».
champ-file-fields = В файле две линии, в каждой свои победители; на этом листе все пары сравниваются между собой.
champ-paste-read = { $pairs ->
    [one] Вставлена { $pairs } пара
    [few] Вставлены { $pairs } пары
    [many] Вставлено { $pairs } пар
   *[other] Вставлено { $pairs } пары
}.
champ-paste-left-out = За последним столбцом { $cells ->
    [one] осталась { $cells } заполненная ячейка
    [few] остались { $cells } заполненные ячейки
    [many] осталось { $cells } заполненных ячеек
   *[other] осталось { $cells } заполненной ячейки
}.
