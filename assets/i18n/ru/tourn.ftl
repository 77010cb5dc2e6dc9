# Archive
tourn-search = Поиск турнира
tourn-archive-empty = Турниров пока нет: введите первый справа.
tourn-archive-nothing = Ничего не найдено: попробуйте часть даты, названия или имени.
tourn-kind-unrated = незачётный
tourn-kind-prehistory = предыстория
tourn-pairs = { $pairs ->
    [one] { $pairs } пара
    [few] { $pairs } пары
   *[other] { $pairs } пар
}

# Header of the sheet
tourn-new = Новый турнир
tourn-new-unfinished = Новый турнир (не закончен)
tourn-correction-of = Исправление: { $date }
tourn-correcting = Исправление турнира { $date }
tourn-date = Дата
tourn-date-hint = например, 04.03.2026
tourn-proposed = Предложенная дата: через неделю после последнего турнира
tourn-calendar = Выбрать дату в календаре
tourn-month-before = Предыдущий месяц
tourn-month-after = Следующий месяц
tourn-title = Название
tourn-scoring = Подсчёт
tourn-scoring-auto = Авто
tourn-scoring-mp = Матчпойнты
tourn-scoring-imp = Импы
tourn-scoring-cross-imp = Кросс-импы
tourn-scoring-percent = %
tourn-recognised = распознано: { $scoring }
tourn-boards = Сдач
tourn-boards-count = { $boards ->
    [one] { $boards } сдача
    [few] { $boards } сдачи
   *[other] { $boards } сдач
}
tourn-two-winners = Два победителя
tourn-two-winners-tip = Линии «север–юг» и «восток–запад» считаются отдельно, в каждой свой победитель.
tourn-rated = Зачётный
tourn-rated-tip = Незачётный турнир только записывается: рейтинги он не меняет.
tourn-monday = понедельник
tourn-tuesday = вторник
tourn-wednesday = среда
tourn-thursday = четверг
tourn-friday = пятница
tourn-saturday = суббота
tourn-sunday = воскресенье
tourn-weekdays = пн вт ср чт пт сб вс
tourn-month-1 = Январь
tourn-month-2 = Февраль
tourn-month-3 = Март
tourn-month-4 = Апрель
tourn-month-5 = Май
tourn-month-6 = Июнь
tourn-month-7 = Июль
tourn-month-8 = Август
tourn-month-9 = Сентябрь
tourn-month-10 = Октябрь
tourn-month-11 = Ноябрь
tourn-month-12 = Декабрь

# Columns
tourn-col-number = №
tourn-col-number-tip = Номер пары в порядке ввода
tourn-col-partner = Партнёр
tourn-col-partner-tip = Введите любую часть имени. Оба имени сразу: Иванов & Петров.
tourn-col-field = Линия
tourn-col-field-tip = NS: север–юг, EW: восток–запад
tourn-col-result = Рез-т
tourn-col-result-tip = Матчпойнты, импы или проценты
tourn-col-boards = Сд.
tourn-col-boards-tip = Сколько сдач сыграла эта пара, если не все сыграли поровну
tourn-col-percent = %
tourn-col-percent-tip = Результат в процентах; среднее по линии – 50
tourn-col-place = М.
tourn-col-place-tip = Место в своей линии; равные результаты делят место. На рейтинг оно не влияет.
tourn-col-norm = Норма
tourn-col-norm-tip = Процент, которого ждут от этой пары при этом составе: 50 плюс отличие рейтинга пары от среднего всех остальных пар, делённое на растяжение шкалы
tourn-col-difference = Разн.
tourn-col-difference-tip = На сколько процентов выше или ниже нормы. Только от этого меняются рейтинги: каждый процент приносит паре K очков.
tourn-col-familiarity = Слаж.
tourn-col-familiarity-tip = Слаженность: совместные турниры, из которых каждый весит тем меньше, чем он старше
tourn-col-rating-a = Рейт. 1
tourn-col-rating-a-tip = Рейтинг первого партнёра до игры
tourn-col-rating-b = Рейт. 2
tourn-col-rating-b-tip = Рейтинг второго партнёра до игры
tourn-col-handicap = Фора
tourn-col-handicap-tip = Фора за неслаженность: сколько очков рейтинга недостаёт паре, пока партнёры не сыгрались; в первый раз по умолчанию 416, с каждым совместным турниром меньше
tourn-col-pair-rating = Пара
tourn-col-pair-rating-tip = Рейтинг пары: сумма двух рейтингов за вычетом форы
tourn-col-opponents = Соп.
tourn-col-opponents-tip = Соперники: средний рейтинг всех остальных пар линии
tourn-col-change-a = Прир. 1
tourn-col-change-a-tip = Прирост рейтинга первого партнёра, без прибавки за турнир. Из двух партнёров слабый получает большую долю, и вверх, и вниз. Щёлкните, чтобы увидеть все слагаемые.
tourn-col-change-b = Прир. 2
tourn-col-change-b-tip = Прирост рейтинга второго партнёра, без прибавки за турнир. Из двух партнёров слабый получает большую долю, и вверх, и вниз. Щёлкните, чтобы увидеть все слагаемые.
tourn-col-new-a = Нов. 1
tourn-col-new-a-tip = Новый рейтинг первого партнёра, вместе с прибавкой
tourn-col-new-b = Нов. 2
tourn-col-new-b-tip = Новый рейтинг второго партнёра, вместе с прибавкой

