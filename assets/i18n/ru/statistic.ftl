statistic-empty = Зачётных турниров пока нет. Введите первый турнир на вкладке Tourn, и рейтинги появятся здесь.
statistic-empty-go = Перейти на Tourn
statistic-nobody = Такого имени ни у кого нет.
statistic-search = Поиск в таблице
statistic-over = График по
statistic-over-tournaments = турнирам
statistic-over-dates = датам
statistic-core = Ядро
statistic-core-hint = Показывает сумму рейтингов ядра, по которой видно, не сползает ли шкала, и позволяет выбрать ядро в таблице. Пока вы никого не отметили, программа берёт тех, кто играл больше всех; с первой отметки считаются только отмеченные.
statistic-core-what = Ядро – игроки, по сумме рейтингов которых видно, не сползает ли шкала.
statistic-corner = Кривая, игрок
statistic-corner-hint = Отметьте игрока, чтобы нарисовать его кривую цветом имени; щёлкните по имени, чтобы открыть страницу игрока. На клавиатуре пробел отмечает, Enter открывает.
statistic-col-rating = Даты
statistic-col-rating-hint = Рейтинги после каждого зачётного турнира, сначала новые. Яркое число: в этот день игрок играл. Бледное: не играл, и рейтинг остался прежним. Пусто: тогда у игрока ещё не было турниров. Щёлкните по дате, чтобы открыть турнир.
statistic-corner-core = Ядро
statistic-corner-core-hint = Чьи рейтинги складываются в линию под графиком. По ней видно, не сползает ли вся шкала; ровно её держит прибавка.
statistic-curve-of = Кривая: { $name }
statistic-core-of = В ядре: { $name }
statistic-add = Добавить кривую
statistic-top = Пять лучших
statistic-none = Никого
statistic-none-chosen = Кривые не выбраны: отметьте игроков в таблице или введите имя вверху.
statistic-page = Страница игрока { $name }
statistic-remove = Убрать кривую: { $name }
statistic-chart-name = График рейтингов: { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
statistic-core-name = Сумма рейтингов ядра: { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
