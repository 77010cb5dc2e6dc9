menu-file = File
menu-edit = Edit
menu-view = View
menu-help = Help
menu-new-club = New club…
menu-open = Open…
menu-open-sample = Open sample club
menu-recent = Recent clubs
menu-import = Import results…
menu-export = Export…
menu-old-workbook = Import old workbook…
menu-close = Close club
menu-quit = Quit
menu-undo = Undo
menu-redo = Redo
menu-commands = Find a command, a player or a tournament
menu-columns = What do these columns mean?
menu-guide = First steps
menu-keys = Keyboard
menu-about = About Tandem
menu-welcome = Welcome
menu-tab-param = Param: the coefficients of the rating
menu-tab-tourn = Tourn: enter and calculate tournaments
menu-tab-hist = Hist: who partnered whom
menu-tab-rating = Rating: the standings
menu-tab-statistic = Statistic: ratings over time
menu-tab-championship = Championship: sessions with players of many clubs
menu-tab-fibs = FIBS: backgammon ratings, also of the MSN Zone
menu-tab-fide = FIDE: chess ratings
menu-tab-redistribution = Redistribution: ratings for any game with a score
menu-zoom-in = Larger
menu-zoom-out = Smaller
menu-zoom-reset = Normal size
menu-look-system = Theme as in the system
menu-look-light = Light theme
menu-look-dark = Dark theme
menu-look-contrast = High contrast theme

welcome-what = Individual ratings for a bridge club, from its weekly pairs results
welcome-sample = An invented club with a full season in it, to look around and try things
welcome-new = Your own club: its name and its list of players
welcome-open = A club file that you already have
welcome-old-workbook = Your club from the Excel workbook: players, partnerships, tournaments
welcome-recent = Recent clubs
welcome-opening = Opening the club…

dialog-close = Close
dialog-cancel = Cancel
dialog-browse = Browse…

confirm-title = Please confirm
confirm-yes = Yes
confirm-delete = Delete
confirm-calculate = Calculate

app-worker-stopped = An error inside the program interrupted the work, and the club was closed. Everything calculated before is in the club file. Please open the club again; should it happen once more, tell the authors of Tandem.
refused-title = This was not done
# Nothing reaches the club file
unsaved-title = Nothing is being saved
unsaved-moved = The club file { $file } is no longer in its place: it was moved, renamed or deleted. Nothing typed or calculated from now on is saved in it.
unsaved-other = The sheet being typed cannot be saved. { $reason }
unsaved-help = Please save a copy: it takes everything that is on the screen, and you go on working in it. Or put the file back in its place; then Tandem goes on by itself.
unsaved-help-other = Please save a copy elsewhere: it takes everything that is on the screen, and you go on working in it. Tandem tries again by itself meanwhile.
unsaved-copy = Save a copy…
unsaved-over = The club file can be saved again, and everything typed meanwhile is saved.
unsaved-quit = Quit, though what was typed since is lost
unsaved-close = Close the club, though what was typed since is lost
refused-unchanged = Nothing was changed.

moved-title = Who moved
moved-count = { $count ->
    [one] The current rating of one player changed.
   *[other] The current ratings of { $count } players changed.
}
moved-name = Name
moved-before = Before
moved-after = After
moved-change = Change
moved-main = Main figure
moved-place = Place
moved-copy = Copy the table

open-title = Open a club
open-near = Clubs found
open-path = Or the path of a club file
open-filter = Tandem clubs
open-open = Open

list-open = Read from a file…
list-clear = Clear
list-copy = Copy
list-save = Save as CSV…
list-ends-before = Only the lines before line { $line } are calculated: what follows depends on it.
list-line = Line { $line }: { $reason }
list-too-long = The list is too long. A calculator takes { $lines } lines with { $characters } characters in all at most.
list-more = … and { $lines ->
    [one] one more line
   *[other] { $lines } more lines
}
field-empty = A number is missing here.

open-list-title = Read a list from a file
open-list-what = The list in the calculator is replaced by that of the file.
open-list-filter = Lists

new-title = New club
new-name = Name of the club
new-name-missing = Give the club a name.
new-path = File to keep it in
new-players = Players (may be left empty)
new-players-hint = One on a line: name, then starting rating, e.g. “Nowak Anna 120”. Pasting two columns from Excel works. Beginners start at −900 … −500, average players at −100 … +300, experts at +700 … +1100.
new-players-twice = Line { $line }: { $name } is in the list already.
new-players-line = Line { $line }, “{ $text }”: a name and then a rating are expected.
new-players-count = { $count ->
    [one] One player
   *[other] { $count } players
}
new-params = The coefficients of the rating start with the values of the article; all of them are explained, and can be changed, on Param.
new-create = Create

save-title = Save
save-path = File
save-replaces = This file exists and will be replaced.
save-save = Save

toast-done = Done: { $operation }
toast-evening = { $pairs ->
    [one] One pair.
   *[other] { $pairs } pairs.
}
toast-evening-best = { $pairs ->
    [one] One pair;
   *[other] { $pairs } pairs;
} largest change: { $name } { $gain }
toast-imported = Done: { $evenings ->
    [one] one tournament calculated
   *[other] { $evenings } tournaments calculated
}{ $players ->
    [0] {""}
    [one] , one new player
   *[other] , { $players } new players
}
toast-undone = Undone: { $operation }
toast-redone = Redone: { $operation }
toast-undo = Undo
toast-redo = Redo
toast-show-folder = Show folder
toast-close = Close the message
toast-no-backtest = There are no rated tournaments yet to check the coefficients on: calculate the first one on Tourn.
toast-copied = Copied to the clipboard
toast-saved = Saved: { $path }

commands-search = Type a part of its name
commands-nothing = Nothing found: try fewer letters.
keys-menus = Into the menus: arrows move, Enter chooses, Esc leaves
keys-calculate = Calculate the tournament on the sheet; in a dialog, press its main button
keys-enter = Next cell of the pair, then the next pair
keys-tab = Next cell; with Shift the one before
keys-arrows = The same cell of the pair above or below
keys-paste = Paste a block of cells from Excel, a web page or an e-mail
keys-remove = Take the pair out
keys-rows = In a table: another player, the first, the last; Page Up and Page Down too
keys-sideways = In a wide table: to the columns at the left and at the right
keys-space-key = Space
keys-space = On Statistic: draw the player’s curve or take it away; elsewhere press what has the keyboard
keys-letters = A … Z
keys-find = In a table: the first player whose name begins with the letters typed
keys-copy = In a table: copy the player’s row
keys-all = In a table: mark all rows, to copy them
keys-escape = Back from a page, or close what is open
keys-why = Why the rating of this partner changed, in a recorded session of a championship
keys-zoom = Larger or smaller

about-text = Rates the players of a bridge club from its weekly pairs results, whoever partners whom.
about-licence = Free software under the MIT licence.
about-club = The club
about-backups = Its backups
about-settings = Settings
about-copy = Copy
about-show = Show the folder

window-no-display = There is no screen to open a window on (neither X nor Wayland). Everything can also be done from the command line: see tandem --help.
window-failed = The window could not be opened: { $reason }. On Debian or Ubuntu these packages are needed: { $packages }.
