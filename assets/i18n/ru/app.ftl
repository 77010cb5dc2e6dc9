menu-file = Файл
menu-edit = Правка
menu-view = Вид
menu-help = Справка
menu-new-club = Новый клуб…
menu-open = Открыть…
menu-open-sample = Открыть учебный клуб
menu-recent = Недавние клубы
menu-import = Загрузить результаты…
menu-export = Выгрузить…
menu-old-workbook = Загрузить старую книгу Excel…
menu-close = Закрыть клуб
menu-quit = Выход
menu-undo = Отменить
menu-redo = Повторить
menu-commands = Найти команду, игрока или турнир
menu-columns = Что значат эти столбцы?
menu-guide = Первые шаги
menu-keys = Клавиши
menu-about = О программе
menu-welcome = Начало
menu-tab-param = Param: коэффициенты рейтинга
menu-tab-tourn = Tourn: ввод и расчёт турниров
menu-tab-hist = Hist: кто с кем играл
menu-tab-rating = Rating: рейтинг-лист
menu-tab-statistic = Statistic: рейтинги во времени
menu-tab-championship = Championship: сессии с игроками разных клубов
menu-tab-fibs = FIBS: рейтинги в нардах, также MSN Zone
menu-tab-fide = FIDE: шахматные рейтинги
menu-tab-redistribution = Redistribution: рейтинги для любой игры со счётом
menu-zoom-in = Крупнее
menu-zoom-out = Мельче
menu-zoom-reset = Обычный размер
menu-look-system = Тема как в системе
menu-look-light = Светлая тема
menu-look-dark = Тёмная тема
menu-look-contrast = Контрастная тема

welcome-what = Личные рейтинги игроков бридж-клуба по результатам еженедельных парных турниров
welcome-sample = Вымышленный клуб с целым сезоном: осмотреться и попробовать
welcome-new = Ваш клуб: название и список игроков
welcome-open = Файл клуба, который у вас уже есть
welcome-old-workbook = Ваш клуб из книги Excel: игроки, партнёры, турниры
welcome-recent = Недавние клубы
welcome-opening = Клуб открывается…

dialog-close = Закрыть
dialog-cancel = Отмена
dialog-browse = Обзор…

confirm-title = Подтвердите, пожалуйста
confirm-yes = Да
confirm-delete = Удалить
confirm-calculate = Рассчитать

app-worker-stopped = Из-за внутренней ошибки программы работа прервана, и клуб закрыт. Всё рассчитанное раньше сохранено в файле клуба. Пожалуйста, откройте клуб снова; если это повторится, сообщите авторам Tandem.
refused-title = Действие не выполнено
# Ничего не попадает в файл клуба
unsaved-title = Ничего не сохраняется
unsaved-moved = Файла клуба { $file } больше нет на месте: он перемещён, переименован или удалён. Всё, что набирается и рассчитывается с этой минуты, в нём не сохраняется.
unsaved-other = Набираемый лист не удаётся сохранить. { $reason }
unsaved-help = Сохраните, пожалуйста, копию: в неё войдёт всё, что на экране, и вы продолжите работать в ней. Или верните файл на место – дальше Tandem справится сам.
unsaved-help-other = Сохраните, пожалуйста, копию в другом месте: в неё войдёт всё, что на экране, и вы продолжите работать в ней. Тем временем Tandem сам пробует ещё раз.
unsaved-copy = Сохранить копию…
unsaved-over = Файл клуба снова можно сохранять, всё набранное за это время сохранено.
unsaved-quit = Выйти, потеряв набранное с тех пор
unsaved-close = Закрыть клуб, потеряв набранное с тех пор
refused-unchanged = Ничего не изменилось.

moved-title = Чей рейтинг изменился
moved-count = { $count ->
    [one] Изменился рейтинг { $count } игрока.
    [few] Изменились рейтинги { $count } игроков.
   *[other] Изменились рейтинги { $count } игроков.
}
moved-name = Имя
moved-before = Было
moved-after = Стало
moved-change = Разница
moved-main = Осн. показатель
moved-place = Место
moved-copy = Копировать таблицу

open-title = Открыть клуб
open-near = Найденные клубы
open-path = Или путь к файлу клуба
open-filter = Клубы Tandem
open-open = Открыть

