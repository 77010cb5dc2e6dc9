sheets-not-workbook = This is not a spreadsheet file that can be read; XLS, XLSX and ODS can.
sheets-password = The workbook is protected by a password. Open it in Excel or LibreOffice, save it without a password, and try again.
sheets-damaged = The workbook is damaged and cannot be read. If Excel or LibreOffice still opens it, save it there under another name and try again.
sheets-limit-size = Unpacked, the workbook is larger than { $most } MiB; no club’s workbook is.
sheets-limit-parts = The workbook has more than { $most } parts inside; no club’s workbook has.
sheets-limit-sheets = The workbook has more than { $most } sheets; no club’s workbook has.
sheets-limit-cells = The workbook has more than { $most } filled cells; no club’s workbook has.
sheets-limit-text = The workbook has more than { $most } MiB of text; no club’s workbook has.
sheets-limit-area = The sheets of the workbook reach over more than { $most } cells. There may be a stray cell far below or to the right: delete it and try again.

progress-begins = Starting
progress-stopped = Stopped; nothing was changed.

workbook-stage-read = Reading the workbook
workbook-stage-fill = Putting the evenings in order
workbook-stage-save = Calculating and saving

workbook-none = This is not the club’s old workbook: none of the sheets Hist, Statistic and Rating has players.
workbook-many-players = The workbook has more than { $most } players; no club has. There may be other things than names in column B of Hist, Statistic or Rating.
workbook-club-not-empty = This club has tournaments already. The old workbook can only be imported into a new club, or into one without tournaments.
workbook-no-date = The workbook tells no day for any of its evenings. Give the day of the newest one (on the command line --date 2026-03-04); the others are then a week apart.
op-workbook = import of the old workbook
workbook-title-assumed = from the old workbook, date assumed
workbook-reason = Rating of the old workbook: its evenings before have no results

workbook-imported = Imported: { $players ->
    [one] one player
   *[other] { $players } players
}, { $tournaments ->
    [one] one tournament
   *[other] { $tournaments } tournaments
} with results, { $prehistory ->
    [one] one evening
   *[other] { $prehistory } evenings
} of pre-history.
workbook-assumed = { $evenings ->
    [one] For one evening ({ $first }) no date is known; it was assumed.
   *[other] For { $evenings } evenings ({ $first } to { $last }) no date is known; they were dated a week apart.
}
workbook-adjustments = { $count ->
    [one] After evenings without results one rating was set by hand to that of Statistic:
   *[other] After evenings without results { $count } ratings were set by hand to those of Statistic:
}
workbook-adjustment = { $date }: { $name }, from then on { $rating }
workbook-restarted = { $count ->
    [one] One player was in the club already and got another starting rating:
   *[other] { $count } players were in the club already and got other starting ratings:
}
workbook-restart = { $name }: { $before } until now, { $after } from the workbook
workbook-flaws = { $count ->
    [one] One thing in the workbook does not fit:
   *[other] { $count } things in the workbook do not fit:
}
workbook-differences = { $count ->
    [one] One figure of the workbook differs from ours by more than 0.5 points:
   *[other] { $count } figures of the workbook differ from ours by more than 0.5 points:
}
workbook-agrees = { $count ->
    [one] One figure of the workbook was calculated again: it agrees with ours within 0.5 points.
   *[other] { $count } figures of the workbook were calculated again: all agree with ours within 0.5 points.
}
workbook-difference = { $place }: { $name }, workbook { $workbook }, here { $ours }
workbook-more = … and { $count } more.
workbook-at = { $place }: { $reason }

