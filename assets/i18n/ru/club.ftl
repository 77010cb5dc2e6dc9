# Что не так с командой
club-day = Дата { $date } не подходит: год должен быть от 1900 до 2200.
club-rating = Рейтинг { $rating } невозможен ({ $name }); допускается не больше ±{ $most }.
club-boards = { $boards } сдач быть не может; допускается от 1 до { $most }.
club-pair-boards = Пара { $a } – { $b } не могла сыграть столько сдач: { $boards }. Допускается от 1 до { $most }.
club-result = Невозможный результат пары { $a } – { $b }: { $result }.
club-percentage = Опубликованный процент пары { $a } – { $b } не между 0 и 100: { $percent }.
club-text-long = В тексте «{ $text }…» { $chars } знаков; сохраняется не больше { $most }.
club-name-taken = Нельзя добавить имя { $name }: в клубе уже есть { $other }, и эти имена не отличить друг от друга. Если это другой человек, добавьте к имени пометку, например «{ $name } (мл.)» или «{ $name } [2]».
club-name-twice = { $name } – в списке дважды.
club-no-player = В клубе нет такого игрока (номер { $id }).
club-alias-taken = «{ $alias }» не может обозначать игрока { $name }: так зовут игрока { $other }.
club-no-alias = Имя «{ $alias }» из файлов больше никого не обозначает.
club-no-tournament = Этого турнира в клубе уже нет.
club-no-adjustment = Этой поправки в клубе уже нет.
club-not-prehistory = Турнир с результатами не может быть предысторией. Выберите, зачётный он или нет.
club-ids-used-up = В файле клуба номера так велики, что для новой записи номера не осталось. Ничего не изменено. Такие номера могла записать только другая программа.
club-fields = В турнире одна или две линии, а не { $fields }.
club-no-pairs = Нет ни одной пары за { $date }.
club-player-twice-on = { $name } – дважды за { $date }. Если в этот день было два турнира, пронумеруйте их.
club-player-has-history = Нельзя удалить игрока { $name }: { $tournaments ->
    [0] его рейтинг меняли вручную
    [one] он участвовал в { $tournaments } турнире
   *[other] он участвовал в { $tournaments } турнирах
}. История перестала бы быть верной.
club-reason = Укажите, пожалуйста, причину изменения рейтинга вручную: она сохраняется в истории.
club-adjust-same = Нужны два разных игрока.
club-params-incalculable = С такими коэффициентами { $tournaments ->
    [one] нельзя было бы рассчитать { $tournaments } турнир, первый из них – { $date }
    [few] нельзя было бы рассчитать { $tournaments } турнира, первый из них – { $date }
   *[other] нельзя было бы рассчитать { $tournaments } турниров, первый из них – { $date }
}: рейтинги вышли бы за все пределы. Ничего не изменено.
club-params-same = Эти коэффициенты уже действуют. Ничего не изменено.

# Названия действий, после «Отменить:», «Готово:» и подобных слов
op-tournament = турнир { $date }
op-tournament-titled = турнир { $date }, { $title }
op-tournament-corrected = исправление турнира { $date }
op-tournament-corrected-titled = исправление турнира { $date }, { $title }
op-tournament-redated = исправление турнира { $before } → { $date }
op-tournament-redated-titled = исправление турнира { $before } → { $date }, { $title }
op-tournament-deleted = удаление турнира { $date }
op-tournament-deleted-titled = удаление турнира { $date }, { $title }
op-tournaments = { $count ->
    [one] { $count } турнир
    [few] { $count } турнира
   *[other] { $count } турниров
}
op-player = новый игрок { $name }
op-player-edited = изменение данных игрока { $name }
op-player-renamed = новое имя { $name } (было { $before })
op-player-deleted = удаление игрока { $name }
op-players = список игроков ({ $count })
op-alias = имя в файлах: «{ $alias }» – это { $name }
op-alias-forgotten = имя в файлах «{ $alias }» забыто
op-prehistory = предыстория, { $count ->
    [one] { $count } турнир
    [few] { $count } турнира
   *[other] { $count } турниров
}
op-adjust-average = рейтинги { $a } и { $b } усреднены { $date }
op-adjust-reassign = рейтинги { $a } и { $b } распределены заново { $date }
op-adjust-set = рейтинг { $name } задан { $date }
op-adjust-add = изменение рейтинга { $name } на { $date }
op-adjustment-deleted = удаление поправки { $date } ({ $names })
op-params = новые коэффициенты с { $date }
op-params-all = новые коэффициенты для всей истории
op-name = название клуба: { $name }
op-repair = исправление файла
op-several = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[other] { $count } изменений
}
