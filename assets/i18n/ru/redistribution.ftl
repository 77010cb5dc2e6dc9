redis-phi = φ = { $phi } не бывает; допустимо от 0,01 до 1.
redis-rating = { $rating } не может быть рейтингом; допустимо от 1 до { $most }.
redis-score = { $score } не может быть счётом; допустимо от 0 до { $most }.
redis-self = { $name } не может играть с самим собой.
redis-line = Не найдены два имени и два числа счёта: «{ $text }»; игра записывается так: «Анна – Борис 3:1».
redis-winner-loses = { $name }: победа, а рейтинг падает на { $loss } – счёт даёт { $got } % банка, а внесено в него { $owned } %.
redis-draw-loses = { $name }: при ничьей рейтинг падает на { $loss } – она даёт { $got } % банка, а внесено в него { $owned } %.

redis-step-pool = Банк B = φ × (R1 + R2) = { $phi } × { $sum } = { $pool }
redis-step-share = Доля игрока 1: p = (g1 + 1) / (g1 + g2 + 2) = { $share }
redis-player = Игрок { $number }
redis-game-title = Игра
redis-col-player = Игрок
redis-col-rating = Рейтинг
redis-col-score = Счёт
redis-col-kept = Осталось
redis-col-share = Доля, %
redis-col-won = Из банка
redis-col-new = Станет
redis-col-change = Прирост
redis-games-title = Игры лестницы
redis-col-player-1 = Игрок 1
redis-col-player-2 = Игрок 2
redis-col-score-1 = Счёт 1
redis-col-score-2 = Счёт 2
redis-col-new-1 = Рейтинг 1
redis-col-new-2 = Рейтинг 2
redis-standings-title = Положение в лестнице
redis-col-place = Место
redis-col-games = Игры
redis-col-won-games = Победы
redis-col-drawn = Ничьи
redis-col-lost = Поражения
redis-col-note = Примечание
redis-few-games = { $missing ->
    [one] до { $enough } не хватает { $missing } игры
   *[other] до { $enough } не хватает { $missing } игр
}

redis-page-one = Одна игра
redis-page-ladder = Лестница
redis-intro = Рейтинг для любой игры со счётом: настольный футбол, бильярд, настольный теннис. Оба игрока вносят долю φ своего рейтинга в общий банк, и он делится по счёту. Сумма рейтингов не меняется.
redis-field-name = Имя, если хотите
redis-name-name = Игрок { $number }: имя
redis-name-rating = Игрок { $number }: рейтинг
redis-name-score = Игрок { $number }: счёт
redis-name-tip = Нужно только для пояснений ниже.
redis-rating-tip = До игры. У нового игрока 1000.
redis-score-tip = Сколько набрал игрок: голы, очки или партии.
redis-field-phi = Доля φ
redis-field-phi-how = от 0,01 до 1, обычно 0,2
redis-phi-tip = Какая доля рейтинга идёт в банк. Чем она больше, тем быстрее меняется рейтинг.
redis-copy = Копировать расчёт
redis-steps = Как это считается

redis-explain-pool = B = φ·(R1 + R2) = { $phi }·({ $rating1 } + { $rating2 }) = { $pool }
redis-explain-pool-words = Банк: каждый вносит в него { $percent } % своего рейтинга.
redis-explain-share = p = (g1 + 1) / (g1 + g2 + 2) = ({ $score1 } + 1) / ({ $score1 } + { $score2 } + 2) = { $share }
redis-explain-share-words = { $name }: { $percent1 } % банка по счёту, сопернику { $percent2 } %. Прибавленные единицы оставляют что-то и тому, кто ничего не набрал.
redis-explain-new = { $player ->
    [1] R1' = (1 − φ)·R1 + p·B = { $kept }·{ $rating } + { $share }·{ $pool } = { $new }
   *[other] R2' = (1 − φ)·R2 + (1 − p)·B = { $kept }·{ $rating } + { $share }·{ $pool } = { $new }
}
redis-explain-new-words = { $name }: остаётся { $kept }, из банка { $won }, прирост { $change }.

redis-ladder-intro = Все начинают с 1000 и появляются с первой своей игрой. Игры стоят в том порядке, в каком сыграны.
redis-list-name = Игры
redis-list-how = В каждой строке одна игра: два имени и счёт. Имена из нескольких слов разделяйте тире или точкой с запятой. Список можно вставить из электронной таблицы.
redis-list-example = Анна Борис 3:1
    Борис Вера 2:2
    Анна Ли – Борис Рей 0:3
redis-ladder-empty = Введите или вставьте игры слева: здесь появятся рейтинги, положение и кривые.
redis-grey = Серым показаны те, кто сыграл меньше { $enough } игр: рейтинг начинается с { $start } и поначалу мало что значит.
redis-chosen = Игроки на графике
redis-chosen-how = Не больше { $most }; если никто не отмечен – лучшие.
redis-curve-of = Кривая: { $name }
redis-plot-title = Рейтинги после каждой игры
redis-plot-x = Игра
redis-plot-hover = { $game ->
    [0] { $name } в начале: { $rating }
   *[other] { $name } после игры { $game }: { $rating }
}
