# Что не получилось. Без копии файл не обновляется и не восстанавливается.
backup-not-made = { $before ->
    [migration] Этот клуб записан более ранней версией Tandem, и перед обновлением сохраняется его копия. Её не удалось сделать
    [restore] Прежде чем копия займёт место нынешнего файла, он сохраняется. Сохранить его не удалось
   *[nothing] Резервная копия не сделана
}
backup-disk-full = { backup-not-made }: на диске папки { $folder } нет места. Пожалуйста, освободите его.
backup-no-folder = { backup-not-made }: папки { $folder } нет. Если она на флешке или другом диске, подключите его или выберите для копий другую папку.
backup-read-only = { backup-not-made }: в папку { $folder } нельзя ничего записать. Выберите для копий другую папку или разрешите запись в эту.
backup-differs = { backup-not-made }: записанное в папку { $folder } читается не так, как было записано. Возможно, диск неисправен; выберите папку на другом диске.
backup-failed = { backup-not-made } в папке { $folder }. (Подробности: { $details })
backup-unsound = Файл { $file } повреждён или не является клубом Tandem, поэтому копией служить не может. Выберите, пожалуйста, другую.
backup-same-file = { $file } — это сам клуб. Выберите, пожалуйста, одну из его копий.

# Почему сделана копия
backup-why-close = при закрытии
backup-why-timer = каждые полчаса работы
backup-why-import = перед загрузкой
backup-why-merge = перед объединением игроков
backup-why-bulk = перед крупным изменением
backup-why-migration = перед обновлением файла
backup-why-restore = перед восстановлением
backup-why-unreadable = заменённый файл, не читается
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
