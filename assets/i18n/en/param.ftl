param-heading = Coefficients
param-intro = Only the blue values can be typed over. Nothing changes until you press a button at the bottom.
param-field = { $symbol }: { $name }
param-about = Allowed: { $range }. { $origin }
param-range-forget = 0 ≤ x < 100 %
param-default = default { $value }
param-reset = Back to { $value }
param-reset-name = { $symbol }: back to { $value }
param-explain = What is { $symbol }? An explanation with an example
param-empty = Type a number for { $name }.
param-not-number = “{ $text }” is not a number.

param-name-jump = size of jumps
param-meaning-jump = Rating points that a pair wins or loses for every 1 % above or below its norm; the two partners share them.
param-more-jump = An average pair among average pairs that scores 57 % is 7 % above its norm. With K = 20 it wins 7 · 20 = 140 points, 70 each; 45 % costs 50 each. A larger K makes ratings follow the last tournaments, a smaller one makes them calm and slow.
param-origin-jump = Worked out from the article’s examples: an average pair that scores 57 % wins 70 points each.
param-name-base = stretch of the scale
param-meaning-base = How many rating points of advantage raise a pair’s norm by 1 %.
param-more-base = The norm is 50 % plus the pair’s rating less the mean of all the other pairs, divided by this number. With 100, a pair that is 500 points better than the others is expected to score 55 %. This sets the scale on which everything is measured, so it is hardly ever changed.
param-origin-base = Printed in the article.
param-name-handicap = starting handicap
param-meaning-handicap = How much partners who do not know each other lack, in rating points. The first time together a pair counts 1.57 · W below the sum of its ratings.
param-more-handicap = A pair’s rating is the sum of both ratings less W · (1.57 − arctan(H · T / V)), T being its familiarity. By default a pair lacks 416 points the first time, 252 after one tournament together, 162 after two, 90 after four, 46 after eight. With W = 0 partners count as if they had always played together.
param-origin-handicap = Printed in the article.
param-name-learning = growth of familiarity
param-meaning-learning = How many boards together it takes to get to know each other. The larger V is, the slower the handicap melts away.
param-more-learning = One recent tournament together of 27 boards makes H · T / V = 27 / 38, and the handicap falls from 416 to 252 points. With twice the V a pair needs twice as many tournaments for that.
param-origin-learning = Worked out from the article: a brand-new pair lacks 400 points against a fully familiar one.
param-name-boards = boards in a tournament
param-meaning-boards = How many boards one tournament together counts for familiarity; also used for IMPs where a tournament does not say how many boards were played.
param-more-boards = Familiarity T counts tournaments; multiplied by H it counts boards. A club that plays 24 boards an evening types 24.
param-origin-boards = Printed in the article.
param-name-forget = forgetting
param-meaning-forget = The share of familiarity, in percent, that is lost with every tournament or week that passes.
param-more-forget = With 4 % a tournament of last week counts 0.96, one of two weeks ago 0.92, one of half a year ago 0.35. A pair that plays together every time comes to T = 24; after a year’s break it begins almost anew.
param-origin-forget = Printed in the article.
param-name-age = time is counted in
param-meaning-age = Whether familiarity is forgotten with every tournament of the club or with every calendar week. Weeks suit clubs that play several times a week or stop for the summer.
param-more-age = Counted in tournaments, a pair keeps its familiarity over a summer without any. Counted in weeks, three tournaments in a week age it by one week only, and a break of ten weeks costs a third of it.
param-origin-age = Tournaments as in the workbook; calendar weeks are an addition of this program.
param-age-tournaments = tournaments
param-age-weeks = calendar weeks
param-name-split = unevenness of the split
param-meaning-split = How much more of every change the weaker partner gets. At 0 both get the same.
param-more-split = A result does not tell which of the two it came from. The weaker partner makes most of the mistakes, and so gets most of the change, up or down: e / (1 + e) of it, where e = exp(k · difference of their ratings). With 0.0029 that is 64 % at a difference of 200 points and 91 % at 800.
param-origin-split = Worked out from the article’s counts of errors: 10 to 1 between partners 800 points apart.
param-name-strength = IMP strength of the field
param-meaning-strength = How many percent an IMP is worth: the larger S is, the more. Usual is 10; with few novices 12, with many 8.3.
param-more-strength = IMPs become percent as 50 + (IMPs a board above the mean) · S / (1.783 − (1.57 − arctan(0.237 · P))), P being the number of pairs. With S = 10 and 12 pairs over 27 boards, 1 % is worth 3.9 IMPs. Cross-IMPs do not need it.
param-origin-strength = The article gives 10 to 16 by the rank of the event; 10 agrees with public conversion tables.
param-name-growth = growth
param-meaning-growth = Points that everybody gets for every tournament played, so that ratings do not sink with time. A settled club needs 0.1 to 0.2, a new one 1.5 to 2.
param-more-growth = Players who improve win points from those who stand still, and whoever leaves takes points along: without growth the whole list would sink slowly. Watch the sum of the core on Statistic: where it falls year after year, raise the growth; where it climbs, lower it.
param-origin-growth = Printed in the article.
param-name-window = length of memory
param-meaning-window = How many tournaments back count for familiarity; older ones are forgotten altogether.
param-more-window = With 4 % forgotten each time the 150th tournament back counts only 0.002, so a longer memory changes next to nothing. It matters where forgetting is near zero.
param-origin-window = Printed in the article.
param-name-last = ratings in the main figure
param-meaning-last = The main figure, by which the list is sorted, is the mean of so many of a player’s latest different ratings.
param-more-last = A rating jumps with every tournament; the mean of the last four different ratings shows the level that a player holds. A tournament that left the rating as it was does not count twice. With 1 the main figure is the current rating.
param-origin-last = Printed in the article.