list-open = Прочитать из файла…
list-clear = Очистить
list-copy = Копировать
list-save = Сохранить CSV…
list-ends-before = Посчитано только то, что стоит до строки { $line }: остальное зависит от неё.
list-line = Строка { $line }: { $reason }
list-too-long = Список слишком длинный. Калькулятор принимает не больше { $lines } строк и не больше { $characters } знаков во всех строках вместе.
list-more = … и ещё { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[other] { $lines } строк
}
field-empty = Здесь нужно число.

open-list-title = Прочитать список из файла
open-list-what = Список в калькуляторе будет заменён списком из файла.
open-list-filter = Списки

new-title = Новый клуб
new-name = Название клуба
new-name-missing = Назовите клуб.
new-path = Файл, в котором он хранится
new-players = Игроки (можно оставить пустым)
new-players-hint = По одному в строке: имя, затем начальный рейтинг, например «Новак Анна 120». Можно вставить два столбца из Excel. Новички начинают с −900 … −500, средние игроки – с −100 … +300, эксперты – с +700 … +1100.
new-players-twice = Строка { $line }: { $name } уже есть в списке.
new-players-line = Строка { $line }, «{ $text }»: нужны имя и затем рейтинг.
new-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
new-params = Коэффициенты рейтинга сначала такие, как в статье; все они объяснены на вкладке Param, и там их можно изменить.
new-create = Создать

save-title = Сохранить
save-path = Файл
save-replaces = Такой файл уже есть, он будет заменён.
save-save = Сохранить

toast-done = Готово: { $operation }
toast-evening = { $pairs ->
    [one] { $pairs } пара.
    [few] { $pairs } пары.
   *[other] { $pairs } пар.
}
toast-evening-best = { $pairs ->
    [one] { $pairs } пара;
    [few] { $pairs } пары;
   *[other] { $pairs } пар;
} наибольший прирост – { $name }, { $gain }
toast-imported = Готово: { $evenings ->
    [one] рассчитан { $evenings } турнир
    [few] рассчитано { $evenings } турнира
    [many] рассчитано { $evenings } турниров
   *[other] рассчитано { $evenings } турнира
}{ $players ->
    [0] {""}
    [one] , { $players } новый игрок
    [few] , { $players } новых игрока
    [many] , { $players } новых игроков
   *[other] , { $players } новых игроков
}
toast-undone = Отменено: { $operation }
toast-redone = Повторено: { $operation }
toast-undo = Отменить
toast-redo = Повторить
toast-show-folder = Показать папку
toast-close = Закрыть сообщение
toast-no-backtest = Ещё нет зачётных турниров, на которых можно проверить коэффициенты: рассчитайте первый на вкладке Tourn.
toast-copied = Скопировано
toast-saved = Сохранено: { $path }

commands-search = Введите часть названия
commands-nothing = Ничего не найдено: попробуйте меньше букв.
keys-menus = В меню: стрелки – переход, Enter – выбор, Esc – выход
keys-calculate = Рассчитать турнир; в окне с вопросом – нажать главную кнопку
keys-enter = Следующая ячейка пары, затем следующая пара
keys-tab = Следующая ячейка; с Shift – предыдущая
keys-arrows = Та же ячейка пары выше или ниже
keys-paste = Вставить блок ячеек из Excel, с веб-страницы или из письма
keys-remove = Убрать пару
keys-rows = В таблице: другой игрок, первый, последний; также Page Up и Page Down
keys-sideways = В широкой таблице: к столбцам левее и правее
keys-space-key = Пробел
keys-space = На вкладке Statistic: нарисовать или убрать кривую игрока; в других местах – нажать то, что выбрано
keys-letters = А … Я
keys-find = В таблице: первый игрок, чьё имя начинается с набранных букв
keys-copy = В таблице: скопировать строку игрока
keys-all = В таблице: отметить все строки, чтобы скопировать их
keys-escape = Назад со страницы или закрыть открытое
keys-why = Почему изменился рейтинг этого партнёра – в записанной сессии чемпионата
keys-zoom = Крупнее или мельче

about-text = Рейтинг игроков бридж-клуба по результатам еженедельных парных турниров, кто бы с кем ни играл.
about-licence = Свободная программа под лицензией MIT.
about-club = Клуб
about-backups = Его резервные копии
about-settings = Настройки
about-copy = Копировать
about-show = Показать папку

window-no-display = Нет экрана, на котором можно открыть окно (ни X, ни Wayland). Всё можно сделать и из командной строки: tandem --help.
window-failed = Не удалось открыть окно: { $reason }. В Debian или Ubuntu нужны пакеты: { $packages }.
