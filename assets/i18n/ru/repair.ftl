# Что не так в файле клуба и что с этим делает исправление
repair-finding = { $about }: { $wrong } { $remedy }
repair-about-file = Файл
repair-about-schema = { $kind ->
    [table] Таблица
    [index] Индекс
    [trigger] Триггер
   *[view] Представление
} «{ $name }»
repair-about-player = Игрок { $name }
repair-about-missing = Игрок № { $id }
repair-about-alias = Имя «{ $alias }» в файлах
repair-about-distinct = Два игрока, которые названы разными людьми
repair-about-evening = Турнир { $date }
repair-about-evening-titled = Турнир { $date } · { $title }
repair-about-orphans = Турнир № { $id }
repair-about-decision = Рейтинг, изменённый вручную, { $date }
repair-about-params = Коэффициенты с { $date }
repair-about-first-params = Коэффициенты с самого начала
repair-about-some-params = Набор коэффициентов
repair-about-championship = Чемпионат { $name }
repair-about-championship-parts = Чемпионат № { $id }
repair-about-entry = История изменений, запись { $id }
repair-about-entry-at = История изменений, запись { $id } от { $at }
repair-about-sheet = Незаконченный лист
repair-pages = части файла не читаются. (Подробности: { $reason })
repair-indices = индекс расходится со своей таблицей. (Подробности: { $reason })
repair-constraint = стоит значение, которого быть не может. (Подробности: { $reason })
repair-table-missing = таблицы «{ $name }» нет вместе со всем, что в ней было.
repair-missing = отсутствует.
repair-foreign = создано не этой программой.
repair-other = не такое, каким его делает эта программа.
repair-value = { $column ->
    [id] номер
    [name] имя
    [start] начальный рейтинг
    [core] отметка ядра
    [privacy] выбор приватности
    [retired] отметка о том, что игрок больше не играет,
    [date] дата
    [title] название
    [kind] вид
    [scoring] вид подсчёта
    [boards] число сдач
    [entry] порядок ввода
    [result] результат
    [percentage] опубликованный процент
    [field] линия пары
    [player] игрок
    [rating] рейтинг
    [alias] имя
    [strength] сила S
    [number] номер сессии
    [first_day] первый день
    [at] время
    [operation] название действия
    [changes] содержание действия
    [state] состояние
    [a] первый игрок
    [b] второй игрок
    [adjustment] рейтинг, изменённый вручную,
    [session] сессия
    [jump] коэффициент K
    [base] коэффициент base
    [handicap] коэффициент W
    [learning] коэффициент V
    [split] коэффициент k
    [centred] отметка «Отсчёт от среднего»
    [final] отметка финала
    [age] единица возраста
    [text] набранное
   *[other] значение «{ $column }»
} не имеет смысла: «{ $value }».
repair-player-missing = этот игрок назван в результатах или решениях, но его самого нет.
repair-player-twice = { $name } сидит на двух местах.
repair-twin-name = имя неотличимо от другого.
repair-scoring = результат { $result } при таком виде подсчёта невозможен.
repair-no-pairs = пар не осталось.
repair-few-pairs = в сессии { $number } меньше двух пар.
repair-too-few-pairs = линию, в которой меньше двух пар, нельзя рассчитать.
repair-kept-unrated = Турнир останется незачётным; исправьте его на вкладке Tourn.
repair-orphans = { $pairs ->
    [one] есть { $pairs } пара
    [few] есть { $pairs } пары
   *[other] есть { $pairs } пар
}, а самого турнира нет.
repair-championship-missing = есть его части, а самого чемпионата нет.
repair-entry = порядок ввода { $entry } такой же, как у другого.
repair-entry-order = отмечена как отменённая, хотя более поздняя выполнена.
repair-entry-differs = после неё осталось не то, что сейчас в файле.
repair-restore = Безопасно исправить это нельзя: пожалуйста, восстановите резервную копию клуба.
repair-nothing = пусто
repair-no = нет
repair-unrated = незачётный, только записан
repair-hidden = скрыто
repair-age-tournaments = турниры
repair-last = в конец
repair-set = Будет поставлено: { $value }.
repair-as-known = Будет возвращено то, что говорит история изменений.
repair-player-known = Игрок { $name } будет возвращён таким, каким его знает история изменений.
repair-stand-in = Место займёт «{ $name }»; переименуйте этого игрока или объедините с нужным, когда узнаете, кто это был.
repair-labelled = Имя станет «{ $name }»; его можно будет изменить.
repair-pair-dropped = Пара будет пропущена; введите её снова, если знаете, что там было.
repair-entrant-dropped = Участник будет пропущен.
repair-dropped = Это будет пропущено.
repair-forgotten = Это будет забыто.
repair-scoring-auto = Вид подсчёта будет определён по результатам.
repair-usual-coefficients = С самого начала будут действовать обычные коэффициенты.
repair-entry-last = Событие встанет после других того же дня.
repair-entry-dropped = Запись будет убрана из истории; сам клуб останется как есть.
repair-entry-no-redo = Повторить её больше нельзя.
repair-undo-anew = Клуб останется как есть; сделанное раньше больше нельзя отменить шаг за шагом.
repair-rebuilt = Будет построено заново по строкам.
repair-made-anew = Будет создано заново.
repair-made-empty = Будет создано заново, пустым.
repair-taken-out = Будет убрано.
repair-kept = Прежний файл сохранён как { $file }.
repair-nothing-done = Ничего не исправлено.
repair-failed = Привести файл в порядок не удалось; ничего не изменено. Пожалуйста, восстановите резервную копию клуба. (Подробности: { $reason })

# Окно
menu-tools = Инструменты
menu-check = Проверить файл…
repair-title = Проверка файла клуба
repair-looking = Файл проверяется…
repair-sound = В файле всё в порядке.
repair-found = { $count ->
    [one] В файле найдена { $count } ошибка. Исправление сделает то, что написано во второй строке.
    [few] В файле найдены { $count } ошибки. Исправление сделает то, что написано во вторых строках.
   *[other] В файле найдено { $count } ошибок. Исправление сделает то, что написано во вторых строках.
}
repair-hopeless = { $count ->
    [one] В файле найдена { $count } ошибка, и исправлять её небезопасно.
    [few] В файле найдены { $count } ошибки, и исправлять их все небезопасно.
   *[other] В файле найдено { $count } ошибок, и исправлять их все небезопасно.
}
repair-now = Исправить после копии…
repair-done = { $count ->
    [one] Файл снова в порядке. Сделано следующее:
    [few] Файл снова в порядке. Сделаны эти { $count } исправления:
   *[other] Файл снова в порядке. Сделаны эти { $count } исправлений:
}
repair-offer = Проверить файл…
repair-offered = Возможно, файл удастся привести в порядок.
