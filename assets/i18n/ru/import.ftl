import-files = Файлы
import-more = Добавить…
import-remove = Убрать { $file } из списка
import-waiting = читается…
import-ready = { $date }, { $pairs ->
    [one] { $pairs } пара
    [few] { $pairs } пары
    [many] { $pairs } пар
   *[other] { $pairs } пары
}
import-unreadable = не читается
import-mistakes = { $count ->
    [one] нужно уточнить: { $count } место
    [few] нужно уточнить: { $count } места
    [many] нужно уточнить: { $count } мест
   *[other] нужно уточнить: { $count } места
}
import-bad-lines = { $count ->
    [one] не использовать { $count } строку
    [few] не использовать { $count } строки
    [many] не использовать { $count } строк
   *[other] не использовать { $count } строки
}
import-unusual = необычное

import-read-as = Прочитано как: { $kind }
import-read-how = Прочитано как: { $kind }. Подробнее и что можно изменить
import-part = Лист или турнир
import-choose = выберите
import-encoding = Кодировка
import-separator = Между ячейками
import-separator-tab = Табуляция
import-separator-semicolon = Точка с запятой
import-separator-comma = Запятая
import-separator-bar = Вертикальная черта
import-separator-blanks = Пробелы
import-decimal = Десятичный знак
import-decimal-comma = Запятая: 1.234,5
import-decimal-point = Точка: 1,234.5
import-dash = А – Б – это пара
import-dash-tip = Если имена записаны через тире с пробелами: Иванов А. - Петров Б.
import-header = Заголовки
import-header-absent = нет
import-header-line = в строке { $line }
import-automatic = автоматически
import-automatic-as = автоматически: { $found }
import-role-of = Что в столбце { $column }
import-role-unknown = – неизвестно –
import-role-names = Оба имени
import-role-player = Одно имя
import-role-result = Результат
import-role-mp = Матчпойнты
import-role-imp = Импы
import-role-cross-imp = Кросс-импы
import-role-percent = Процент
import-role-boards = Сдачи
import-role-place = Место
import-role-number = Номер пары
import-role-field = Линия
import-role-direction = NS или EW
import-role-section = Секция
import-role-date = Дата
import-role-ignored = Не нужен

import-leave-out = { $count ->
    [1] Пропустить эту строку
    [one] Пропустить эту { $count } строку
    [few] Пропустить эти { $count } строки
    [many] Пропустить эти { $count } строк
   *[other] Пропустить эти { $count } строки
}
import-nevertheless = Всё равно записать
import-strangers = { $count ->
    [one] { $count } имя, о котором нужно решить
    [few] { $count } имени, о которых нужно решить
    [many] { $count } имён, о которых нужно решить
   *[other] { $count } имени, о которых нужно решить
}
import-which = «{ $name }» может означать: { $players }. Выберите, кто это.
import-strangers-how = Игрок клуба, записанный иначе? Выберите его. Новый игрок? Укажите начальный рейтинг.
import-scale = Обычные начальные рейтинги: { $levels }
import-is = { "=" } { $name }
import-name = В файле
import-player = или игрок клуба
import-player-of = Кто из клуба записан как { $name }
import-start = Новый: начинает с
import-start-of = Начальный рейтинг: { $name }
import-remember = запомнить написание
import-remember-tip = Впредь это имя в файле означает этого игрока.
import-nobody = Игрока «{ $name }» в клубе нет.

import-col-number = №
import-col-first = Партнёр
import-col-second = Партнёр
import-col-result = Результат
import-col-percentage = % из файла
import-col-boards = Сдачи
import-col-place = Место
import-in-file = В файле: { $name }
import-new = (новый)
import-unknown = кто это?

import-calculate = { $count ->
    [one] Рассчитать { $count } турнир
    [few] Рассчитать { $count } турнира
    [many] Рассчитать { $count } турниров
   *[other] Рассчитать { $count } турнира
}
import-cancel = Выйти без записи
import-no-files = Файлов не осталось.
import-all-ready = Всё готово. Одна отмена вернёт всё назад.
import-open = { $count ->
    [one] В { $count } файле ещё нужно что-то уточнить.
    [few] В { $count } файлах ещё нужно что-то уточнить.
    [many] В { $count } файлах ещё нужно что-то уточнить.
   *[other] В { $count } файлах ещё нужно что-то уточнить.
}
import-no-club = Сначала откройте клуб: результаты загружаются в клуб.
import-title = Загрузить результаты
import-what = Один или несколько файлов: таблицы (CSV, TSV, XLSX, XLS, ODS), USEBIO, PBN, Bridgewebs. Файлы можно и перетащить на окно. Сначала всё будет показано; без вашего согласия ничего не записывается.
import-path = Файлы, по одному в строке
import-filter = Результаты турниров
import-next = Прочитать
import-first = Сначала закончите загрузку или выйдите из неё.
import-fill-rating = Все новые без рейтинга начинают с
import-fill = Заполнить
import-no-pairs = Так не читается ни одной пары. Паре нужен один столбец с обоими именами или два столбца по одному имени, и результат.
import-row = Пара { $row }: { $problem }
import-unread = Файлы, которые не читаются, задерживают остальные: уберите их кнопкой ×.
