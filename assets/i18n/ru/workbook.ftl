sheets-not-workbook = Это не таблица, которую можно прочитать; читаются XLS, XLSX и ODS.
sheets-password = Книга защищена паролем. Откройте её в Excel или LibreOffice, сохраните без пароля и попробуйте снова.
sheets-damaged = Книга повреждена и не читается. Если Excel или LibreOffice её ещё открывает, сохраните её там под другим именем и попробуйте снова.
sheets-limit-size = В распакованном виде книга больше { $most } МиБ; у клубов таких не бывает.
sheets-limit-parts = Внутри книги больше { $most } частей; у клубов таких не бывает.
sheets-limit-sheets = В книге больше { $most } листов; у клубов таких не бывает.
sheets-limit-cells = В книге больше { $most } заполненных ячеек; у клубов таких не бывает.
sheets-limit-text = В книге больше { $most } МиБ текста; у клубов таких не бывает.
sheets-limit-area = Листы книги охватывают больше { $most } ячеек. Возможно, далеко внизу или справа есть случайная ячейка: удалите её и попробуйте снова.

progress-begins = Начало
progress-stopped = Остановлено; ничего не изменилось.

workbook-stage-read = Чтение книги
workbook-stage-fill = Турниры раскладываются по порядку
workbook-stage-save = Расчёт и запись

workbook-none = Это не старая книга клуба: ни на одном из листов Hist, Statistic и Rating нет игроков.
workbook-many-players = В книге больше { $most } игроков; у клубов столько не бывает. Возможно, в столбце B листов Hist, Statistic или Rating стоят не только имена.
workbook-club-not-empty = В этом клубе уже есть турниры. Старую книгу можно перенести только в новый клуб или в клуб без турниров.
workbook-no-date = В книге нет даты ни одного турнира. Укажите день последнего (в командной строке --date 2026-03-04); остальные получат даты через неделю.
op-workbook = перенос старой книги
workbook-title-assumed = из старой книги, дата предположительная
workbook-reason = Рейтинг из старой книги: у предыдущих турниров нет результатов

workbook-imported = Перенесено: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}, { $tournaments ->
    [one] { $tournaments } турнир
    [few] { $tournaments } турнира
   *[other] { $tournaments } турниров
} с результатами, { $prehistory ->
    [one] { $prehistory } турнир
    [few] { $prehistory } турнира
   *[other] { $prehistory } турниров
} предыстории.
workbook-assumed = { $evenings ->
    [one] Для { $evenings } турнира ({ $first } – { $last }) дата неизвестна и поставлена предположительно, через неделю после предыдущей.
   *[other] Для { $evenings } турниров ({ $first } – { $last }) даты неизвестны; они поставлены предположительно, через неделю одна после другой.
}
workbook-adjustments = { $count ->
    [one] После турниров без результатов вручную установлен { $count } рейтинг, как на листе Statistic:
    [few] После турниров без результатов вручную установлены { $count } рейтинга, как на листе Statistic:
   *[other] После турниров без результатов вручную установлено { $count } рейтингов, как на листе Statistic:
}
workbook-adjustment = { $date }: { $name }, с этого дня { $rating }
workbook-restarted = { $count ->
    [one] У { $count } игрока, который уже был в клубе, изменился начальный рейтинг:
   *[other] У { $count } игроков, которые уже были в клубе, изменился начальный рейтинг:
}
workbook-restart = { $name }: было { $before }, в книге { $after }
workbook-flaws = { $count ->
    [one] В книге не сходится { $count } место:
    [few] В книге не сходятся { $count } места:
   *[other] В книге не сходятся { $count } мест:
}
workbook-differences = { $count ->
    [one] { $count } число книги расходится с нашим больше чем на 0,5 очка:
    [few] { $count } числа книги расходятся с нашими больше чем на 0,5 очка:
   *[other] { $count } чисел книги расходятся с нашими больше чем на 0,5 очка:
}
workbook-agrees = { $count ->
    [one] Пересчитано { $count } число книги: оно сходится с нашим с точностью до 0,5 очка.
    [few] Пересчитано { $count } числа книги: все сходятся с нашими с точностью до 0,5 очка.
   *[other] Пересчитано { $count } чисел книги: все сходятся с нашими с точностью до 0,5 очка.
}
workbook-difference = { $place }: { $name }, в книге { $workbook }, здесь { $ours }
workbook-more = … и ещё { $count }.
workbook-at = { $place }: { $reason }

