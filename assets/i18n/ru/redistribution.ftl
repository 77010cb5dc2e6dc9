redis-phi = φ = { $phi } не бывает; допустимо от 0,01 до 1.
redis-rating = { $rating } не может быть рейтингом; допустимо от 1 до { $most }.
redis-score = { $score } не может быть счётом; допустимо от 0 до { $most }.
redis-not-number = «{ $text }» – не число.
redis-self = { $name } не может играть с самим собой.
redis-line = Не найдены два имени и два числа счёта: «{ $text }»; игра записывается так: «Анна – Борис 3:1».
redis-winner-loses = { $name }: победа, а рейтинг падает на { $loss } – счёт даёт { $got } % банка, а внесено в него { $owned } %.
redis-draw-loses = { $name }: при ничьей рейтинг падает на { $loss } – она даёт { $got } % банка, а внесено в него { $owned } %.

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
