param-heading = Коэффициенты
param-intro = Менять можно только синие значения. Ничего не изменится, пока вы не нажмёте кнопку внизу.
param-field = { $symbol }: { $name }
param-about = Пределы: { $range }. { $origin }
param-default = по умолчанию { $value }
param-reset = Вернуть { $value }
param-reset-name = { $symbol }: вернуть { $value }
param-empty = Введите число для { $name }.
param-not-number = «{ $text }» – не число.

param-name-jump = величина скачков
param-meaning-jump = Сколько очков рейтинга пара выигрывает или теряет за каждый 1 % выше или ниже нормы; партнёры делят их между собой.
param-origin-jump = Выведено из примеров статьи: средняя пара, набравшая 57 %, получает по 70 очков каждому.
param-name-base = растяжение шкалы
param-meaning-base = На сколько очков рейтинга надо быть сильнее, чтобы норма пары выросла на 1 %.
param-origin-base = Приведено в статье.
param-name-handicap = начальная фора
param-meaning-handicap = Сколько очков рейтинга недостаёт партнёрам, не знающим друг друга. В первый раз вместе пара считается на 1,57 · W слабее суммы рейтингов.
param-origin-handicap = Приведено в статье.
param-name-learning = рост слаженности
param-meaning-learning = Сколько сдач вместе нужно, чтобы сыграться. Чем больше V, тем медленнее тает фора.
param-origin-learning = Выведено из статьи: новой паре недостаёт 400 очков против полностью сыгранной.
param-name-boards = сдач в турнире
param-meaning-boards = За сколько сдач засчитывается в слаженность один турнир вместе; служит и для импов, если в турнире не указано число сдач.
param-origin-boards = Приведено в статье.
param-name-forget = забывание
param-meaning-forget = Доля слаженности в процентах, которая теряется с каждым прошедшим турниром или неделей.
param-origin-forget = Приведено в статье.
param-name-age = время считается в
param-meaning-age = Забывается ли слаженность с каждым турниром клуба или с каждой календарной неделей. Недели удобны, если клуб играет несколько раз в неделю или не играет летом.
param-origin-age = Турниры – как в книге Excel; календарные недели добавлены в этой программе.
param-age-tournaments = турнирах
param-age-weeks = календарных неделях
param-name-split = неравенство раздела
param-meaning-split = Насколько большую часть каждого прироста получает более слабый партнёр. При 0 – поровну.
param-origin-split = Выведено из числа ошибок в статье: 10 к 1 при разнице партнёров в 800 очков.
param-name-strength = импы: сила турнира
param-meaning-strength = Сколько процентов стоит имп: чем больше S, тем больше. Обычно 10; если новичков мало – 12, если много – 8,3.
param-origin-strength = В статье от 10 до 16 по рангу турнира; 10 согласуется с опубликованными таблицами перевода.
param-name-growth = прибавка за турнир
param-meaning-growth = Очки, которые каждый получает за сыгранный турнир, чтобы рейтинги со временем не падали. Сложившемуся клубу хватает 0,1–0,2, новому нужно 1,5–2.
param-origin-growth = Приведено в статье.
param-name-window = глубина памяти
param-meaning-window = Сколько последних турниров учитывается в слаженности; более давние забываются совсем.
param-origin-window = Приведено в статье.
param-name-last = рейтингов в основном показателе
param-meaning-last = Основной показатель, по которому упорядочен список, – среднее стольких последних различных рейтингов игрока.
param-origin-last = Приведено в статье.

param-loss-name = Сколько очков игрок теряет в новой паре
param-loss-help = То же, что W, другими словами: введите очки здесь, и W подстроится. По умолчанию 200.
param-loss-negative = Терять отрицательное число очков нельзя; введите 0 или больше.

param-dashed = Сплошная линия – введённые значения, штриховая – действующие.
param-curve-now = { $name }, сейчас
param-picture-handicap = Фора
param-title-handicap = Фора в зависимости от турниров вместе
param-x-handicap = последние турниры, все сыграны вместе
param-y-handicap = фора, очки рейтинга
param-curve-handicap = фора
param-hover-handicap = { $name }: турниров вместе – { $x }, паре недостаёт очков: { $y }
param-picture-split = Раздел
param-title-split = Как партнёры делят прирост
param-x-split = разница рейтингов партнёров, очки
param-y-split = доля прироста, %
param-curve-weaker = более слабый партнёр
param-curve-stronger = более сильный партнёр
param-hover-split = { $name }: { $y } % прироста при разнице { $x }
param-picture-imps = Импы в проценты
param-title-imps = Проценты в зависимости от импов (сдач: { $boards })
param-x-imps = импы сверх среднего по турниру
param-y-imps = проценты
param-curve-field = { $n ->
    [one] { $n } пара
    [few] { $n } пары
   *[other] { $n } пар
}
param-hover-imps = { $name }: импов { $x } – это { $y } %
param-picture-memory = Память
param-title-memory = Как долго помнится турнир вместе
param-x-memory = { $unit ->
    [weeks] давность турнира, недели
   *[other] давность турнира, турниры
}
param-y-memory = вес, %
param-curve-memory = вес
param-hover-memory = { $unit ->
    [weeks] { $name }: недель назад – { $x }, турнир весит { $y } %
   *[other] { $name }: турниров назад – { $x }, турнир весит { $y } %
}
param-picture-jump = Прирост
param-title-jump = Сколько получает каждый из двух равных партнёров
param-x-jump = результат сверх нормы, %
param-y-jump = прирост с прибавкой, очки рейтинга
param-curve-jump = прирост
param-hover-jump = { $name }: { $x } % сверх нормы меняют рейтинг на { $y }
param-picture-norm = Норма
param-title-norm = Чего ждут от пары
param-x-norm = рейтинг пары сверх среднего у соперников, очки
param-y-norm = норма, %
param-curve-norm = норма
param-hover-norm = { $name }: при перевесе в { $x } над соперниками ожидается { $y } %