workbook-no-sheet = The sheet { $sheet } is missing.
workbook-beyond = Here and farther to the right nothing was read: more than { $most } evenings are not taken over. If these are stray cells, nothing is lost.
workbook-param-kept = The coefficient { $name } was not found; it keeps its value.
workbook-param-twice = The coefficient { $name } stands here a second time; the first one counts.
workbook-forget-doubtful = Forgetting was read as { $percent } %, because { $number } stands here. If { $number } % is meant, correct it on the Param tab.
workbook-not-number = “{ $text }” is not a number.
workbook-not-player-number = “{ $text }” is not the number of a player.
workbook-number-twice = The number { $number } belongs to { $name } already.
workbook-number-odd = “{ $text }” is not the number of a player; number { $number } was taken, by the place in the list.
workbook-name-twice = There is a { $name } already; this one is called { $own }.
workbook-no-name = There is a partner here, but no name in this row.
workbook-unknown-number = { $name } has { $number } as partner, and no player has this number.
workbook-own-partner = { $name } has her or his own number { $number } as partner.
workbook-one-sided = { $name } has { $partner } as partner, who has nobody known; they were taken as a pair.
workbook-not-mutual = { $name } has { $partner } as partner, but not the other way round; they were not taken as a pair.
workbook-not-on-hist = { $name } is not on the sheet Hist, and was added.
workbook-name-differs = “{ $name }” was taken for { $hist }.
workbook-namesakes = Several players are called { $name }; the first one was taken.
workbook-row-twice = { $name } stands on this sheet twice; the first row counts.
workbook-no-rating = There is no rating of { $name } anywhere; the starting rating is 0.
workbook-date-differs = Here the date is { $inside }, on the tab another one; { $taken } was taken.
workbook-date-not-believed = The date { $date } does not fit between those of the evenings around it; it was not used.
workbook-date-odd = “{ $text }” cannot be read as a date; it was not used.
workbook-sheet-unused = There are no pairs on this sheet; it was not used.
workbook-sheet-twice = The same evening as on the sheet { $other }; it was left out.
workbook-sheet-no-date = The sheet has pairs but no date, and no column of Hist has these pairs; it was left out.
workbook-sheet-not-on-hist = Hist has no column for this evening.
workbook-not-calculated = The evening on this sheet is not in Hist, so it was not calculated yet; it was left out.
workbook-few-results = There are fewer than two results; only the pairs were taken.
workbook-player-twice = { $name } plays twice on this evening; this pair was left out.
workbook-pair-not-on-hist = { $a } and { $b } are not partners in this evening’s column of Hist.
workbook-pair-not-on-sheet = { $a } and { $b } are partners here, but not on the sheet { $sheet }.
workbook-columns-unlike = Statistic has { $ratings ->
    [one] one column of ratings
   *[other] { $ratings } columns of ratings
} and in this column the starting ratings, while Hist has { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
} ({ $calculated } from the oldest one with results to the newest). The two cannot be laid over one another; no ratings were set by hand.
workbook-column-empty = This column is empty, though there are ratings for older evenings. Hist and Statistic cannot be laid over one another; no ratings were set by hand.
workbook-column-inserted = This column is empty, and Statistic has no ratings for it; it was taken for no evening.
workbook-absent-moved = Here the rating changed on an evening that the player did not play according to Hist; so it is in { $moved } of { $absences } cells of absent players. The columns of Hist and Statistic seem to be shifted; no ratings were set by hand.
workbook-start-late = The oldest rating of { $name } is from after an evening with results; it was taken as the starting rating, and so the calculated ratings differ.
workbook-start-of-rating = { $name } has no rating on Statistic; the starting rating is that of the sheet Rating, and so the calculated ratings differ.
workbook-starts-of-rating = Statistic has no ratings; the starting ratings ({ $players }) are those of the sheet Rating, and so the calculated ratings differ.
workbook-main-unknown = { $players ->
    [one] The main figure of one player
   *[other] The main figures of { $players } players
} could not be compared: evenings without results count in them.

workbook-title = Import old workbook
workbook-what = The Excel workbook with the sheets Param, Tourn, Hist, Rating and Statistic becomes a club file. The workbook itself is only read.
workbook-file = Workbook (XLS, XLSX or ODS)
workbook-club = Club file to make
workbook-browse-club = Browse for the club file…
workbook-club-hint = A club that exists already must have no tournaments; it is filled then.
workbook-newest = Day of the newest evening, only if the workbook tells no dates
workbook-go = Import
workbook-progress = How far the import is
workbook-done = What came over from the workbook
workbook-keep = Please read it once. The text can be copied and kept; Undo takes the whole import back.
