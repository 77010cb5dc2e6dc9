fide-rating = { $rating } cannot be a FIDE rating; it is a whole number from { $least } to { $most }.
fide-opponent = { $rating } cannot be an opponent’s rating; it is a whole number from { $least } to { $most }. For an opponent without a rating write “unrated”.
fide-highest = { $rating } cannot be the highest rating; it is a whole number from { $least } to { $most }.
fide-target = { $rating } cannot be reached; a published rating is a whole number from { $least } to { $most }.
fide-score = { $score } is not the result of a game; it is 1, 0.5 or 0.
fide-k = K = { $k } is not possible; it must be a whole number from 1 to { $most }.
fide-born = Born in { $born } and playing in { $year } is not possible.
fide-games-played = { $games } cannot be a number of games.
fide-speed = There is no speed “{ $word }”; there are: { $known }.
fide-line-opponent = There is no opponent’s rating in “{ $text }”; a game looks like “1850 1” or “2100 0.5”.
fide-line-result = “{ $text }” is not a result; it is 1, ½, 0 or “forfeit”.
fide-forfeit = Not played: does not count.
fide-unrated-opponent = The opponent has no rating: does not count.
fide-gap = 600 points apart or more, and one of the two above 2600: not rated in rapid and blitz.
fide-below-floor = { $rating } is below { $floor }: no rating is published, the player is unrated.
fide-few-games = { $games ->
    [0] No games
    [one] One game
   *[other] { $games } games
} against rated opponents; a first rating needs { $least }.
fide-zero-score = No points: a zero score in the first event is disregarded.
fide-initial-capped = { $rating } by the formula; a first rating is at most { $most }.
fide-old-rating = Since March 2024 no list has ratings below { $floor }; { $rating } is calculated with all the same.
fide-standard-taken = There is no rating on this list yet: the standard rating of { $rating } is taken.
fide-k-typed = K = { $k }, as typed.
fide-k-2400 = K = { $k }: a rating of 2400 or more was published once.
fide-k-junior = K = { $k }: to the end of the year of the 18th birthday, never 2300 or more.
fide-k-newcomer = K = { $k }: fewer than 30 games played.
fide-k-usual = K = { $k }: 30 games or more, never 2400.
fide-k-assumed = K = { $k }: for an adult with 30 games or more, never 2400; the year of birth or the games played are not given.
fide-k-700 = K = { $base } times { $games } games is more than 700: K becomes { $k }.
fide-needed = For { $target }: { $score } of { $games ->
    [one] the one remaining point
   *[other] the { $games } remaining points
}; that gives { $rating }.
fide-needed-nothing = { $games ->
    [0] { $target } is reached: the rating is { $rating }.
   *[other] { $target } is reached even without another point: { $rating }.
}
fide-needed-impossible = { $games ->
    [0] { $target } is not reached: the rating is { $best }.
   *[other] { $target } cannot be reached any more: winning all gives { $best }.
}

fide-step-sum = Points { $score } of { $games }, expected { $expected }: difference { $sum }.
fide-step-change = Change { $sum } × { $k } = { $change }, rounded { $rounded }.
fide-step-new = New rating: { $rating }
fide-step-performance = Performance rating: opponents’ mean { $average }, { $percent } % gives { $dp }: { $rating }
fide-step-ra = Opponents and two of 1800, mean: Ra = { $ra }
fide-step-percent = Points { $score } of { $games }, with two draws: { $percent } % gives { $dp }.
fide-step-initial = Ra + dp, rounded: { $figure }
fide-step-first = First rating: { $rating }
fide-games-title = Games
fide-col-opponent = Opponent
fide-col-result = Result
fide-col-difference = D
fide-col-capped = 400 rule
fide-col-expected = Expected (PD)
fide-col-logistic = Logistic, approx.
fide-col-change = ΔR
fide-col-note = Note
fide-capped = counts as 400
fide-unrated = unrated
fide-forfeit-short = forfeit
fide-totals-title = Every total of the event
fide-col-total = Total
fide-col-rating-change = Change
fide-col-rounded = Rounded
fide-col-new = New rating
fide-col-possible = Possible
fide-possible = yes

fide-k-within-700 = K = { $k } times { $games ->
    [one] one game
   *[other] { $games } games
} is not more than 700: K stays.
fide-not-counted = Game { $game } – { $reason }
fide-standard = Standard
fide-rapid = Rapid
fide-blitz = Blitz
fide-rated = I have a rating
fide-has-none = No rating yet
fide-field-rating = Your rating
fide-field-standard = Your standard rating
fide-field-k = Coefficient K
fide-field-born = Year of birth
fide-field-year = Year of the event
fide-field-games-played = Games played before
fide-field-highest = Highest rating ever
fide-field-target = Rating to reach
fide-if-any = if you have one
fide-k-facts = Fill in what you know; the rest may stay empty.
fide-year-otherwise = empty: { $year }
fide-k-automatic = K by the rules
fide-k-by-hand = K typed
fide-list = Your games
fide-list-how = One line per game: the opponent’s rating and your result – 1, ½ or 0. Not played: “forfeit”. Still to be played: the rating alone. Opponent without a rating: “unrated”.
fide-list-example =
    1850 1
    2100 0.5
    1790 0
    1900 forfeit
    unrated 1
    2005
fide-target-how = Tells how many points you need from the games still to be played.
fide-missing-rating = Type your rating.
fide-missing-k = Type the coefficient K, or let the rules find it.
fide-missing-games = Type or paste your games, one line each; the new rating appears here at once.
fide-mend = Correct what is marked in red; then the result appears here.
fide-caption-new = New rating
fide-caption-so-far = New rating so far
fide-caption-first = First rating
fide-no-rating = none
fide-copy = Copy result
fide-columns = D: your rating less the opponent’s, as it counts: 400 at most where that rule holds. PD: points expected for D by FIDE’s table. ΔR: result less PD. Logistic: the usual curve, only an approximation of the table; it does not count.
fide-heading-event = FIDE, { $speed }. Rating { $rating }
fide-heading-first = FIDE, { $speed }. No rating yet
fide-picture-title = New rating for every total
fide-picture-x = Points in the event
fide-picture-y = New rating
fide-picture-hover = { $total } points: { $rating }
fide-picture-now = Your total, { $total }: { $rating }
fide-picture-so-far = { $total } so far, the rest lost: { $rating }
fide-picture-floor = Below { $floor }: no rating
