table-file-missing = There is no file { $file }.
table-file-forbidden = The file { $file } may not be read.
table-file-folder = { $file } is a folder, not a file.
table-file-special = { $file } is not an ordinary file.
table-file-unreadable = The file { $file } could not be read: { $error }.
table-too-large = The file is larger than { $most } MiB; a results file never is.
table-not-text = This is not a text file, or not one in the encoding { $encoding }.
table-other-format = This is a file of the kind { $format }; results are read from tables (CSV, TSV, text), spreadsheets (XLSX, XLS, ODS), USEBIO, PBN and Bridgewebs.
table-nothing = There is no table in it: no line has names and results.
table-no-people = There is no list in it: no line has a player.
table-two-dates = The lines are of several evenings, from { $first } to { $last }; each evening needs a file of its own.
table-needs-columns = The table needs the columns { $columns }; missing: { $missing }.
table-no-names = The names are missing.
table-one-name = Only one name, “{ $name }”; a pair has two, as in “Name & Name”.
table-many-names = { $count ->
    [one] One name
   *[other] { $count } names
} instead of two: { $names }.
table-same-name = The same player twice: { $name }.
table-no-result = The result is missing.
table-no-percentage = The percentage is missing, while most pairs have one; a total alone cannot be compared with percentages.
table-result-not-number = The result “{ $text }” is not a number.
table-not-number = “{ $text }” is not a number.
table-boards = The number of boards “{ $text }” is not a whole number from 1 to 200.
table-extra-cell = There are more cells than headings (“{ $text }”); is it a decimal comma without quotes?
table-split-number = “{ $text }” may be one number with a decimal comma, or two numbers. Put it into quotes, write a decimal point, or separate the cells by semicolons.
table-no-date = The date is missing.
table-no-field = The field is missing, while other pairs have one.
table-not-a-pair = This line inside the table is not a pair: “{ $text }”.
table-no-start = The starting rating of { $name } is missing.
table-start-not-number = The starting rating of { $name }, “{ $text }”, is not a number.
table-privacy = The privacy of { $name }, “{ $text }”, is not known; it can be { $known }.
table-date = “{ $text }” is not a date; it must look like 2026-03-04.
table-write-folder = There is no folder for the file { $file }.
table-write-forbidden = The file { $file } may not be written there.
table-write-club = { $file } is a club or another database; it is never written over. Choose another name.
table-write-full = The disk is full; the file { $file } was not written.
table-write-failed = The file { $file } could not be written: { $error }.