workbook-no-sheet = Нет листа { $sheet }.
workbook-beyond = Здесь и дальше вправо ничего не прочитано: больше { $most } турниров не переносится. Если это случайные ячейки, ничего не потеряно.
workbook-param-kept = Коэффициент { $name } не найден и сохраняет своё значение.
workbook-param-twice = Коэффициент { $name } встречается здесь второй раз; взят первый.
workbook-forget-doubtful = Забывание прочитано как { $percent } %: здесь стоит { $number }. Если имелось в виду { $number } %, исправьте его на вкладке Param.
workbook-not-number = «{ $text }» – не число.
workbook-not-player-number = «{ $text }» – не номер игрока.
workbook-number-twice = Номер { $number } уже есть у игрока { $name }.
workbook-number-odd = «{ $text }» – не номер игрока; по месту в списке взят номер { $number }.
workbook-name-twice = Игрок { $name } уже есть; этот назван { $own }.
workbook-no-name = Здесь есть партнёр, но в строке нет имени.
workbook-unknown-number = У игрока { $name } партнёр под номером { $number }, а такого игрока нет.
workbook-own-partner = У игрока { $name } партнёром указан его собственный номер { $number }.
workbook-one-sided = У игрока { $name } партнёр { $partner }, а у того известного партнёра нет; принято, что это пара.
workbook-not-mutual = У игрока { $name } партнёр { $partner }, но не наоборот; парой они не признаны.
workbook-not-on-hist = Игрока { $name } нет на листе Hist; он добавлен.
workbook-name-differs = «{ $name }» принято за { $hist }.
workbook-namesakes = Игроков по имени { $name } несколько; взят первый.
workbook-row-twice = Игрок { $name } стоит на этом листе дважды; взята первая строка.
workbook-no-rating = Рейтинга игрока { $name } нет нигде; начальный рейтинг – 0.
workbook-date-differs = Здесь дата { $inside }, а на ярлыке листа другая; взято { $taken }.
workbook-date-not-believed = Дата { $date } не стоит по порядку между датами соседних турниров; она не использована.
workbook-date-odd = «{ $text }» не удаётся прочитать как дату; она не использована.
workbook-sheet-unused = На этом листе нет пар; он не использован.
workbook-sheet-twice = Тот же турнир, что на листе { $other }; пропущен.
workbook-sheet-no-date = На листе есть пары, но нет даты, и ни в одном столбце Hist таких пар нет; пропущен.
workbook-sheet-not-on-hist = На листе Hist нет столбца этого турнира.
workbook-not-calculated = Турнира с этого листа нет на Hist: он ещё не посчитан; пропущен.
workbook-few-results = Результатов меньше двух; взяты только пары.
workbook-player-twice = { $name } играет в этом турнире дважды; эта пара пропущена.
workbook-pair-not-on-hist = { $a } и { $b } в столбце этого турнира на Hist – не партнёры.
workbook-pair-not-on-sheet = { $a } и { $b } здесь партнёры, а на листе { $sheet } – нет.
workbook-columns-unlike = На Statistic столбцов с рейтингами { $ratings } и в этом столбце начальные рейтинги, а на Hist турниров { $evenings } (от самого старого с результатами до последнего – { $calculated }). Наложить листы друг на друга нельзя; рейтинги вручную не устанавливались.
workbook-column-empty = Этот столбец пуст, хотя для более старых турниров рейтинги есть. Наложить Hist и Statistic друг на друга нельзя; рейтинги вручную не устанавливались.
workbook-column-inserted = Этот столбец пуст, и на листе Statistic для него нет рейтингов; он не считается турниром.
workbook-absent-moved = Рейтинг здесь изменился после турнира, в котором игрок, судя по Hist, не играл; таких ячеек { $moved } из { $absences } у отсутствовавших. Похоже, столбцы Hist и Statistic сдвинуты; рейтинги вручную не устанавливались.
workbook-start-late = Самый старый рейтинг игрока { $name } – уже после турнира с результатами; он взят как начальный, поэтому посчитанные рейтинги отличаются.
workbook-start-of-rating = Рейтинга игрока { $name } нет на листе Statistic; начальный рейтинг взят с листа Rating, поэтому посчитанные рейтинги отличаются.
workbook-starts-of-rating = На листе Statistic нет рейтингов; начальные рейтинги ({ $players }) взяты с листа Rating, поэтому посчитанные рейтинги отличаются.
workbook-main-unknown = Основной показатель { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
} сравнить нельзя: в него входят турниры без результатов.

workbook-title = Загрузить старую книгу
workbook-what = Книга Excel с листами Param, Tourn, Hist, Rating и Statistic станет файлом клуба. Сама книга только читается.
workbook-file = Книга (XLS, XLSX или ODS)
workbook-club = Файл клуба, который будет создан
workbook-browse-club = Обзор: файл клуба…
workbook-club-hint = Если такой клуб уже есть, в нём не должно быть турниров; тогда он будет заполнен.
workbook-newest = День последнего турнира – только если в книге нет ни одной даты
workbook-go = Загрузить
workbook-progress = Сколько уже загружено
workbook-done = Что перенесено из книги
workbook-keep = Прочтите это один раз. Текст можно скопировать и сохранить; отмена вернёт всё как было.
