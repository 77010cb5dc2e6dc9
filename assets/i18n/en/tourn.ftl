# Archive
tourn-search = Search: date, title, player
tourn-archive-empty = No tournaments yet: type the first one at the right.
tourn-archive-nothing = Nothing found: try a part of the date, of the title or of a name.
tourn-kind-unrated = unrated
tourn-kind-prehistory = pre-history
tourn-pairs = { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}

# Header of the sheet
tourn-new = New tournament
tourn-new-unfinished = New tournament (unfinished)
tourn-correction-of = Correction: { $date }
tourn-correcting = Correcting { $date }
tourn-date = Date
tourn-date-hint = like 4 Mar 2026 or 2026-03-04
tourn-proposed = Proposed date: a week after the last tournament
tourn-calendar = Choose the date from a calendar
tourn-month-before = Month before
tourn-month-after = Month after
tourn-title = Title
tourn-scoring = Scoring
tourn-scoring-auto = Auto
tourn-scoring-mp = Matchpoints
tourn-scoring-imp = IMPs
tourn-scoring-cross-imp = Cross-IMPs
tourn-scoring-percent = %
tourn-recognised = recognised: { $scoring }
tourn-boards = Boards
tourn-boards-count = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
tourn-two-winners = Two winners
tourn-two-winners-tip = North–South and East–West are two fields, each with its own winner.
tourn-rated = Rated
tourn-rated-tip = An unrated tournament is only recorded: it changes no rating.
tourn-monday = Monday
tourn-tuesday = Tuesday
tourn-wednesday = Wednesday
tourn-thursday = Thursday
tourn-friday = Friday
tourn-saturday = Saturday
tourn-sunday = Sunday
tourn-weekdays = Mo Tu We Th Fr Sa Su
tourn-month-1 = January
tourn-month-2 = February
tourn-month-3 = March
tourn-month-4 = April
tourn-month-5 = May
tourn-month-6 = June
tourn-month-7 = July
tourn-month-8 = August
tourn-month-9 = September
tourn-month-10 = October
tourn-month-11 = November
tourn-month-12 = December

# Columns
tourn-col-number = №
tourn-col-number-tip = Number of the pair, in the order entered
tourn-col-partner = Partner
tourn-col-partner-tip = Type any part of the name. Two names at once: Smith & Brown.
tourn-col-field = Field
tourn-col-field-tip = NS: North–South, EW: East–West
tourn-col-result = Result
tourn-col-result-tip = Matchpoints, IMPs or percent
tourn-col-boards = Bds
tourn-col-boards-tip = Boards this pair played, if not all played the same number
tourn-col-percent = %
tourn-col-percent-tip = The result in percent; the mean of the field is 50
tourn-col-place = Pl.
tourn-col-place-tip = Place in the field; pairs with equal results share one. The rating does not go by it.
tourn-col-norm = Norm
tourn-col-norm-tip = The percent that this pair is expected to score against this field: 50 plus the difference of the pair rating from the mean of all the other pairs, divided by the stretch of the scale
tourn-col-difference = Diff.
tourn-col-difference-tip = Percent above or below the norm. Only this moves ratings: each percent is worth K points to the pair.
tourn-col-familiarity = Fam.
tourn-col-familiarity-tip = Familiarity: the tournaments that the two played together, each counting less the longer ago it was
tourn-col-rating-a = Rat. 1
tourn-col-rating-a-tip = Rating of the first partner before play
tourn-col-rating-b = Rat. 2
tourn-col-rating-b-tip = Rating of the second partner before play
tourn-col-handicap = Hcp
tourn-col-handicap-tip = Handicap: rating points that the pair lacks because the partners are not yet familiar; 416 by default the first time, and less with every tournament together
tourn-col-pair-rating = Pair
tourn-col-pair-rating-tip = Pair rating: both ratings less the handicap
tourn-col-opponents = Opp.
tourn-col-opponents-tip = Mean pair rating of all the other pairs of the field
tourn-col-change-a = Change 1
tourn-col-change-a-tip = Change of the first partner’s rating, without growth. Of two partners the weaker one gets the larger share, up or down. Click to see it term by term.
tourn-col-change-b = Change 2
tourn-col-change-b-tip = Change of the second partner’s rating, without growth. Of two partners the weaker one gets the larger share, up or down. Click to see it term by term.
tourn-col-new-a = New 1
tourn-col-new-a-tip = New rating of the first partner, growth included
tourn-col-new-b = New 2
tourn-col-new-b-tip = New rating of the second partner, growth included

