calc-few-pairs = { $pairs ->
    [0] There are no pairs: nothing can be calculated.
    [one] There is only one pair: it has nobody to be compared with.
   *[other] { $pairs } pairs are too few.
}
calc-not-number = Pair { $pair }: the result is not a number.
calc-no-result = { $a } and { $b } have no result.
calc-negative = Pair { $pair }: the result is negative. Matchpoints and percentages cannot be; if these are IMPs, choose IMPs.
calc-negative-published = Pair { $pair }: the published percentage is negative.
calc-no-boards = Pair { $pair }: a pair cannot have played 0 boards.
calc-boards-missing = Pair { $pair }: its boards are missing, while other pairs have theirs; totals of matchpoints cannot be compared that way. Give the boards of the pair, or of the tournament.
calc-all-zero = All results are 0.
calc-too-large = The numbers are too large to be calculated with.
calc-unknown-player = A pair has a player who is not in the club.
calc-own-partner = { $name } is entered as his or her own partner.
calc-player-twice = { $name } is entered twice in one tournament.

calc-step-per-board = Result per board
calc-step-per-board-why = The pair’s result x divided by the boards b it played.
calc-step-published = Published percentage
calc-step-published-why = The file gives a percentage beside the total of { $total }; the percentage is used.
calc-step-percent = Percent
calc-step-percent-mp = The result on a scale where the mean m of the field is 50.
calc-step-percent-imp = IMPs per board above the mean m of the field, turned into percent. S is the strength of the tournament, P the number of pairs.
calc-step-percent-cross = Cross-IMPs per board above the mean m of the field; each is worth 6.48 %.
calc-step-familiarity = Familiarity
calc-step-familiarity-why = { $unit ->
    [weeks] The partners played together { $times ->
        [one] once
       *[other] { $times } times
    } in the last { $window ->
        [one] tournament
       *[other] { $window } tournaments
    }; n is how many weeks ago. Each week { $forget } % is forgotten.
   *[other] The partners played together { $times ->
        [one] once
       *[other] { $times } times
    } in the last { $window ->
        [one] tournament
       *[other] { $window } tournaments
    }; n is how many tournaments ago. Each tournament { $forget } % is forgotten.
}
calc-step-familiarity-new = { $window ->
    [0] This is the first tournament: the partners had not played together.
    [one] The partners had not played together in the tournament before.
   *[other] The partners had not played together in the last { $window } tournaments.
}
calc-step-handicap = Handicap
calc-step-handicap-why = What the pair lacks because the partners do not know each other well enough yet. The more they play together, the smaller it is.
calc-step-pair = Pair rating
calc-step-pair-why = Rating R1 of { $a } and R2 of { $b } before the tournament, less the handicap.
calc-step-opponents = Opponents
calc-step-opponents-why = { $others ->
    [one] The rating of the other pair of the field.
   *[other] The mean rating of the other { $others } pairs of the field.
}
calc-step-norm = Expected percent
calc-step-norm-why = An even pair expects 50 %; each { $base } points above the opponents add 1 %.
calc-step-change = Change of the pair
calc-step-change-above = The pair reached its expected percent or more: each 1 % above it wins { $jump } points.
calc-step-change-below = The pair stayed below its expected percent: each 1 % below it costs { $jump } points.
calc-step-part = Part of the change
calc-step-part-why = The part of { $name }. The partner with the lower rating gets the larger part.
calc-step-new = New rating
calc-step-new-why = The new rating of { $name }. Everybody who played also gets the growth.
