# Что изменили действия: было и стало.
audit-since-name = С тех пор изменили название клуба.
audit-since-params = С тех пор изменили коэффициенты.
audit-since-player = С тех пор изменили данные игрока { $name }.
audit-since-tournament = С тех пор изменили турнир { $date }.
audit-since-adjustment = С тех пор изменили поправку { $date }.
audit-since-championship = С тех пор изменили чемпионат «{ $name }».
audit-since-alias = С тех пор изменили, кого в файлах обозначает имя «{ $alias }».
audit-since-distinct = С тех пор изменили отметку о том, разные ли люди { $one } и { $two }.
audit-player-needed = Не хватало бы игрока { $name }: он есть в турнирах, поправках или именах из файлов.
audit-name-taken = Имя { $name } с тех пор занято.
audit-merge-remains = { $count ->
    [one] { $count } турнир, записанный после объединения ({ $first }), останется за игроком { $kept }, даже если в файле стояло { $gone }. Если это играл игрок { $gone }, исправьте потом пару на вкладке Tourn.
    [few] { $count } турнира, записанные после объединения ({ $first } – { $last }), останутся за игроком { $kept }, даже если в файле стояло { $gone }. Если это играл игрок { $gone }, исправьте потом пары на вкладке Tourn.
   *[other] { $count } турниров, записанных после объединения ({ $first } – { $last }), останутся за игроком { $kept }, даже если в файле стояло { $gone }. Если это играл игрок { $gone }, исправьте потом пары на вкладке Tourn.
}
audit-more = { $count ->
    [one] И ещё { $count } изменение.
    [few] И ещё { $count } изменения.
   *[other] И ещё { $count } изменений.
}
audit-club-name = Название клуба: { $before } → { $after }
audit-params = Коэффициенты { $from }:
audit-params-gone = Коэффициенты { $from } больше не действуют.
audit-from = с { $date }
audit-from-start = с самого начала
audit-param = { $symbol }: { $before } → { $after }
audit-adjustment-new = Новая поправка: { $what }
audit-adjustment-gone = Поправка удалена: { $what }
audit-adjustment = Поправка: { $before } → { $after }
audit-decided-average = { $date }, { $pair } – рейтинги поровну ({ $reason })
audit-decided-reassign = { $date }, { $name } получает { $rating }, { $partner } – остаток ({ $reason })
audit-decided-set = { $date }, { $name } получает { $rating } ({ $reason })
audit-decided-add = { $date }, { $name }: к рейтингу прибавлено { $change } ({ $reason })
audit-player-new = Новый игрок { $name }, начальный рейтинг { $start }
audit-player-gone = Игрока { $name } (начальный рейтинг { $start }) в клубе больше нет
audit-player-name = Имя: { $before } → { $after }
audit-player-start = Начальный рейтинг игрока { $name }: { $before } → { $after }
audit-player-core = Игрок { $name } в ядре: { $before } → { $after }
audit-player-privacy = Игрок { $name } для посторонних: { $before } → { $after }
audit-player-retired = { $name }: больше не играет
audit-player-returned = { $name }: снова играет
audit-core-auto = решает программа
audit-core-yes = да
audit-core-no = нет
audit-privacy-full = полное имя
audit-privacy-initials = инициалы
audit-privacy-hidden = скрыт
audit-alias-new = Имя в файлах «{ $alias }» теперь обозначает игрока { $name }
audit-alias-gone = Имя в файлах «{ $alias }» больше не обозначает игрока { $name }
audit-alias = Имя в файлах «{ $alias }»: { $before } → { $after }
audit-distinct = { $one } и { $two } – разные люди
audit-not-distinct = { $one } и { $two } – возможно, один человек
audit-evening-of = Турнир { $date }
audit-evening-titled = Турнир { $date }, { $title }
audit-evening = { $evening }:
audit-evening-new = { $evening } – новый, { $pairs ->
    [one] { $pairs } пара
    [few] { $pairs } пары
   *[other] { $pairs } пар
}:
audit-evening-gone = { $evening } – удалён, { $pairs ->
    [one] { $pairs } пара
    [few] { $pairs } пары
   *[other] { $pairs } пар
}:
audit-date = Дата: { $before } → { $after }
audit-title = Название: { $before } → { $after }
audit-kind = Вид: { $before } → { $after }
audit-kind-rated = зачётный
audit-kind-unrated = незачётный
audit-kind-prehistory = предыстория
audit-scoring = Подсчёт: { $before } → { $after }
audit-boards = Сдач: { $before } → { $after }
audit-fields = Линий: { $before } → { $after }
audit-order = Порядок ввода: { $before } → { $after }
audit-pair = { $pair }: { $result }
audit-pair-new = { $pair }: добавлена, { $result }
audit-pair-gone = { $pair }: убрана, было { $result }
audit-pair-names = Пара: { $before } → { $after }
audit-pair-result = { $pair }: { $before } → { $after }
audit-pair-percentage = { $pair }, опубликованный процент: { $before } → { $after }
audit-pair-boards = { $pair }, сдач: { $before } → { $after }
audit-championship-new = Новый чемпионат «{ $name }», сессий: { $sessions }
audit-championship-gone = Чемпионат «{ $name }» удалён, сессий: { $sessions }
audit-championship = Чемпионат «{ $name }»:
audit-championship-name = Название: { $before } → { $after }
audit-championship-transferred = Поправок, перенесённых в клуб: { $before } → { $after }
audit-session-new = Сессия { $number } – новая, пар: { $pairs }
audit-session = Сессия { $number } изменена, пар: { $pairs }
audit-session-gone = Сессия { $number } удалена, пар: { $pairs }
audit-entrant = Участник: { $before } → { $after }
