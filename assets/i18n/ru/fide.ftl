fide-rating = { $rating } не может быть рейтингом ФИДЕ; это целое число от { $least } до { $most }.
fide-opponent = { $rating } не может быть рейтингом соперника; это целое число от { $least } до { $most }. Если у соперника нет рейтинга, напишите «б/р».
fide-highest = { $rating } не может быть наивысшим рейтингом; это целое число от { $least } до { $most }.
fide-target = Рейтинга { $rating } достичь нельзя; публикуются целые числа от { $least } до { $most }.
fide-score = { $score } – не результат партии; бывает 1, 0,5 или 0.
fide-k = K = { $k } не бывает; нужно целое число от 1 до { $most }.
fide-born = Год рождения { $born } и год турнира { $year } несовместимы.
fide-games-played = { $games } не может быть числом партий.
fide-speed = Контроля «{ $word }» нет; есть: { $known }.
fide-line-opponent = Не найден рейтинг соперника: «{ $text }»; партия записывается так: «1850 1» или «2100 0,5».
fide-line-result = «{ $text }» – не результат; бывает 1, ½, 0 или «неявка».
fide-forfeit = Не игралась: не учитывается.
fide-unrated-opponent = У соперника нет рейтинга: не учитывается.
fide-gap = Разница 600 и больше, и у одного из двоих рейтинг выше 2600: в рапиде и блице не обсчитывается.
fide-below-floor = { $rating } меньше { $floor }: рейтинг не публикуется, игрок считается безрейтинговым.
fide-few-games = Партий против соперников с рейтингом: { $games }; для первого рейтинга нужно { $least }.
fide-zero-score = Нет ни одного очка: нулевой результат в первом турнире не учитывается.
fide-initial-capped = По формуле { $rating }; первый рейтинг не бывает больше { $most }.
fide-old-rating = С марта 2024 года рейтингов ниже { $floor } в списках нет; { $rating } всё же взят в расчёт.
fide-standard-taken = В этом списке рейтинга ещё нет: взят рейтинг в классических шахматах, { $rating }.
fide-k-typed = K = { $k }: введён вручную.
fide-k-2400 = K = { $k }: однажды был опубликован рейтинг 2400 или выше.
fide-k-junior = K = { $k }: до конца года 18-летия, рейтинг ни разу не достигал 2300.
fide-k-newcomer = K = { $k }: сыграно меньше 30 партий.
fide-k-usual = K = { $k }: сыграно 30 партий или больше, рейтинг ни разу не достигал 2400.
fide-k-assumed = K = { $k }: для взрослого, сыгравшего 30 партий или больше и ни разу не достигавшего 2400; год рождения или число партий не указаны.
fide-k-700 = K = { $base }, умноженный на число партий ({ $games }), больше 700: K становится { $k }.
fide-needed = Для { $target } нужно очков: { $score } из { $games }; рейтинг станет { $rating }.
fide-needed-nothing = { $games ->
    [0] { $target } достигнуто: рейтинг { $rating }.
   *[other] { $target } уже достигнуто, даже если больше не набрать ни очка: { $rating }.
}
fide-needed-impossible = { $games ->
    [0] { $target } не достигнуто: рейтинг { $best }.
   *[other] { $target } уже не достичь: при всех победах будет { $best }.
}

fide-step-sum = Очки: { $score } из { $games }, ожидалось { $expected }; разность { $sum }.
fide-step-change = Изменение { $sum } × { $k } = { $change }, после округления { $rounded }.
fide-step-new = Новый рейтинг: { $rating }
fide-step-performance = Перфоманс: средний рейтинг соперников { $average }, { $percent } % дают { $dp }: { $rating }
fide-step-ra = Среднее соперников и двух по 1800: Ra = { $ra }
fide-step-percent = Очки: { $score } из { $games }, с двумя ничьими { $percent } %, что даёт { $dp }.
fide-step-initial = Ra + dp, после округления: { $figure }
fide-step-first = Первый рейтинг: { $rating }
fide-games-title = Партии
fide-col-opponent = Соперник
fide-col-result = Результат
fide-col-difference = D
fide-col-capped = Правило 400
fide-col-expected = Ожидание (PD)
fide-col-logistic = Логистическое, прибл.
fide-col-change = ΔR
fide-col-note = Примечание
fide-capped = считается за 400
fide-unrated = б/р
fide-forfeit-short = неявка
fide-totals-title = Все возможные суммы очков
fide-col-total = Очки
fide-col-rating-change = Изменение
fide-col-rounded = Округлено
fide-col-new = Новый рейтинг
fide-col-possible = Возможно
fide-possible = да

fide-k-within-700 = K = { $k }, умноженный на число партий ({ $games }), не больше 700: K остаётся.
fide-not-counted = Партия { $game } – { $reason }
fide-standard = Классика
fide-rapid = Рапид
fide-blitz = Блиц
fide-rated = Рейтинг есть
fide-has-none = Рейтинга ещё нет
fide-field-rating = Ваш рейтинг
fide-field-standard = Рейтинг в классике
fide-field-k = Коэффициент K
fide-field-born = Год рождения
fide-field-year = Год турнира
fide-field-games-played = Партий до турнира
fide-field-highest = Наивысший рейтинг
fide-field-target = Желаемый рейтинг
fide-if-any = если есть
fide-k-facts = Укажите, что знаете; остальное можно оставить пустым.
fide-year-otherwise = пусто: { $year }
fide-k-automatic = K по правилам
fide-k-by-hand = K вручную
fide-list = Ваши партии
fide-list-how = По строке на партию: рейтинг соперника и ваш результат – 1, ½ или 0. Не игралась: «неявка». Ещё не сыграна: только рейтинг. Соперник без рейтинга: «б/р».
fide-list-example =
    1850 1
    2100 0,5
    1790 0
    1900 неявка
    б/р 1
    2005
fide-target-how = Покажет, сколько очков нужно набрать в оставшихся партиях.
fide-missing-rating = Введите ваш рейтинг.
fide-missing-k = Введите коэффициент K или выберите «K по правилам».
fide-missing-games = Введите или вставьте ваши партии, по строке на каждую; новый рейтинг сразу появится здесь.
fide-mend = Исправьте отмеченное красным, и результат появится здесь.
fide-caption-new = Новый рейтинг
fide-caption-so-far = Рейтинг на данный момент
fide-caption-first = Первый рейтинг
fide-no-rating = нет
fide-copy = Копировать результат
fide-columns = D – ваш рейтинг минус рейтинг соперника, как он засчитан: не больше 400, где действует это правило. PD – ожидаемые очки для D по таблице ФИДЕ. ΔR – результат минус PD. Логистическое – обычная кривая, лишь приближение к таблице; в расчёт не входит.
fide-heading-event = ФИДЕ, { $speed }. Рейтинг { $rating }
fide-heading-first = ФИДЕ, { $speed }. Рейтинга ещё нет
fide-picture-title = Рейтинг при каждой сумме очков
fide-picture-x = Очки в турнире
fide-picture-y = Новый рейтинг
fide-picture-hover = Очки: { $total }, рейтинг { $rating }
fide-picture-now = У вас { $total }: { $rating }
fide-picture-so-far = Пока { $total }, остальные проиграны: { $rating }
fide-picture-floor = Ниже { $floor } рейтинга нет
