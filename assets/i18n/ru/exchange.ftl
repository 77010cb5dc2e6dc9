table-file-missing = Файла { $file } нет.
table-file-forbidden = Нет прав на чтение файла { $file }.
table-file-folder = { $file } – это папка, а не файл.
table-file-special = { $file } – это не обычный файл.
table-file-unreadable = Не удалось прочитать файл { $file }: { $error }.
table-too-large = Файл больше { $most } МиБ; таких файлов с результатами не бывает.
table-not-text = Это не текстовый файл, или он не в кодировке { $encoding }.
table-other-format = Это файл вида { $format }; результаты читаются из таблиц (CSV, TSV, текст), электронных таблиц (XLSX, XLS, ODS), файлов USEBIO, PBN и Bridgewebs.
table-nothing = Таблицы здесь нет: ни в одной строке нет имён и результатов.
table-wide = В таблице больше { $most } столбцов; то, что правее, не прочитано.
table-many-lines = В тексте больше { $most } строк; файлов с результатами такого размера не бывает.
table-no-people = Списка здесь нет: ни в одной строке нет игрока.
table-two-dates = Строки относятся к разным вечерам, от { $first } до { $last }; каждому вечеру нужен свой файл.
table-needs-columns = В таблице нужны столбцы { $columns }; не хватает: { $missing }.
table-no-names = Не указаны имена.
table-nobody = Здесь никто не сидел: это пустое место, а не пара.
table-one-name = Указано только одно имя, «{ $name }»; в паре два игрока, например «Имя & Имя».
table-many-names = { $count ->
    [one] { $count } имя
    [few] { $count } имени
   *[other] { $count } имён
} вместо двух: { $names }.
table-same-name = Один и тот же игрок дважды: { $name }.
table-two-pairs = В этой строке больше одной пары; каждой паре нужна своя строка.
table-unclear-names = Непонятно, в каких столбцах имена двух игроков. Назовите столбцы «Фамилия 1», «Имя 1», «Фамилия 2», «Имя 2» или пишите имя целиком в одной ячейке.
table-long-text = Текст в этой строке длиннее { $most } КиБ; таких имён не бывает.
table-no-result = Нет результата.
table-no-percentage = Нет процента, хотя у большинства пар он есть; итог без процента с процентами не сравнить.
table-result-not-number = Результат «{ $text }» – не число.
table-not-number = «{ $text }» – не число.
table-boards = Число сдач «{ $text }» – не целое число от 1 до 200.
table-extra-cell = Ячеек больше, чем заголовков («{ $text }»); возможно, это десятичная запятая без кавычек.
table-split-number = «{ $text }» – одно число с десятичной запятой или два числа? Возьмите его в кавычки, напишите точку вместо запятой или разделите ячейки точкой с запятой.
table-no-date = Не указана дата.
table-no-field = Не указана линия, хотя у других пар она есть.
table-not-a-pair = Эта строка внутри таблицы – не пара: «{ $text }».
table-sums = «{ $text }» – строка сумм или средних, а не пара.
table-no-start = Не указан начальный рейтинг: { $name }.
table-start-not-number = Начальный рейтинг «{ $text }» – не число: { $name }.
table-privacy = Непонятно, как показывать игрока { $name }: «{ $text }»; возможно { $known }.
table-date = «{ $text }» – не дата; нужен вид 2026-03-04.
table-write-folder = Нет папки для файла { $file }.
table-write-forbidden = Нет прав на запись файла { $file }.
table-write-club = { $file } – это клуб или другая база данных, заменять его нельзя. Выберите другое имя.
table-write-full = На диске нет места; файл { $file } не записан.
table-write-failed = Не удалось записать файл { $file }: { $error }.
