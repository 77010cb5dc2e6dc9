# Ошибки в строке
sheet-names-missing = Не указаны имена партнёров.
sheet-partner-missing = { $name }: нет партнёра.
sheet-names-many = { $count ->
    [one] В строке { $count } имя; в паре их два.
    [few] В строке { $count } имени; в паре их два.
   *[many] В строке { $count } имён; в паре их два.
}
sheet-own-partner = { $name }: игрок не может быть партнёром самому себе.
sheet-player-twice = { $name } уже играет в строке { $row }.
sheet-name-ambiguous = «{ $name }» подходит нескольким игрокам: { $players }. Выберите одного из них.
sheet-result-missing = Не указан результат.
sheet-result-not-number = Результат «{ $text }» – не число.
sheet-result-large = Результат «{ $text }» слишком велик.
sheet-result-negative = Результат { $result } меньше нуля, а у матчпойнтов и процентов так не бывает.
sheet-percent-large = Результат { $result } больше 100 %.
sheet-percentage = Опубликованный процент { $percent } не лежит между 0 и 100.
sheet-boards = Число сдач «{ $text }»: нужно целое число от 1 до { $most }.
sheet-start-missing = { $name } – новый игрок: укажите начальный рейтинг или выберите игрока клуба.
sheet-start-not-number = Начальный рейтинг «{ $text }» ({ $name }) – не число.
sheet-start-large = Начальный рейтинг «{ $text }» ({ $name }) слишком велик.

# Ошибки на листе
sheet-evening-gone = Турнира, который здесь исправляется, в клубе больше нет.
sheet-date-missing = Не указана дата.
sheet-date-wrong = «{ $text }» – не дата. Напишите её так: 04.03.2026, 4 марта 2026 или 2026-03-04.
sheet-date-range = Дата { $date } не может быть верной: год должен быть от 1900 до 2200.
sheet-no-pairs = Пар пока нет.
sheet-one-pair = Указана только одна пара; нужно не меньше двух.
sheet-field-empty = { $field ->
    [1] Нет ни одной пары на линии север–юг.
   *[other] Нет ни одной пары на линии восток–запад.
}
sheet-field-one-pair = { $field ->
    [1] На линии север–юг только одна пара; нужно не меньше двух.
   *[other] На линии восток–запад только одна пара; нужно не меньше двух.
}
sheet-no-results = Результатов пока нет: это стартовый протокол.

# Вставка и подсказки
sheet-paste-left-out = { $cells ->
    [one] { $cells } ячейка не поместилась в столбцы и пропущена.
    [few] { $cells } ячейки не поместились в столбцы и пропущены.
   *[many] { $cells } ячеек не поместились в столбцы и пропущены.
}
sheet-suggest = рейтинг { $rating }
sheet-suggest-partner = рейтинг { $rating }, вместе { $tournaments ->
    [one] { $tournaments } турнир
    [few] { $tournaments } турнира
   *[many] { $tournaments } турниров
}
sheet-suggest-present = рейтинг { $rating }, уже на листе

# Вопросы перед записью
ask-future = Дата { $date } ещё не наступила. Записать турнир с этой датой?
ask-before-last = Дата { $date } раньше последнего турнира ({ $last }). Всё, что сыграно после { $date }, будет пересчитано. Записать?
ask-second = На { $date } турнир уже записан. Записать второй?
ask-same = Те же пары с теми же результатами уже записаны на { $date }. Записать ещё раз?
