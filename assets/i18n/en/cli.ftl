cli-in-file = { $file }: { $reason }
cli-in-line = { $file }, line { $line }: { $reason }
cli-skipped = Lines that cannot be used:
cli-language = There is no language “{ $code }”; there are: { $known }.
cli-club-before-command = { $club } stands before the command; the club follows it.
cli-no-command = There is no command “{ $word }”, and no such file; the commands are: { $known }.
cli-output = The answer could not be written: { $error }.
cli-output-saved = Everything is saved; only the answer could not be written: { $error }.
cli-made = The club “{ $club }” is in the file { $file }.
cli-undone = Taken back: { $operation }
cli-redone = Repeated: { $operation }
cli-check-repair = To put right what was found, use check --repair: a backup is made first.
cli-no-problems = no problems
cli-players = Players added: { $added }; changed: { $updated }.
cli-player-twice = { $name } is named twice; first in line { $line }.
cli-history = { $evenings ->
    [one] Pre-history of one evening added.
   *[other] Pre-history of { $evenings } evenings added.
}
cli-history-again = The same pairs are in the pre-history of { $date } already.
cli-date = “{ $text }” is not a date; it must look like 2026-03-04.
cli-date-for-several = --date is for one file; several files each need their own date.
cli-give-date = Give the right date with --date.
cli-no-date = There is no date in the file; give it with --date.
cli-other-date = The date in the file is { $found }; the tournament is dated { $given }, as --date says.
cli-no-tournament = There is no tournament on { $date }.
cli-scoring = There is no scoring “{ $word }”; there are: { $known }.
cli-boards = { $boards } boards are not possible; a whole number from 1 to { $most } is.
cli-unknown-name = The club has no player { $name }.
cli-unknown-name-near = The club has no player { $name }; near: { $near }.
cli-ambiguous-name = { $name } can be any of: { $near }.
cli-second-on-date = There is a tournament on { $date } already; --again allows a second one.
cli-same-results = The tournament of { $date } has the same pairs with the same results; --again allows it.
cli-calculated = { $count ->
    [one] One tournament calculated and saved.
   *[other] { $count } tournaments calculated and saved.
}
cli-not-saved = Only a trial: nothing was saved.
cli-unknown-param = There is no parameter “{ $name }”; there are: { $known }.
cli-age = age must be tournaments or weeks.
cli-from-alone = --from needs values to set.
cli-param-twice = { $name } is given twice.
cli-other-club = The backup { $file } is of another club, “{ $other }”; --force puts it in the place of { $club } all the same.
cli-restored = { $file } is again the club “{ $club }” as in the backup: { $contents }.
cli-kept = The file that was there is kept as { $file }.
cli-kept-sound = The file that was there ({ $contents }) is kept as { $file }.
cli-way-back = { $count ->
    [one] There is one backup of this club, of
   *[other] There are { $count } backups of this club; the newest that is sound is of
} { $when }: { $contents }. To put it in the place of the club: tandem restore "{ $club }" "{ $file }". To see all: tandem backup "{ $club }" --list
cli-nothing-kept = There was no file to keep.
cli-session-fields = The file has two fields; in a session all pairs are compared with one another.