# Cells
tourn-cell-a = Pair { $row }, partner 1
tourn-cell-b = Pair { $row }, partner 2
tourn-cell-field = Pair { $row }, field
tourn-cell-result = Pair { $row }, result
tourn-cell-boards = Pair { $row }, boards
tourn-start-of = Pair { $row }, starting rating of { $name }
tourn-remove-row = Remove pair { $row } ({ $key })
tourn-ns = NS
tourn-ew = EW
tourn-newcomer = { $name } is new. Starting rating:
tourn-did-you-mean = Did you mean
tourn-hint = Type the first pair: a part of a name, Enter, the partner, Enter, the result, Enter. Or paste a block copied from a spreadsheet, a web page or an e-mail. Or open a tournament in the archive on the left.

# Footer
tourn-calculate = Calculate
tourn-recalculate = Recalculate
tourn-calculate-tip = Records the tournament and calculates the new ratings ({ $key })
tourn-start-list = Start list
tourn-start-list-tip = What is expected of each pair, before play
tourn-cancel = Leave without changes
tourn-correction-changed = Something is changed here. Press “Recalculate” to keep it, or “Leave without changes”, both below.
tourn-clear = Clear the sheet
tourn-clear-undo = Bring the sheet back
tourn-bring-back = Bring back { $pair }
tourn-ready = Ready to calculate
tourn-no-results = No results yet
tourn-mistakes = { $count ->
    [one] { $count } mistake to correct before calculating
   *[other] { $count } mistakes to correct before calculating
}

# Start list
tourn-start-empty = Type or paste the pairs first.
tourn-as-entered = As entered
tourn-by-norm = By norm
tourn-norm-sd = ±
tourn-norm-sd-hint = ± says how far the norm may be off: about two times out of three what the pair is really worth is no more than so many percent above or below it. Counted are how well the strengths are known and how far they seem to part from the ratings. The luck of the evening comes on top.
tourn-norm-sd-past = How far the norm may be off (±) is told of a new tournament only: what is known of the players today includes this tournament and those after it.
tourn-norm-sd-later = How far the norms may be off (±) is still being worked out.
tourn-print = Save for printing…
tourn-slips = Save result slips for printing…
tourn-slips-hint = A slip of paper for each pair, to be cut apart: names, ratings, norm, and room for the result
tourn-slips-title = Result slips
tourn-slip-pair = Pair { $pair }
tourn-slip-result = Result
tourn-slip-boards = Boards played
tourn-pair = Pair
tourn-pair-rating = Pair rating

# A recorded evening
tourn-correct = Correct…
tourn-delete = Delete…
tourn-ask-delete = { $pairs ->
    [one] Delete the tournament of { $date } with { $pairs } pair? Everything after it will be recalculated.
   *[other] Delete the tournament of { $date } with { $pairs } pairs? Everything after it will be recalculated.
}
tourn-all-terms = All terms
tourn-best = Best against the norm: { $pairs }
tourn-explain = Why the rating changed: { $name }
tourn-player-page = Show the player’s page
tourn-prehistory-note = Pre-history: who partnered whom counts for familiarity, results are not known.
tourn-paste-read = { $pairs ->
    [one] { $pairs } pair was pasted.
   *[other] { $pairs } pairs were pasted.
}
tourn-paste-line = Line { $line } was left out: { $reason }
tourn-paste-more = { $lines ->
    [one] { $lines } more line was left out.
   *[other] { $lines } more lines were left out.
}
