# Сайт клуба
site-hidden = имя скрыто
site-footer = Рейтинги рассчитаны программой Tandem: они личные, кто бы с кем ни играл. Основной показатель – среднее последних рейтингов игрока.
site-summary = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}, { $tournaments ->
    [one] { $tournaments } турнир, последний – { $date }.
    [few] { $tournaments } турнира, последний – { $date }.
   *[other] { $tournaments } турниров, последний – { $date }.
}
site-summary-new = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}, турниров ещё не было.
site-description = Рейтинги бридж-клуба { $club }.
site-standings = Рейтинг-лист
site-latest = Последние турниры
site-all = Все турниры, от новых к старым
site-tournaments = Турниры
site-none = Турниров ещё не было.
site-archive-description = Все турниры бридж-клуба { $club } и их победители.
site-pairs = Пар
site-winners = Победители
site-player-description = { $name } ({ $club }): основной показатель { $main }, место { $place }.
site-player-description-new = { $name } ({ $club }).
site-place = { $place } из { $players }
site-by-hand = { $date }, изменён вручную
site-tournament = { $date }
site-tournament-titled = { $date }, { $title }
site-tournament-description = Результаты и изменения рейтингов, { $club }: { $title }.
site-problem = Этот турнир рассчитать не удалось.
site-unrated = Турнир незачётный: рейтинги он не изменил.
site-field = Линия { $field }
site-results = Результаты
site-about = Подсчёт: { $scoring }. { $pairs ->
    [one] { $pairs } пара.
    [few] { $pairs } пары.
   *[other] { $pairs } пар.
}
site-about-boards = Подсчёт: { $scoring }. { $pairs ->
    [one] { $pairs } пара
    [few] { $pairs } пары
   *[other] { $pairs } пар
}, { $boards ->
    [one] { $boards } сдача.
    [few] { $boards } сдачи.
   *[other] { $boards } сдач.
}
site-earlier = ← Раньше
site-later = Позже →

# Что говорится после записи
site-done = Сайт в папке { $folder } готов: { $written ->
    [one] записана { $written } страница
    [few] записано { $written } страницы
   *[other] записано { $written } страниц
}, без изменений { $unchanged }, удалено { $removed }.
site-needs-folder = Сайту нужна папка: -o ПАПКА.
folder-is-file = { $file } – это файл, а не папка. Выберите для сайта другое имя папки.
folder-foreign = Файл { $file } создан не программой Tandem и не заменяется. Выберите для сайта пустую папку.
folder-page-failed = Из-за ошибки в программе Tandem не удалось создать страницу сайта. Страницы, уже записанные в папку { $file }, остались; пожалуйста, сообщите об этом авторам программы.
folder-not-removed = Не удалось удалить старую страницу { $file }: { $error }.
