totals-empty = Пока не сыграно ни одной сессии. Введите первую или загрузите её результаты: с неё начнутся итоги.
totals-only-finals = Записаны только финалы, а финал рейтингов не меняет: приростов пока ни у кого нет. Запишите сессию, которая не финал.
totals-prize = { $count ->
    [1] Самый успешный игрок: { $names }, { $total }
   *[other] Самые успешные игроки, поровну: { $names }, у каждого { $total }
}
totals-prize-open = Самый успешный игрок: приз пока не разыгран, ни у кого нет прироста.
totals-captains = (к) – капитан: сильнейший в паре в большинстве сессий. Капитан получает меньшую долю, поэтому приз достаётся другой половине.

totals-search = Поиск
totals-shown = { $shown } из { $all } игроков
totals-nobody = Такого имени нет.
totals-nobody-clear = Показать всех
totals-copy = Копировать таблицу
totals-copy-hint = Копирует строки так, как они стоят здесь, – для электронной таблицы или письма.
totals-carry = Перенести в клуб…
totals-carry-hint = Прибавляет приросты членов клуба к их рейтингам в клубе; сначала показывает, что изменится.
totals-carried = { $count ->
    [one] Перенесено в рейтинг клуба с { $date }: { $count } игрок.
    [few] Перенесено в рейтинг клуба с { $date }: { $count } игрока.
   *[other] Перенесено в рейтинг клуба с { $date }: { $count } игроков.
} Вернуть прежнее можно кнопкой «Отменить» или удалив эти изменения на страницах игроков.

totals-col-place = Место
totals-col-place-hint = Место по сумме приростов; равные суммы делят место.
totals-col-name = Имя
totals-col-name-hint = Щёлкните по игроку или нажмите Enter, чтобы нарисовать его рейтинг по сессиям.
totals-col-played = Сессий
totals-col-played-hint = Сколько сессий сыграно, вместе с финалами.
totals-col-in = До
totals-col-in-hint = Рейтинг перед первой сессией игрока.
totals-col-total = Прирост
totals-col-total-hint = Сумма приростов за все зачётные сессии. По ней присуждается приз.
totals-col-out = После
totals-col-out-hint = Рейтинг после последней сессии игрока.
totals-col-best = Лучшая
totals-col-best-hint = Номер сессии с наибольшим приростом и этот прирост.
totals-best = { $number }: { $change }
totals-line-of = Линия: { $name }
totals-name-hint = { $name }: капитаном в { $captain } из { $rated } сессий. Щёлкните, чтобы нарисовать линию или убрать её.

totals-chart = { $count ->
    [one] { $count } самый успешный игрок
    [few] { $count } самых успешных игрока
   *[other] { $count } самых успешных игроков
}
totals-lines = Рейтинги по сессиям
totals-lines-best = Первые { $count }
totals-lines-none = Никто
totals-lines-empty = Ни одна линия не выбрана. Отметьте игроков в таблице.

totals-carry-title = Перенести «{ $championship }» в клуб
totals-carry-what = Рейтинги членов клуба изменятся на столько, сколько они выиграли или проиграли в чемпионате; это будут изменения вручную. Одна отмена возвращает их все.
totals-carry-table = Члены клуба
totals-carry-from = Рейтинг в клубе
totals-carry-to = Станет
totals-carry-guests = { $count ->
    [1] Не член клуба, не переносится: { $names }.
   *[other] Не члены клуба, не переносятся ({ $count }): { $names }.
}
totals-carry-idle = { $count ->
    [1] Член клуба без прироста: { $names }.
   *[other] Члены клуба без прироста ({ $count }): { $names }.
}
totals-carry-past = Турниры после этого дня будут пересчитаны: изменятся рейтинги и других игроков.
totals-carry-go = Перенести
totals-carry-back = Вернуть перенос
totals-carried-stale = С тех пор итоги изменились. Верните перенос и перенесите заново.
totals-carry-cancel = Отмена

# Кто этот гость
totals-guest = Кто этот гость?…
totals-guest-title = Кто этот гость?
totals-guest-what = Исправляет имя гостя во всех сессиях, указывает, что гость – член клуба, или объединяет два написания одного имени.
totals-guest-none = Здесь все – члены клуба.
totals-guest-who = Гость
totals-guest-name = Имя
totals-guest-rename = Гостя { $name } будут звать { $new }.
totals-guest-member = { $name } – это { $new } из клуба: имя будет таким, как в клубе.
totals-guest-merge = { $name } и { $new } – один человек: их сессии станут сессиями одного игрока.
totals-guest-go = Изменить
totals-captain-mark = (к) { $name }
