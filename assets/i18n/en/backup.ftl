# What is wrong. Before a file is brought up to date or restored nothing goes
# on without a backup.
backup-not-made = { $before ->
    [migration] This club was written by an earlier version of Tandem, and a copy of it is kept before it is brought up to date. The copy could not be made
    [restore] The present file is kept before a backup takes its place. It could not be kept
   *[nothing] No backup was made
}
backup-disk-full = { backup-not-made }: the disk of { $folder } is full. Please make room on it.
backup-no-folder = { backup-not-made }: there is no folder { $folder }. If it is on a stick or another disk, please connect it, or choose another folder for the backups.
backup-read-only = { backup-not-made }: nothing can be written into { $folder }. Please choose another folder for the backups, or allow writing there.
backup-differs = { backup-not-made }: what was written into { $folder } could not be read back as it was. The disk may be failing; please choose a folder on another one.
backup-failed = { backup-not-made } in { $folder }. (Details: { $details })
backup-unsound = { $file } is damaged or not a Tandem club, so it cannot be used as a backup. Please choose another one.
backup-same-file = { $file } is the club itself. Please choose one of its backups.

# Why a backup was made
backup-why-close = on closing
backup-why-timer = every half hour of work
backup-why-import = before an import
backup-why-merge = before joining two players
backup-why-bulk = before a large change
backup-why-migration = before the update of the file
backup-why-restore = before a backup was restored
backup-why-unreadable = replaced file, not readable
backup-why-by-hand = by hand

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
