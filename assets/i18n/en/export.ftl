export-standings = The standings: all players
export-standings-shown = The standings as shown
export-statistic = The statistic: all players
export-statistic-shown = The statistic as shown
export-history = The history: all pairs
export-partners = The history: partners by evening
export-players = The list of players
export-tournament = A tournament
export-player = A player’s page
export-old-layout = The old workbook
export-senseless = { $what } cannot be written as { $format }; possible are: { $known }.
export-empty-chart = There is nothing to draw yet: the chart would be empty.
export-too-large = The ratings of { $players } players after { $events } events do not fit into one table. Choose fewer players: a search on Statistic keeps those found, and a player’s page holds all of one player. JSON holds everything.
export-gone = The club has no such tournament or player.
export-xlsx-failed = A spreadsheet cannot hold this: { $error }
export-pdf-failed = The PDF document could not be made: { $error }
export-what = “{ $word }” cannot be exported; there are: { $known }.
export-which = Say which { $word }: a tournament by its date, a player or a championship by name.
export-too-much = “{ $word }” needs nothing behind it.
export-no-session = “{ $word }” has no sessions; a championship has.
export-format = There is no format “{ $word }”; there are: { $known }.
export-needs-file = { $format } is not text for a screen: name the file to write with -o.

export-title = Export
export-subject = What
export-site = The whole club as a web site
export-site-what = A folder with pages for the browser: the standings, a page for each player and each tournament. Players appear as each of them chose. Nothing is sent anywhere: put the folder on your own web space.
export-folder = Folder
export-go = Export
export-writing = Writing…
export-csv = CSV, a table for any program
export-xlsx = XLSX, for Excel and LibreOffice
export-html = HTML, a page for the browser
export-pdf = PDF, for the printer
export-json = JSON, for scripts
export-png = PNG, the chart as a picture
export-svg = SVG, the chart as a drawing
export-tsv = To the clipboard, to be pasted elsewhere
export-comma = Semicolons and decimal commas, as Excel wants them in many countries
export-mark = Mark the text as UTF-8, by which Excel knows letters with accents
export-public = Names as each player chose for everything public
export-broke = A mistake inside the program interrupted the export. The club is untouched; please tell the authors of Tandem.
export-cut-as-of = at the end of { $date }
export-cut-recent = { $count ->
    [one] played the last tournament
   *[other] played one of the last { $count } tournaments
}
export-cut-least = { $count ->
    [one] at least 1 tournament
   *[other] at least { $count } tournaments
}
export-cut-search = “{ $text }” in the name
export-cut-count = { $shown } of { $all } players
export-nothing = There is nothing to export here yet: fill the fields in first.
export-replace = Replace the file that is there
export-replace-first = A file of that name is there already. Tick “{ $tick }”, or choose another name.
export-site-format = The site has a format of its own: leave { $option } out.
export-ending = { $file }: the ending of this name is no format. End it with one of { $known }, or choose with --format.
export-cut-retired = without those who no longer play

# Parts of the names of proposed files, after that of the club
file-standings = standings
file-statistic = statistic
file-history = history
file-partners = partners
file-players = players
file-tournament = tournament
file-player = player
file-session = session { $number }
file-totals = championship
file-curves = ratings
file-workbook = workbook
file-site = site
file-coefficients = coefficients
file-ladder = ladder
file-game = game
file-matches = matches
file-match = match
file-games = games
