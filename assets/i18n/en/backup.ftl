# What is wrong. Before a file is brought up to date or restored nothing goes
# on without a backup.
backup-not-made = { $before ->
    [migration] This club was written by an earlier version of Tandem, and a copy of it is kept before it is brought up to date. The copy could not be made
    [restore] The present file is kept before a backup takes its place. It could not be kept
    [repair] A copy of the file is kept before it is put in order. The copy could not be made, and nothing was repaired
   *[nothing] No backup was made
}
backup-disk-full = { backup-not-made }: the disk of { $folder } is full. Please make room on it.
backup-no-folder = { backup-not-made }: there is no folder { $folder }. If it is on a stick or another disk, please connect it, or choose another folder for the backups.
backup-read-only = { backup-not-made }: nothing can be written into { $folder }. Please choose another folder for the backups, or allow writing there.
backup-differs = { backup-not-made }: what was written into { $folder } could not be read back as it was. The disk may be failing; please choose a folder on another one.
backup-failed = { backup-not-made } in { $folder }. (Details: { $details })
backup-beside = The folder { $chosen } chosen for the backups cannot be used now, so the backup was made beside the club, in { $folder }. If the chosen folder is on a stick or another disk, please connect it or make room on it; else choose another one.
backup-unsound = { $file } is damaged or not a Tandem club, so it cannot be used as a backup. Please choose another one.
backup-opened = { $file } is a backup and stays as it is. To go back to it, restore it in the place of { $club }; to work in it beside the club, make a copy of it that is not write-protected.
backup-same-file = { $file } is the club itself. Please choose one of its backups.

# Why a backup was made
backup-why-close = on closing
backup-why-timer = every half hour of work
backup-why-import = before an import
backup-why-merge = before merging two players
backup-why-bulk = before a large change
backup-why-migration = before the update of the file
backup-why-repair = before a repair
backup-why-restore = before a backup was restored
backup-why-unreadable = replaced file, not readable
backup-why-by-hand = by hand
# In the list, where it does not lie in the folder chosen
backup-why-elsewhere = { $why }, in { $folder }

# The list of backups
backup-list-in = Backups in { $folder }
backup-none = There are no backups in { $folder } yet.
backup-when = When
backup-why = Why
backup-players = Players
backup-last = Last tournament
backup-size = Size
backup-file = File
backup-unreadable = damaged
backup-no-tournaments = no tournaments
backup-kilobytes = { $size } KB
backup-megabytes = { $size } MB
backup-contents = { $players ->
    [one] one player
   *[other] { $players } players
}, { $tournaments ->
    [0] no tournaments
    [one] one tournament, { $last }
   *[other] { $tournaments } tournaments, the last of them { $last }
}

# The window of backups
menu-backups = Backups…
menu-save-copy = Save a copy under today’s date…
backups-title = Backups of the club
backups-reading = Reading the backups…
backups-none = There are no backups yet. The first one is made when you close the club after a change, or now.
backups-folder = Folder: { $folder }
backups-change = Change folder…
backups-show = Show the folder
backups-rule = Tandem makes a backup when you close a changed club, before large changes, and every half hour of work. All of the last two days are kept, then the last one of each day for two weeks, of each week for two months, and of each month for ever. Those made by hand are never removed.
backups-now = Back up now
backups-restore = Restore…
backups-restore-one = Restore the backup of { $when }…
backups-preview = Restore this backup?
backups-made = Backup of { $when } ({ $why }). It was read from beginning to end just now and is sound.
backups-club = Club
backups-tournaments = Tournaments
backups-now-column = Now
backups-then-column = In the backup
backups-other-club = This is a backup of another club: “{ $other }”.
backups-present-unreadable = The present file is missing or cannot be read.
backups-kept = The present file is kept among the backups before, so that you can go back to it here. Undo then goes on from where the backup was.
backups-restore-now = Restore
backups-folder-title = Folder for the backups
backups-folder-hint = A folder on another disk or a stick also helps when this computer is lost. This computer remembers your choice; backups made before stay where they are.
backups-folder-path = Folder
backups-no-folder = There is no folder { $folder }.
backups-closed-folder = Nothing can be written into { $folder }. Please choose another folder, or allow writing there.
backups-beside = The folder beside the club
backups-choose = Use this folder
backups-offered = There are backups of this club. You can look at them and restore one.
backups-offer = Backups…
toast-backup = Backup made: { $file }
toast-restored = The backup is restored.
toast-restored-kept = The backup is restored. The file that was there is kept as { $file }.
copy-title = Save a copy of the club
copy-what = A whole club file of its own, to take along or to try things in. You go on working in the present one.
copy-what-opened = A whole club file of its own, in a folder where it can be changed. It is opened as soon as it is saved; the write-protected one stays as it is.
copy-offered = You can make a copy in a folder of yours and open that.
copy-offer = Open a copy…
copy-taken = A file of that name is there already. Please choose another name.
backups-untold = When the club { $club } was closed last time: { $reason }
