# Pages and the list on the left
champ-page-session = Session
champ-page-totals = Totals
champ-empty = A championship is a series of numbered sessions with players of many clubs.
champ-empty-next = To begin one, type its name on the left and press Enter.
champ-list = Championships
champ-new-name = Name of a new championship
champ-create = Start the championship
champ-sessions = Sessions
champ-no-sessions = None yet: begin with a new session.
champ-new-session = New session
champ-new-unfinished = New session (unfinished)
champ-name = Name of the championship
champ-rename = Rename
champ-delete = Delete…
champ-ask-delete = Delete “{ $name }” with everything in it ({ $sessions ->
    [0] no sessions
    [one] { $sessions } session
   *[other] { $sessions } sessions
}, { $players ->
    [0] no players
    [one] { $players } player
   *[other] { $players } players
})? Undo brings it back.

# Coefficients
champ-coefficients = Coefficients of this championship
champ-jump = Size of jumps: points per 1 % above the norm
champ-split = Unevenness of the split between partners
champ-base = Rating points per 1 % of expected result
champ-apply = Recalculate with these
champ-apply-tip = Calculates all sessions of the championship anew

# Above the grid
champ-correcting = Correcting session { $number }
champ-number = Session
champ-date = Date
champ-title = Title
champ-scoring = Scoring
champ-boards = Boards (H)
champ-boards-missing = ⚠ IMPs need the number of boards: type how many most pairs played.
champ-strength = Strength (S)
champ-strength-range = 10 to 16 by the rank of the session
champ-strength-take = Suggested from the mean rating: { $strength } – take it
champ-final = Final
champ-final-tip = A final is recorded with its percents and places, and changes no rating.
champ-centred = Centre on the mean
champ-centred-tip = Percents are then taken from the mean of all results, so that they are 50 on average; the article prints the formula without it.

# Columns
champ-col-number = №
champ-col-number-tip = Number of the pair, in the order entered
champ-col-a = Player
champ-col-a-tip = Type any part of the name. Two names at once: Smith & Brown.
champ-col-b = Partner
champ-col-b-tip = Type any part of the name.
champ-col-rating-a = Rating 1
champ-col-rating-b = Rating 2
champ-col-rating-tip = Rating before the session. Grey: ← carried over from an earlier session, ♣ taken from the club. What you type replaces it; an emptied cell is carried over again.
champ-col-result = Result
champ-col-result-tip = IMPs, matchpoints or percent
champ-col-boards = Bds
champ-col-boards-tip = Boards this pair played, if not all played the same number
champ-col-percent = %
champ-col-percent-tip = The result in percent
champ-col-place = Pl.
champ-col-place-tip = Place
champ-col-pair-rating = Pair
champ-col-pair-rating-tip = Pair rating: the sum of both ratings
champ-col-opponents = Opp.
champ-col-opponents-tip = Mean pair rating of all the other pairs
champ-col-change = Change
champ-col-change-tip = What the pair won or lost
champ-col-change-a = Change 1
champ-col-change-a-tip = Change of the player’s rating
champ-col-change-b = Change 2
champ-col-change-b-tip = Change of the partner’s rating

# Cells
champ-cell-a = Pair { $row }, player
champ-cell-b = Pair { $row }, partner
champ-cell-rating-a = Pair { $row }, rating of the player
champ-cell-rating-b = Pair { $row }, rating of the partner
champ-cell-result = Pair { $row }, result
champ-cell-boards = Pair { $row }, boards
champ-from-session = Carried over from session { $number }. Type another rating to replace it.
champ-from-club = From the club’s list. Type another rating to replace it.
champ-captain = { $name } is the captain
champ-captain-tip = Captain: the stronger partner, who gets the smaller share of the change
champ-explain = Why { $name }’s rating changed ({ $key })
champ-remove-row = Remove pair { $row } ({ $key })
champ-did-you-mean = { $name } is new. Did you mean
champ-asks-level = { $name } has no rating yet: type it in the row, or take a level:
champ-suggest-entrant = takes part already
champ-suggest-club = in the club
champ-hint = Type the first pair: a part of a name, Enter, the partner, Enter, the result, Enter; where a rating is not known, it is asked in between. Or paste a block copied from a spreadsheet, or take the results from a file.

# Footer
champ-calculate = Calculate
champ-recalculate = Recalculate
champ-calculate-tip = Records the session and calculates it and the sessions after it ({ $key })
champ-unchanged = Nothing on the sheet has been changed.
champ-file = From file…
champ-file-tip = Fills the sheet from a result file (Ctrl+I); nothing is recorded before Calculate
champ-discard = Leave without changes
champ-clear = Clear the sheet
champ-clear-undo = Bring the sheet back
champ-delete-session = Delete session…
champ-ask-delete-session = Delete session { $number } with { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}? The sessions after it are recalculated. Undo brings it back.
champ-bring-back = Bring back { $pair }
champ-pairs = { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}
champ-ready = Ready to calculate
champ-mistakes = { $count ->
    [one] { $count } mistake to correct before calculating
   *[other] { $count } mistakes to correct before calculating
}
champ-legend = ★ captain · grey ratings: ← from an earlier session, ♣ from the club; typing replaces one, emptying brings it back

# Files and the clipboard
champ-file-nowhere = Start a championship first: type its name on the left.
champ-one-file = A session comes from one file. Choose or drop one at a time.
champ-file-read = { $file }: { $pairs ->
    [one] { $pairs } pair was
   *[other] { $pairs } pairs were
} put on the sheet. Look them over, then press Calculate.
champ-file-fields = The file has two fields with a winner each; on this sheet all pairs are compared with one another.
champ-paste-read = { $pairs ->
    [one] { $pairs } pair was
   *[other] { $pairs } pairs were
} pasted.
champ-paste-left-out = { $cells ->
    [one] { $cells } filled cell
   *[other] { $cells } filled cells
} fell beyond the last column.