param-apply-next = Со следующего турнира
param-apply-day = Начиная с дня:
param-from-day = С какого дня
param-from-day-hint = День, например 04.03.2026. Всё сыгранное с этого дня будет пересчитано.
param-from-day-wrong = Это не дата.
param-apply-all = Ко всей истории…
param-discard = Отменить изменения
param-none-changed = В полях стоят действующие значения.
param-mend = Сначала исправьте значения, отмеченные красным.
param-preview-heading = Если бы эти значения действовали с самого начала
param-preview-waiting = Считаем, у кого изменится рейтинг…
param-preview-none = Ничей рейтинг не изменится.
param-preview-count = { $n ->
    [one] Рейтинг изменится у { $n } игрока, сначала самые большие изменения:
   *[other] Рейтинг изменится у { $n } игроков, сначала самые большие изменения:
}
param-preview-player = Игрок
param-preview-before = Сейчас
param-preview-after = Станет
param-preview-change = Изменение
param-preview-apply = Применить ко всей истории
param-preview-close = Оставить всё как есть

param-sets-heading = Наборы, которыми пользовался клуб
param-sets-help = Турнир считается по набору, действовавшему в день турнира.
param-sets-from = С какого дня
param-sets-differs = Что изменилось
param-sets-beginning = с самого начала
param-sets-defaults = всё по умолчанию
param-sets-same = ничего

param-check-heading = Проверка на нашей истории
param-check-help = Насколько хорошо норма предсказывала результаты самого клуба? И какие значения предсказали бы их лучше всего?
param-check = Проверить на нашей истории
param-check-checking = Сравниваем нормы с тем, что произошло. Можно продолжать работу…
param-check-running = Ищем лучшие значения. Можно продолжать работу; это может занять минуту…
param-check-nothing = Зачётных турниров, на которых можно проверить, ещё нет.
param-check-rmse = Типичная ошибка нормы (RMSE)
param-check-stop = Остановить
param-check-old = После этой проверки клуб изменился; проверьте ещё раз, чтобы увидеть нынешние числа.
param-calibration-title = Сбывается ли норма?
param-calibration-help = Каждая точка – поровну результатов: вправо – чего от них ждали в среднем, вверх – что вышло. На пунктирной линии норма права; отвесные чёрточки – место, которое нужно случаю.
param-calibration-x = норма, %
param-calibration-y = результат, %
param-calibration-hover = Результатов: { $pairs }; норма в среднем { $norm } %, результат { $result } ± { $margin } %
param-best-none = История слишком коротка, чтобы судить о коэффициентах.
param-best-short = Чтобы понять, сколько здесь случайного, нужно хотя бы пять турниров.
param-best-gain = Ошибка была бы меньше на { $gain } % результата (в 95 случаях из 100 – от { $low } до { $high }). Эти значения подобраны по тем же турнирам, так что в будущем ждите меньшего.
param-best-chance = Ошибка была бы меньше на { $gain } % результата, но это может быть случайностью (в 95 случаях из 100 – от { $low } до { $high }): менять что-либо пока незачем.
param-curve-heading = Насколько это важно
param-curve-help = Ошибка в зависимости от одного коэффициента при лучших значениях остальных. Пологая кривая значит, что истории он почти безразличен.
param-curve-of = Кривая { $symbol }
param-curve-title = Ошибка в зависимости от { $name }
param-curve-error = ошибка
param-curve-y = типичная ошибка, %
param-curve-hover = { $symbol } = { $value }: ошибка { $error } %
param-best-heading = Значения, которые предсказали бы лучше всего
param-best-help = Оба столбца посчитаны по всей истории с одним набором значений.
param-best-what = Коэффициент
param-best-current = Действует
param-best-best = Лучшее
param-best-take = Поставить эти значения в поля
param-best-note = Это только заполнит поля: посмотрите на графики, поправьте, что хотите, и примените или отмените. Коэффициенты, о которых история ничего не говорит, остаются прежними.
param-table-symbol = Обозначение
param-table-name = Коэффициент
param-table-value = Действует
param-table-typed = Введено, но не применено
param-table-default = По умолчанию
param-table-meaning = Что он делает
