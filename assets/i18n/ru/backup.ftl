# Что не получилось. Без копии файл не обновляется и не восстанавливается.
backup-not-made = { $before ->
    [migration] Этот клуб записан более ранней версией Tandem, и перед обновлением сохраняется его копия. Её не удалось сделать
    [restore] Прежде чем копия займёт место нынешнего файла, он сохраняется. Сохранить его не удалось
    [repair] Прежде чем файл будет исправлен, сохраняется его копия. Её не удалось сделать, и ничего не исправлено
   *[nothing] Резервная копия не сделана
}
backup-disk-full = { backup-not-made }: на диске папки { $folder } нет места. Пожалуйста, освободите его.
backup-no-folder = { backup-not-made }: папки { $folder } нет. Если она на флешке или другом диске, подключите его или выберите для копий другую папку.
backup-read-only = { backup-not-made }: в папку { $folder } нельзя ничего записать. Выберите для копий другую папку или разрешите запись в эту.
backup-differs = { backup-not-made }: записанное в папку { $folder } читается не так, как было записано. Возможно, диск неисправен; выберите папку на другом диске.
backup-failed = { backup-not-made } в папке { $folder }. (Подробности: { $details })
backup-unsound = Файл { $file } повреждён или не является клубом Tandem, поэтому копией служить не может. Выберите, пожалуйста, другую.
backup-opened = { $file } — резервная копия, она остаётся как есть. Чтобы вернуться к ней, восстановите её на место { $club }; чтобы работать в ней отдельно, сделайте её копию без защиты от записи.
backup-same-file = { $file } — это сам клуб. Выберите, пожалуйста, одну из его копий.

# Почему сделана копия
backup-why-close = при закрытии
backup-why-timer = каждые полчаса работы
backup-why-import = перед загрузкой
backup-why-merge = перед объединением игроков
backup-why-bulk = перед крупным изменением
backup-why-migration = перед обновлением файла
backup-why-repair = перед исправлением
backup-why-restore = перед восстановлением
backup-why-unreadable = прежний файл, не читается
backup-why-by-hand = вручную

# Список копий
backup-list-in = Резервные копии в папке { $folder }
backup-none = В папке { $folder } резервных копий пока нет.
backup-when = Когда
backup-why = Почему
backup-players = Игроков
backup-last = Последний турнир
backup-size = Размер
backup-file = Файл
backup-unreadable = повреждена
backup-no-tournaments = турниров нет
backup-kilobytes = { $size } КБ
backup-megabytes = { $size } МБ
backup-contents = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}, { $tournaments ->
    [0] турниров нет
    [one] { $tournaments } турнир, последний — { $last }
    [few] { $tournaments } турнира, последний — { $last }
   *[other] { $tournaments } турниров, последний — { $last }
}

# Окно резервных копий
menu-backups = Резервные копии…
menu-save-copy = Сохранить копию с сегодняшней датой…
backups-title = Резервные копии клуба
backups-reading = Читаю копии…
backups-none = Копий пока нет. Первая появится, когда вы закроете клуб после изменений, — или прямо сейчас.
backups-folder = Папка: { $folder }
backups-change = Сменить папку…
backups-show = Показать папку
backups-rule = Tandem делает копию, когда вы закрываете изменённый клуб, перед крупными изменениями и каждые полчаса работы. Все копии последних двух дней хранятся, затем последняя за день — две недели, за неделю — два месяца, за месяц — всегда. Сделанные вручную не удаляются никогда.
backups-now = Сделать копию сейчас
backups-close = Закрыть
backups-restore = Восстановить…
backups-restore-one = Восстановить копию: { $when }…
backups-preview = Восстановить эту копию?
backups-made = Копия: { $when } ({ $why }). Она только что прочитана от начала до конца, ошибок нет.
backups-club = Клуб
backups-tournaments = Турниров
backups-now-column = Сейчас
backups-then-column = В копии
backups-other-club = Это копия другого клуба: «{ $other }».
backups-present-unreadable = Нынешнего файла нет, или он не читается.
backups-kept = Нынешний файл сначала сохраняется среди копий, так что к нему можно вернуться отсюда же. Отмена действий продолжится с того места, где была копия.
backups-restore-now = Восстановить
backups-folder-title = Папка для резервных копий
backups-folder-hint = Папка на другом диске или флешке поможет, даже если пропадёт сам компьютер. Выбор запомнит этот компьютер; прежние копии останутся на месте.
backups-folder-path = Папка
backups-no-folder = Папки { $folder } нет.
backups-beside = Папка рядом с клубом
backups-choose = Взять эту папку
backups-offered = У этого клуба есть резервные копии. Их можно посмотреть и восстановить.
backups-offer = Резервные копии…
toast-backup = Копия сделана: { $file }
toast-restored = Копия восстановлена.
toast-restored-kept = Копия восстановлена. Прежний файл сохранён как { $file }.
copy-title = Сохранить копию клуба
copy-what = Отдельный файл со всем клубом: взять с собой или попробовать что-нибудь в нём. Вы продолжаете работать в нынешнем.
copy-taken = Файл с таким именем уже есть. Выберите, пожалуйста, другое.
backups-untold = При прошлом закрытии клуба: { $reason }
