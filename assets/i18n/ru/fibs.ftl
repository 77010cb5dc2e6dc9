fibs-length = Матч до { $length } очков здесь невозможен; нужно целое число от 1 до { $most }.
fibs-unlimited = Безлимитный матч не рейтингуется: для формулы нужна длина матча.
fibs-rating = { $rating } не может быть рейтингом; допустимо от 1 до { $most }.
fibs-zone-rating = { $rating } меньше { $floor }; на Zone рейтинг ниже не бывает.
fibs-experience = { $experience } не может быть опытом; это целое число от 0 до { $most } – очки всех сыгранных раньше матчей.
fibs-winner = Игрока { $winner } нет; победитель – 1 или 2.
fibs-line-cells = Для матча нужны рейтинг и опыт соперника, длина и исход, например «1600 250 7 победа».
fibs-line-won = «{ $text }» – не победа и не поражение.
fibs-floored = Порог { $floor } уменьшает потерю на { $spared }.

fibs-step-chance = Разность D = { $difference }, √n = { $root }; вероятность победы фаворита F = { $favourite } %, его соперника U = { $underdog } %.
fibs-step-outcome = Если победит игрок { $winner }: игрок 1 { $change1 }, станет { $new1 }; игрок 2 { $change2 }, станет { $new2 }.
fibs-step-floored = Игрок { $player }: { $remark }
fibs-title = Матч до { $length ->
    [one] { $length } очка
   *[other] { $length } очков
}
fibs-col-player = Игрок
fibs-col-rating = Рейтинг
fibs-col-experience = Опыт
fibs-col-pace = PE
fibs-col-chance = Вероятность, %
fibs-col-change-1 = Прирост, если победит 1
fibs-col-change-2 = Прирост, если победит 2
fibs-col-new-1 = Станет, если победит 1
fibs-col-new-2 = Станет, если победит 2
fibs-chances-title = Шансы фаворита при разности { $difference }
fibs-col-length = Длина
fibs-list-title = Матчи
fibs-col-opponent = Соперник
fibs-col-opponent-experience = Опыт соперника
fibs-col-result = Исход
fibs-col-change = Прирост
fibs-won = победа
fibs-lost = поражение

fibs-page-one = Один матч
fibs-page-list = Несколько матчей подряд
fibs-zone = Правила MSN Zone: рейтинг не ниже 100
fibs-zone-tip = На MSN Zone действовала формула FIBS, но рейтинг там не опускался ниже 100.
fibs-intro = Рейтинг в нардах (бэкгэммоне), как на сервере FIBS – First Internet Backgammon Server. Меняйте синие числа: оба возможных исхода считаются сразу.
fibs-player = Игрок { $number }
fibs-name-rating = Игрок { $number }: рейтинг
fibs-name-experience = Игрок { $number }: опыт
fibs-field-length = Длина матча
fibs-field-length-how = очков, от 1 до 64
fibs-field-after = Опыт после
fibs-rating-tip = До матча. У нового игрока 1500.
fibs-experience-tip = Очки всех сыгранных раньше рейтинговых матчей. У нового игрока 0.
fibs-length-tip = До скольких очков играется матч. Безлимитные матчи не рейтингуются.
fibs-pace-tip = PE: как быстро меняется рейтинг – от 5 у нового игрока до 1.
fibs-after-tip = Опыт после матча: он растёт на длину матча при любом счёте.
fibs-favourite = Фаворит – игрок { $number }, вероятность победы { $chance } %.
fibs-no-favourite = Фаворита нет: вероятность победы у каждого 50 %.
fibs-if-wins = Если победит игрок { $number }
fibs-new = Станет
fibs-copy = Копировать расчёт
fibs-steps = Как это считается

fibs-explain-difference = D = |P1 − P2| = |{ $rating1 } − { $rating2 }| = { $difference }
fibs-explain-difference-words = Насколько различаются рейтинги P1 и P2.
fibs-explain-root = √n = √{ $length } = { $root }
fibs-explain-root-words = Чем длиннее матч, тем меньше решает удача; считается корень из его длины n.
fibs-explain-underdog = U = 1 / (10^(D·√n/2000) + 1) = 1 / (10^({ $difference }·{ $root }/2000) + 1) = { $underdog } %
fibs-explain-underdog-words = Вероятность победы игрока с меньшим рейтингом.
fibs-explain-favourite = F = 1 − U = 100 % − { $underdog } % = { $favourite } %
fibs-explain-favourite-words = Вероятность победы игрока с большим рейтингом.
fibs-explain-pace = PE{ $player } = max(1, 5 − (E{ $player } + n)/100) = max(1, 5 − ({ $experience } + { $length })/100) = { $pace }
fibs-explain-pace-words = Как быстро движется игрок { $player }: 5 у новичка, 1 при опыте от 400. Опыт после матча: { $after }.
fibs-explain-outcome =
    4·PE{ $winner }·√n·{ $symbol } = 4·{ $pace }·{ $root }·{ $chance } = { $gain }
    −4·PE{ $loser }·√n·{ $symbol } = −4·{ $pace2 }·{ $root }·{ $chance } = { $loss }
fibs-explain-outcome-words = Если победит игрок { $winner }: его прирост и потеря игрока { $loser }. Неожиданная победа даёт больше.

fibs-plot-title = Вероятность победы фаворита в матче до { $length ->
    [one] { $length } очка
   *[other] { $length } очков
}
fibs-plot-x = Разность рейтингов
fibs-plot-y = Вероятность, %
fibs-plot-curve = Вероятность победы фаворита
fibs-plot-now = Этот матч: разность { $difference }, { $chance } %
fibs-plot-hover = Разность { $difference }: { $chance } %

fibs-list-intro = Матчи одного игрока в том порядке, в каком они сыграны.
fibs-list-rating = Свой рейтинг до первого матча
fibs-list-experience = Свой опыт до него
fibs-list-name = Список матчей
fibs-list-how = В каждой строке один матч: рейтинг соперника, опыт соперника, длина, победа или поражение. Список можно вставить из электронной таблицы.
fibs-list-example = 1600 250 7 победа
    1480 90 5 поражение
    1725,5 1400 9 победа
fibs-list-empty = Введите или вставьте матчи слева: здесь появится, что каждый из них делает с рейтингом.
fibs-list-summary = После { $matches ->
    [one] { $matches } матча
   *[other] { $matches } матчей
} (побед: { $won }): рейтинг { $rating } ({ $change }), опыт { $experience }
fibs-list-plot = Рейтинг после каждого матча
fibs-list-x = Матч
fibs-list-hover = { $match ->
    [0] До первого матча: { $rating }
   *[other] После матча { $match }: { $rating }
}
