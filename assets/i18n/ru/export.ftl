export-standings = Рейтинг-лист: все игроки
export-standings-shown = Рейтинг-лист, как на экране
export-statistic = Статистика: все игроки
export-statistic-shown = Статистика, как на экране
export-history = История
export-partners = История: партнёры по турнирам
export-players = Список игроков
export-tournament = Турнир
export-player = Страница игрока
export-old-layout = Старая книга Excel
export-senseless = { $what }: в формате { $format } не записать; возможны { $known }.
export-empty-chart = Рисовать пока нечего: диаграмма была бы пустой.
export-too-large = Такая таблица рейтингов слишком велика: игроков – { $players }, событий – { $events }. Выберите меньше игроков: поиск на вкладке Statistic оставит только найденных, а страница игрока содержит всё о нём одном. В JSON поместится всё.
export-gone = В клубе нет такого турнира или игрока.
export-xlsx-failed = Электронная таблица этого не вмещает: { $error }
export-pdf-failed = Документ PDF создать не удалось: { $error }
export-what = «{ $word }» выгрузить нельзя; есть: { $known }.
export-which = После { $word } нужно уточнение: у турнира – дата, у игрока – имя, у чемпионата – название.
export-too-much = После «{ $word }» ничего не нужно.
export-no-session = У { $word } нет сессий; сессии есть у чемпионата.
export-format = Формата «{ $word }» нет; есть: { $known }.
export-needs-file = { $format } – не текст для экрана: укажите файл после -o.

export-title = Выгрузить
export-subject = Что
export-site = Весь клуб как сайт
export-site-what = Папка со страницами для браузера: рейтинг-лист, страница каждого игрока и каждого турнира. Игроки показаны так, как каждый из них выбрал. Никуда ничего не отправляется: папку вы размещаете на своём сайте сами.
export-folder = Папка
export-go = Выгрузить
export-writing = Записывается…
export-csv = CSV, таблица для любой программы
export-xlsx = XLSX, для Excel и LibreOffice
export-html = HTML, страница для браузера
export-pdf = PDF, для печати
export-json = JSON, для программ
export-png = PNG, диаграмма как картинка
export-svg = SVG, диаграмма как чертёж
export-tsv = В буфер обмена, чтобы вставить в другую программу
export-comma = Точки с запятой и десятичные запятые, как принято в русском Excel
export-mark = Пометить текст как UTF-8, чтобы Excel узнал русские буквы
export-public = Имена так, как каждый игрок выбрал для публикаций
export-broke = Ошибка внутри программы прервала выгрузку. Клуб не затронут; пожалуйста, сообщите авторам Tandem.
export-cut-as-of = на конец дня { $date }
export-cut-recent = { $count ->
    [1] играли в последнем турнире
    [one] играли в одном из последних { $count } турнира
    [few] играли в одном из последних { $count } турниров
    [many] играли в одном из последних { $count } турниров
   *[other] играли в одном из последних { $count } турниров
}
export-cut-least = { $count ->
    [one] не меньше { $count } турнира
    [few] не меньше { $count } турниров
    [many] не меньше { $count } турниров
   *[other] не меньше { $count } турниров
}
export-cut-search = «{ $text }» в имени
export-cut-count = показано игроков: { $shown } из { $all }
export-nothing = Выгружать здесь пока нечего: сначала заполните поля.
export-replace = Заменить имеющийся файл
export-replace-first = Файл с таким именем уже есть. Отметьте «{ $tick }» или выберите другое имя.
export-site-format = У сайта свой формат: уберите { $option }.
export-ending = { $file }: окончание этого имени – не формат. Подойдёт одно из { $known }, либо укажите --format.
export-cut-retired = без тех, кто больше не играет

# Части имён предлагаемых файлов, после названия клуба
file-standings = рейтинг-лист
file-statistic = статистика
file-history = история
file-partners = партнёры
file-players = игроки
file-tournament = турнир
file-player = игрок
file-session = сессия { $number }
file-totals = итоги
file-curves = рейтинги по сессиям
file-workbook = старая книга
file-site = сайт
file-coefficients = коэффициенты
file-ladder = лестница
file-game = игра
file-matches = матчи
file-match = матч
file-games = партии
