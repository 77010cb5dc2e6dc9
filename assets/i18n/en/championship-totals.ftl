totals-empty = No session has been played yet. Enter the first one, or import its results: the totals begin with it.
totals-only-finals = Only finals are recorded, and finals are not rated: nobody has won or lost anything yet. Record a session that is no final.
totals-prize = { $count ->
    [one] Most Successful Player: { $names }, { $total }
   *[other] Most Successful Players, equal: { $names }, { $total } each
}
totals-prize-open = Most Successful Player: still open, since nobody has won anything.
totals-captains = (C) – captain: the stronger partner in most of the sessions. A captain gets the smaller share, so the prize goes to the other half.

totals-search = Search
totals-shown = { $shown } of { $all } players
totals-nobody = Nobody has such a name.
totals-nobody-clear = Show everybody
totals-copy = Copy table
totals-copy-hint = Copies the rows as they stand here, for a spreadsheet or a letter.
totals-carry = Carry into the club…
totals-carry-hint = Adds the total changes of the club’s members to their ratings in the club, after a preview.
totals-carried = { $count ->
    [one] Carried into the club’s ratings from { $date } on, for one player.
   *[other] Carried into the club’s ratings from { $date } on, for { $count } players.
} Undo takes it back, and so does deleting these changes on the players’ pages.

totals-col-place = Place
totals-col-place-hint = Place by total change; equal totals share a place.
totals-col-name = Name
totals-col-name-hint = Click a player, or press Enter, to draw the rating over the sessions.
totals-col-played = Sessions
totals-col-played-hint = Sessions played, finals among them.
totals-col-in = Rating in
totals-col-in-hint = The rating before the player’s first session.
totals-col-total = Change
totals-col-total-hint = The sum of the changes of all rated sessions. The prize goes by it.
totals-col-out = Rating out
totals-col-out-hint = The rating after the player’s last session.
totals-col-best = Best session
totals-col-best-hint = The number of the session with the largest change, and that change.
totals-best = { $number }: { $change }
totals-line-of = Line of { $name }
totals-name-hint = { $name }: captain in { $captain } of { $rated } sessions. Click to draw the line or to take it away.

totals-chart = { $count ->
    [one] The most successful player
   *[other] The { $count } most successful players
}
totals-lines = Ratings over the sessions
totals-lines-best = First { $count }
totals-lines-none = None
totals-lines-empty = No line is chosen. Tick players in the table.

totals-carry-title = Carry “{ $championship }” into the club
totals-carry-what = The ratings of the club’s members change by what they won or lost in the championship, as changes made by hand. One Undo takes all of them back.
totals-carry-table = Members of the club
totals-carry-from = Club rating
totals-carry-to = Becomes
totals-carry-guests = { $count ->
    [one] Left out, not a member of the club: { $names }.
   *[other] Left out, not members of the club ({ $count }): { $names }.
}
totals-carry-idle = { $count ->
    [one] A member without any change: { $names }.
   *[other] Members without any change ({ $count }): { $names }.
}
totals-carry-past = The tournaments after that day are recalculated: other ratings move too.
totals-carry-go = Carry over
totals-carry-back = Take back
totals-carried-stale = The totals have changed since. Take it back and carry it over again.
totals-carry-cancel = Cancel

# Who a guest is
totals-guest = Who is this guest?…
totals-guest-title = Who is this guest?
totals-guest-what = Corrects the spelling of a guest’s name in all sessions, says that a guest is a member of the club, or makes one of two spellings.
totals-guest-none = Everybody here is a member of the club.
totals-guest-who = Guest
totals-guest-name = Is called
totals-guest-rename = The guest { $name } will be called { $new }.
totals-guest-member = { $name } is { $new } of the club: the name and later changes follow the club’s.
totals-guest-merge = { $name } is { $new }, who takes part already: the sessions of both become those of one player.
totals-guest-go = Change
totals-captain-mark = (C) { $name }
