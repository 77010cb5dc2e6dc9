fibs-length = Матч до { $length } очков здесь невозможен; нужно целое число от 1 до { $most }.
fibs-unlimited = Безлимитный матч не рейтингуется: для формулы нужна длина матча.
fibs-rating = { $rating } не может быть рейтингом; допустимо от 1 до { $most }.
fibs-zone-rating = { $rating } меньше { $floor }; на Zone рейтинг ниже не бывает.
fibs-experience = { $experience } не может быть опытом; это целое число от 0 до { $most } – очки всех сыгранных раньше матчей.
fibs-winner = Игрока { $winner } нет; победитель – 1 или 2.
fibs-not-number = «{ $text }» – не число.
fibs-line-cells = Для матча нужны рейтинг и опыт соперника, длина и исход, например «1600 250 7 победа».
fibs-line-won = «{ $text }» – не победа и не поражение.
fibs-floored = Порог { $floor } уменьшает потерю на { $spared }.

fibs-step-chance = Разность D = { $difference }, √n = { $root }; вероятность победы фаворита F = { $favourite } %, его соперника U = { $underdog } %.
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
fibs-chances-title = Вероятность победы фаворита, который выше на { $difference }
fibs-col-length = Длина
fibs-list-title = Матчи
fibs-col-opponent = Соперник
fibs-col-opponent-experience = Опыт соперника
fibs-col-result = Исход
fibs-col-change = Прирост
fibs-won = победа
fibs-lost = поражение
