# What is wrong in a row
sheet-names-missing = The names of both partners are missing.
sheet-partner-missing = { $name } has no partner.
sheet-names-many = There are { $count } names in this row; a pair has two.
sheet-own-partner = { $name } cannot be his or her own partner.
sheet-player-twice = { $name } already plays in row { $row }.
sheet-name-ambiguous = “{ $name }” fits several players: { $players }. Choose one of them.
sheet-result-missing = The result is missing.
sheet-result-not-number = The result “{ $text }” is not a number.
sheet-result-large = The result “{ $text }” is too large.
sheet-result-negative = The result { $result } is below zero, which matchpoints and percentages never are.
sheet-percent-large = The result { $result } is above 100 %.
sheet-percentage = The published percentage { $percent } is not between 0 and 100.
sheet-boards = “{ $text }” boards: there must be a whole number from 1 to { $most }.
sheet-start-missing = { $name } is new: give a starting rating, or choose a player of the club.
sheet-start-not-number = The starting rating “{ $text }” of { $name } is not a number.
sheet-start-large = The starting rating “{ $text }” of { $name } is too large.

# What is wrong with the sheet
sheet-evening-gone = The tournament that this sheet corrects is no longer in the club.
sheet-date-missing = The date is missing.
sheet-date-wrong = “{ $text }” is not a date. Write it like 4 Mar 2026, 4.3.2026 or 2026-03-04.
sheet-date-range = { $date } cannot be right: the year must be from 1900 to 2200.
sheet-no-pairs = There are no pairs yet.
sheet-one-pair = There is one pair only; at least two are needed.
sheet-field-empty = { $field ->
    [1] There are no North–South pairs.
   *[other] There are no East–West pairs.
}
sheet-field-one-pair = { $field ->
    [1] There is one North–South pair only; at least two are needed.
   *[other] There is one East–West pair only; at least two are needed.
}
sheet-no-results = There are no results yet: this is a start list.

# Pasting and completing
sheet-paste-left-out = { $cells ->
    [one] { $cells } cell did not fit into the columns and was left out.
   *[other] { $cells } cells did not fit into the columns and were left out.
}
sheet-suggest = rating { $rating }
sheet-suggest-partner = rating { $rating }, { $tournaments ->
    [one] { $tournaments } tournament together
   *[other] { $tournaments } tournaments together
}
sheet-suggest-present = rating { $rating }, already on the sheet

# What is asked before recording
ask-future = { $date } is still to come. Record the tournament under this date?
ask-before-last = { $date } is before the last tournament ({ $last }). Everything played after { $date } will be recalculated. Record it?
ask-second = There is a tournament on { $date } already. Record a second one?
ask-same = The same pairs with the same results are recorded on { $date } already. Record them once more?