param-loss-name = Points a player loses in a brand-new pair
param-loss-help = The same as W in other words: type the points here, and W is set to match. 200 by default.
param-loss-negative = A player cannot lose a negative number of points; type 0 or more.

param-dashed = Solid: the values as typed. Dashed: the values in force.
param-curve-now = { $name }, now
param-picture-handicap = Handicap
param-title-handicap = Handicap against tournaments together
param-x-handicap = last tournaments, all played together
param-y-handicap = handicap, rating points
param-curve-handicap = handicap
param-hover-handicap = { $name }: after { $x } tournaments together the pair lacks { $y } points
param-picture-split = Split
param-title-split = How partners share a change
param-x-split = difference of the partners’ ratings, points
param-y-split = share of the change, %
param-curve-weaker = weaker partner
param-curve-stronger = stronger partner
param-hover-split = { $name }: { $y } % of the change at a difference of { $x } points
param-picture-imps = IMPs to percent
param-title-imps = Percent against IMPs over { $boards } boards
param-x-imps = IMPs above the mean of the field
param-y-imps = percent
param-curve-field = { $n } pairs
param-hover-imps = { $name }: { $x } IMPs are { $y } %
param-picture-memory = Memory
param-title-memory = How long a tournament together is remembered
param-x-memory = { $unit ->
    [weeks] age of the tournament, weeks
   *[other] age of the tournament, tournaments
}
param-y-memory = weight, %
param-curve-memory = weight
param-hover-memory = { $unit ->
    [weeks] { $name }: a tournament { $x } weeks ago counts { $y } %
   *[other] { $name }: a tournament { $x } tournaments ago counts { $y } %
}
param-picture-jump = Change
param-title-jump = What each of two equal partners wins
param-x-jump = result above the norm, %
param-y-jump = change with growth, rating points
param-curve-jump = change
param-hover-jump = { $name }: { $x } % above the norm change the rating by { $y } points
param-picture-norm = Norm
param-title-norm = What is expected of a pair
param-x-norm = pair rating above the mean of the opponents, points
param-y-norm = norm, %
param-curve-norm = norm
param-hover-norm = { $name }: with { $x } points more than the opponents { $y } % are expected

