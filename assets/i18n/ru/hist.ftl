hist-page-everybody = Кто с кем играл
hist-page-two = Любые два игрока
hist-page-before = Предыстория

hist-no-players = Игроков пока нет. Они появляются в клубе с первым своим турниром, на листе Tourn.
hist-no-evenings = Турниров пока нет. Посчитайте первый на листе Tourn или добавьте предысторию здесь.
hist-evenings = { $n ->
    [one] Кто с кем играл: { $n } турнир (слаженность считается по нему), сначала новые:
    [few] Кто с кем играл: последние { $n } турнира (слаженность считается по ним), сначала новые:
   *[other] Кто с кем играл: последние { $n } турниров (слаженность считается по ним), сначала новые:
}
hist-nobody-found = Имени, содержащего «{ $text }», в списке нет.
hist-search = Найти игрока
hist-numbers = Номера партнёров
hist-names = Имена партнёров
hist-number = №
hist-player = Игрок
hist-number-hint = Порядок номеров: их игроки получают, вступая в клуб. Щёлкните, чтобы упорядочить по номерам.
hist-player-hint = Порядок по алфавиту. Щёлкните, чтобы упорядочить по именам.
hist-cell = { $date }: { $player } – партнёр { $partner } (№ { $number })
hist-date-open = Открыть турнир { $date } { $title }
hist-date-before = { $date }: предыстория { $title }

hist-show-player = Открыть на листе Rating
hist-close-player = Закрыть
hist-no-partners = Ещё ни с кем не играл.
hist-partner = Партнёр
hist-partner-together = Вместе
hist-partner-last = Последний
hist-partner-familiarity = T
hist-partner-handicap = Фора
hist-partner-norm = к норме, %
hist-partners-help = Вместе: сыграно турниров, с предысторией. T: слаженность в следующем турнире, в недавних турнирах. Фора: сколько очков рейтинга паре тогда недостаёт. К норме: в среднем результат минус норма.

hist-two-heading = Слаженность любых двух игроков
hist-two-help = Введите два имени: какова их слаженность сейчас, какой она станет после следующих турниров вместе, по одному в неделю, и кто из двоих сильнее.
hist-two-a = Первый игрок
hist-two-b = Второй игрок
hist-two-now = { $a } и { $b }: слаженность T = { $familiarity }, фора сейчас { $handicap }
hist-two-more = Ещё вместе
hist-two-familiarity = Слаженность T
hist-two-handicap = Фора, очки
hist-two-title = Фора после следующих турниров вместе
hist-two-x = ещё турниров вместе
hist-two-y = фора, очки рейтинга
hist-two-hover = { $n ->
    [0] сейчас: { $handicap }
    [one] ещё через { $n } турнир: { $handicap }
    [few] ещё через { $n } турнира: { $handicap }
   *[other] ещё через { $n } турниров: { $handicap }
}

hist-before-heading = До этой программы
hist-before-help = Турниры, о которых известно только, кто с кем играл. Они учитываются в слаженности; сами по себе рейтинги они не меняют.
hist-date = Дата турнира
hist-date-help = например, 04.03.2024 или 2024-03-04
hist-date-wrong = «{ $text }» – не дата. Введите её так: 04.03.2024 или 2024-03-04.
hist-type-heading = Введите пары
hist-row-player = Пара { $n }: первый партнёр
hist-row-partner = Пара { $n }: второй партнёр
hist-add = Добавить этот турнир
hist-mend = Сначала исправьте строки, отмеченные красным.
hist-no-pairs = Введите хотя бы одну пару.
hist-no-date = Не указана дата турнира.
hist-partner-missing = Не указан партнёр.
hist-own-partner = { $name } не может играть в паре с собой.
hist-twice = { $name } уже стоит в другой паре этого турнира.
hist-unknown = В клубе нет игрока «{ $name }».
hist-perhaps = Может быть:
hist-not-two = { $n ->
    [0] Здесь нет имён, а нужно два.
    [one] Здесь { $n } имя, а нужно два.
    [few] Здесь { $n } имени, а нужно два.
   *[other] Здесь { $n } имён, а нужно два.
}
hist-paste-heading = Или вставьте блок
hist-paste-help = По паре в строке: «дата, игрок, партнёр» или просто «игрок, партнёр», если дата указана выше. Понятны и столбцы из таблицы, точки с запятой, «А & Б».
hist-paste-name = Вставленный блок пар
hist-line = Строка { $n }:
hist-more-problems = … и ещё таких: { $n }.
hist-add-block = { $n ->
    [one] Добавить { $n } турнир
    [few] Добавить { $n } турнира
   *[other] Добавить { $n } турниров
}
hist-date-taken = { $date } уже есть турнир. Добавить ещё один?
hist-list-heading = Предыстория на сегодня
hist-list-empty = Пока ничего.
hist-delete = Удалить…
hist-delete-name = Удалить турнир { $date }
hist-delete-question = { $n ->
    [one] Удалить турнир { $date } ({ $n } пара)? Слаженность будет посчитана без него.
    [few] Удалить турнир { $date } ({ $n } пары)? Слаженность будет посчитана без него.
   *[other] Удалить турнир { $date } ({ $n } пар)? Слаженность будет посчитана без него.
}
