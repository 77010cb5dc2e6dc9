import-files = Files
import-more = Add…
import-remove = Take { $file } off the list
import-waiting = being read…
import-ready = { $date }, { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}
import-unreadable = cannot be read
import-mistakes = { $count ->
    [one] one thing to settle
   *[other] { $count } things to settle
}
import-bad-lines = { $count ->
    [one] one line cannot be used
   *[other] { $count } lines cannot be used
}
import-unusual = something unusual

import-read-as = Read as: { $kind }
import-read-how = Read as: { $kind }. How exactly – and what to change
import-part = Sheet or tournament
import-choose = please choose
import-encoding = Encoding
import-separator = Between cells
import-separator-tab = Tab
import-separator-semicolon = Semicolon
import-separator-comma = Comma
import-separator-bar = Vertical bar
import-separator-blanks = Blanks
import-decimal = Decimal sign
import-decimal-comma = Comma: 1.234,5
import-decimal-point = Point: 1,234.5
import-dash = A – B is a pair
import-dash-tip = Where names are written with a dash between blanks: Ann Lee - Bo Ray.
import-header = Headings
import-header-absent = none
import-header-line = in line { $line }
import-automatic = automatic
import-automatic-as = automatic: { $found }
import-role-of = What column { $column } holds
import-role-unknown = – not known –
import-role-names = Both names
import-role-player = One name
import-role-result = Result
import-role-mp = Matchpoints
import-role-imp = IMPs
import-role-cross-imp = Cross-IMPs
import-role-percent = Percent
import-role-boards = Boards
import-role-place = Place
import-role-number = Pair number
import-role-field = Field
import-role-direction = NS or EW
import-role-section = Section
import-role-date = Date
import-role-ignored = Not used

import-leave-out = { $count ->
    [one] Leave this line out
   *[other] Leave these { $count } lines out
}
import-nevertheless = Record it nevertheless
import-strangers = { $count ->
    [one] One name to decide about
   *[other] { $count } names to decide about
}
import-which = “{ $name }” may be { $players }: choose who it is.
import-strangers-how = A player of the club under another spelling? Choose him or her. Somebody new? Give a starting rating.
import-scale = Usual starting ratings: { $levels }
import-is = { "=" } { $name }
import-name = In the file
import-player = or a player of the club
import-player-of = Player of the club meant by { $name }
import-start = New: starts at
import-start-of = Starting rating of { $name }
import-remember = remember the spelling
import-remember-tip = From now on this name in a file means this player.
import-nobody = “{ $name }” is no player of the club.

import-col-number = №
import-col-first = Partner
import-col-second = Partner
import-col-result = Result
import-col-percentage = Published %
import-col-boards = Boards
import-col-place = Place
import-in-file = In the file: { $name }
import-new = (new)
import-unknown = who is this?

import-calculate = { $count ->
    [one] Calculate this tournament
   *[other] Calculate { $count } tournaments
}
import-cancel = Leave the import
import-no-files = There are no files any more.
import-all-ready = Everything is ready. One Undo takes all of it back.
import-open = { $count ->
    [one] In one file something is still to be settled.
   *[other] In { $count } files something is still to be settled.
}
import-no-club = Open a club first: results are imported into a club.
import-title = Import results
import-what = One or several files: tables (CSV, TSV, XLSX, XLS, ODS), USEBIO, PBN, Bridgewebs. Files can also be dropped on the window. First everything is shown; nothing is recorded before you say so.
import-path = Files, one on a line
import-filter = Results of tournaments
import-next = Read
import-first = Finish or leave the import first.
import-fill-rating = Everybody new without a rating starts at
import-fill = Fill in
import-no-pairs = No pair can be read this way. A pair needs one column with both names, or two columns with one name each, and a result.
import-row = Pair { $row }: { $problem }
import-unread = Files that cannot be read hold up the others: take them off with ×.