param-apply-next = From the next tournament on
param-apply-day = From this day on:
param-from-day = From the day
param-from-day-hint = A day such as 4 Mar 2026 or 2026-03-04. Everything played since then is calculated again.
param-from-day-wrong = That is not a date.
param-apply-all = To the whole history…
param-discard = Discard changes
param-none-changed = The fields show the values in force.
param-mend = First correct the values marked in red.
param-preview-heading = If these values had held from the beginning
param-preview-waiting = Calculating who would move…
param-preview-none = Nobody’s rating would move.
param-preview-count = { $n ->
    [one] The rating of one player would move:
   *[other] The ratings of { $n } players would move, the largest moves first:
}
param-preview-player = Player
param-preview-before = Now
param-preview-after = Would be
param-preview-change = Change
param-preview-apply = Apply to the whole history
param-preview-close = Leave everything as it is

param-sets-heading = Sets the club has used
param-sets-help = A tournament is calculated with the set in force on its date.
param-sets-from = From
param-sets-differs = What changed
param-sets-beginning = the beginning
param-sets-defaults = all as by default
param-sets-same = nothing

param-check-heading = Check on our history
param-check-help = How well did the norm predict the club’s own results? And which values would have predicted them best?
param-check = Check on our history
param-check-checking = Comparing the norms with what happened. You can go on working…
param-check-running = Searching for the best values. You can go on working. It takes seconds in a club, minutes in a federation…
param-check-nothing = There are no rated tournaments yet to check on: calculate the first one on Tourn.
param-check-rmse = Typical error of the norm (RMSE)
param-check-stop = Stop
param-check-stopped = Stopped before it was done: what is missing below was not worked out.
param-check-old = The club has changed since this check; check again for the current figures.
param-calibration-title = Does the norm mean what it says?
param-calibration-help = The results are divided into equal groups, and each dot is one of them. The farther right, the more was expected of these pairs; the higher, the more they scored. If the norm is right, the dots lie along the dashed line. The upright stroke shows how far mere chance may have moved a dot.
param-calibration-x = norm, %
param-calibration-y = result, %
param-calibration-hover = { $pairs } results: norm { $norm } % on average, result { $result } ± { $margin } %
param-best-none = The history is too short to say anything about the coefficients.
param-best-short = Five tournaments at least are needed to tell how much of that is chance.
param-best-gain = The error would have been { $gain } % of a result smaller (in 95 of 100 cases { $low } to { $high }). These values were fitted to the same tournaments, so expect less of them in the future.
param-best-chance = The error would have been { $gain } % of a result smaller, but that may be chance (in 95 of 100 cases { $low } to { $high }): there is no reason yet to change anything.
param-curve-heading = How much it matters
param-curve-help = The error against one coefficient, the others at their best values. If the curve is flat, the history of the club says next to nothing about it.
param-curve-of = Curve of { $symbol }
param-curve-title = Error against { $name }
param-curve-error = error
param-curve-y = typical error, %
param-curve-hover = { $symbol } = { $value }: error { $error } %
param-best-heading = The values that would have predicted best
param-best-help = Both columns are calculated over the whole history with one set of values. The check above leaves the first tournaments out and predicts each with the coefficients of its day, so its error is a little different.
param-best-old = Other coefficients are in force by now: this is about those of the time of the search. Check again to compare with the present ones.
param-best-what = Coefficient
param-best-current = In force
param-best-best = Best
param-best-take = Put these values into the fields
param-best-note = This only fills the fields: look at the pictures, change what you like, and apply or discard. Coefficients about which the history says nothing stay as they are.
param-table-symbol = Symbol
param-table-name = Coefficient
param-table-value = In force
param-table-typed = Typed, not applied
param-table-default = Default
param-table-meaning = What it does