# Cells
tourn-cell-a = Пара { $row }, партнёр 1
tourn-cell-b = Пара { $row }, партнёр 2
tourn-cell-field = Пара { $row }, линия
tourn-cell-result = Пара { $row }, результат
tourn-cell-boards = Пара { $row }, сдачи
tourn-start-of = Пара { $row }, начальный рейтинг: { $name }
tourn-remove-row = Убрать пару { $row } ({ $key })
tourn-ns = NS
tourn-ew = EW
tourn-newcomer = { $name } – новый игрок. Начальный рейтинг:
tourn-did-you-mean = Может быть, это
tourn-hint = Введите первую пару: часть имени, Enter, партнёр, Enter, результат, Enter. Или вставьте таблицу, скопированную из Excel, с сайта или из письма. Или откройте турнир в архиве слева.

# Footer
tourn-calculate = Рассчитать
tourn-recalculate = Пересчитать
tourn-calculate-tip = Записывает турнир и рассчитывает новые рейтинги ({ $key })
tourn-start-list = Стартовый протокол
tourn-start-list-tip = Чего ждать от каждой пары, до игры
tourn-cancel = Выйти без изменений
tourn-correction-changed = Здесь есть изменения. Чтобы сохранить их, нажмите «Пересчитать», а чтобы отказаться от них – «Выйти без изменений»; обе кнопки внизу.
tourn-clear = Очистить
tourn-clear-undo = Вернуть очищенное
tourn-bring-back = Вернуть { $pair }
tourn-ready = Можно рассчитывать
tourn-no-results = Результатов ещё нет
tourn-mistakes = { $count ->
    [one] Перед расчётом нужно исправить { $count } место
    [few] Перед расчётом нужно исправить { $count } места
   *[other] Перед расчётом нужно исправить { $count } мест
}

# Start list
tourn-start-empty = Сначала введите или вставьте пары.
tourn-as-entered = В порядке ввода
tourn-by-norm = По норме
tourn-norm-sd = ±
tourn-norm-sd-hint = ± показывает, насколько норма может быть неточна: примерно в двух случаях из трёх настоящая сила пары соответствует проценту, который отличается от неё не больше чем на столько. Учтено и то, насколько точно известны силы игроков, и то, насколько они, судя по результатам, расходятся с рейтингами. А результат зависит ещё и от случая.
tourn-norm-sd-past = Насколько норма может быть неточна (±), показано только для нового турнира: то, что известно о силе игроков сегодня, учитывает и этот турнир, и следующие.
tourn-norm-sd-later = Насколько нормы могут быть неточны (±), ещё вычисляется.
tourn-print = Сохранить для печати…
tourn-slips = Сохранить бланки результатов…
tourn-slips-hint = По листку на каждую пару, чтобы разрезать: имена, рейтинги, норма и место для результата
tourn-slips-title = Бланки результатов
tourn-slip-pair = Пара { $pair }
tourn-slip-result = Результат
tourn-slip-boards = Сыграно сдач
tourn-pair = Пара
tourn-pair-rating = Рейтинг пары

# A recorded evening
tourn-correct = Исправить…
tourn-delete = Удалить…
tourn-ask-delete = { $pairs ->
    [one] Удалить турнир { $date } ({ $pairs } пара)? Всё, что было после него, будет пересчитано.
    [few] Удалить турнир { $date } ({ $pairs } пары)? Всё, что было после него, будет пересчитано.
   *[other] Удалить турнир { $date } ({ $pairs } пар)? Всё, что было после него, будет пересчитано.
}
tourn-all-terms = Все слагаемые
tourn-best = Больше всех превысили норму: { $pairs }
tourn-explain = Почему изменился рейтинг: { $name }
tourn-player-page = Открыть страницу игрока
tourn-prehistory-note = Предыстория: кто с кем играл, учитывается в слаженности; результаты неизвестны.
tourn-paste-read = { $pairs ->
    [one] Вставлена { $pairs } пара.
    [few] Вставлены { $pairs } пары.
   *[other] Вставлено { $pairs } пар.
}
tourn-paste-line = Строка { $line } пропущена: { $reason }
tourn-paste-more = { $lines ->
    [one] Пропущена ещё { $lines } строка.
    [few] Пропущены ещё { $lines } строки.
   *[other] Пропущено ещё { $lines } строк.
}
