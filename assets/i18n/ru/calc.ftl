calc-few-pairs = { $pairs ->
    [0] Нет ни одной пары: считать нечего.
    [1] Всего одна пара: её не с кем сравнивать.
   *[other] Слишком мало пар: { $pairs }.
}
calc-not-number = Пара { $pair }: результат – не число.
calc-no-result = У пары { $a } – { $b } нет результата.
calc-negative = Пара { $pair }: отрицательный результат. У матчпойнтов и процентов так не бывает; если это импы, выберите импы.
calc-negative-published = Пара { $pair }: объявленный процент отрицательный.
calc-no-boards = Пара { $pair }: пара не могла сыграть 0 сдач.
calc-all-zero = Все результаты равны 0.
calc-too-large = Числа слишком велики, расчёт невозможен.
calc-unknown-player = В одной из пар указан игрок, которого нет в клубе.
calc-own-partner = { $name } – партнёр самому себе.
calc-player-twice = { $name } – дважды в одном турнире.

calc-step-per-board = Результат на сдачу
calc-step-per-board-why = Результат пары x, делённый на число сыгранных ею сдач b.
calc-step-published = Объявленный процент
calc-step-published-why = В файле рядом с суммой { $total } дан процент; взят процент.
calc-step-percent = Процент
calc-step-percent-mp = Результат по шкале, на которой среднее поля m равно 50.
calc-step-percent-imp = Импы на сдачу сверх среднего поля m, переведённые в проценты. S – сила поля, P – число пар.
calc-step-percent-cross = Кросс-импы на сдачу сверх среднего поля m; каждый даёт 6,48 %.
calc-step-familiarity = Слаженность
calc-step-familiarity-why = { $unit ->
    [weeks] За последние турниры ({ $window }) партнёры сыграли вместе { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[other] { $times } раз
    }; n – сколько недель назад. За неделю забывается { $forget } %.
   *[other] За последние турниры ({ $window }) партнёры сыграли вместе { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[other] { $times } раз
    }; n – сколько турниров назад. За турнир забывается { $forget } %.
}
calc-step-familiarity-new = За последние турниры ({ $window }) партнёры вместе не играли.
calc-step-handicap = Фора за неслаженность
calc-step-handicap-why = Чего не хватает паре, пока партнёры недостаточно сыгранны. Чем больше они играют вместе, тем она меньше.
calc-step-pair = Рейтинг пары
calc-step-pair-why = Рейтинги до турнира: R1 – { $a }, R2 – { $b }; из суммы вычтена фора.
calc-step-opponents = Соперники
calc-step-opponents-why = { $others ->
    [1] Рейтинг другой пары поля.
   *[other] Средний рейтинг остальных пар поля (их { $others }).
}
calc-step-norm = Норма
calc-step-norm-why = Пара, равная соперникам, должна набрать 50 %; каждые { $base } очков рейтинга сверх соперников добавляют 1 %.
calc-step-change = Прирост пары
calc-step-change-above = Пара выполнила норму: каждый 1 % сверх нормы приносит { $jump } очков рейтинга.
calc-step-change-below = Пара не выполнила норму: каждый недостающий 1 % стоит { $jump } очков рейтинга.
calc-step-part = Доля прироста
calc-step-part-why = Доля игрока: { $name }. Партнёру с меньшим рейтингом достаётся большая часть.
calc-step-new = Новый рейтинг
calc-step-new-why = Новый рейтинг игрока: { $name }. Каждый сыгравший получает ещё и надбавку.
