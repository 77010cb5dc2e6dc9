confidence-s0 = A starting rating cannot be off by { $value } points here; --s0 is from { $low } to { $high }.
confidence-drift = Strengths cannot wander by { $value } points here; --drift is from { $low } to { $high }.
confidence-noise = The luck of an evening cannot be { $value } % here; --noise is from { $low } to { $high }.
confidence-same = { $name } cannot be compared with himself or herself; name two players.
confidence-nobody = Nobody has played a rated tournament yet.
confidence-title = { $club }: how sure the ratings are
confidence-col-mean = Rating, by the companion
confidence-col-sd = ±
confidence-col-rating = Rating, by the club
confidence-note = ± says how sure the rating is: in two cases of three the player’s true strength is no farther from it than that, and in nineteen of twenty no farther than twice that.
confidence-since = The club is so large that only the tournaments from { $date } on are used here.
confidence-inseparable = { $a } and { $b } have played almost only together: the results show what the two are worth as a pair, but not who of them is the stronger. A tournament with other partners would tell.
confidence-estimate = The club’s own results suit --noise { $noise } best; that is what the window takes.
confidence-between = { $a } is better than { $b } with a probability of { $percent } %.
confidence-unplayed = Neither has played a rated tournament yet: this follows from the starting ratings alone.
confidence-known = By the results the strength is { $mean } ± { $sd }: two times out of three the true one lies between { $low } and { $high }.
confidence-known-of = { $name }: by the results { $mean } ± { $sd }; two times out of three the true strength lies between { $low } and { $high }.
confidence-better-certain = { $a } is almost certainly better than { $b }: { $percent } %.
confidence-better-very = { $a } is very probably better than { $b }: { $percent } %.
confidence-better-probably = { $a } is probably better than { $b }: { $percent } %.
confidence-better-rather = { $a } is more likely than not better than { $b }: { $percent } %.
confidence-better-open = { $a } or { $b }? Open as yet: { $percent } % for the first named.
confidence-waiting = How sure the ratings are is being worked out…

backtest-title = { $club }: the check on our history
backtest-nothing = There is no rated tournament to check on yet.
backtest-col-method = What predicted the results
backtest-col-rmse = Error, %
backtest-col-gain = Worse than the norm by, % (95 times of 100)
backtest-norm = the club’s norm
backtest-fifty = everybody scores 50 %
backtest-means = everybody scores their average so far
backtest-grades = grades as in the national schemes, at their best
backtest-companion = the model behind ± (luck of an evening: 6 %)
backtest-levels = By the mean rating of the partners
backtest-col-level = Level
backtest-ages = New pairs (less than half of the familiarity) and steady ones
backtest-col-age = Pairs
backtest-new = new
backtest-steady = steady
backtest-calibration = From the lowest norms to the highest
backtest-col-bin = Group
backtest-col-pairs = Results
backtest-col-expected = Mean norm
backtest-col-percent = Mean result
backtest-col-margin = ± by chance
backtest-col-fifty = Error of “50 %”
backtest-compared = Compared: { $pairs ->
    [one] one result
   *[other] { $pairs } results
} in { $tournaments ->
    [one] one tournament
   *[other] { $tournaments } tournaments
}; { $skipped ->
    [0] none before them was left out
    [one] the first tournament was only learnt from
   *[other] the first { $skipped } tournaments were only learnt from
}.
backtest-bias = Result less norm, on average: { $bias } % (always about 0: the results of a field and its norms have the same mean; the tables show where they part).
backtest-interval = If the same club played on in the same way, the typical error of the norm would be from { $low } to { $high } % (95 of 100 times).
backtest-few = These are few tournaments: the picture may still change.
backtest-too-short = The history is too short to say whether the norm is any good; at least five tournaments must be compared.
backtest-better = The norm predicts the results better than “everybody scores 50 %”, by { $gain } % of a result, and that is more than chance.
backtest-open = Whether the norm predicts the results better than “everybody scores 50 %” cannot be told yet: the difference may be chance.
backtest-worse = The norm predicts the results worse than “everybody scores 50 %”, by { $gain } % of a result, and that is more than chance: the coefficients on Param do not suit this club.
