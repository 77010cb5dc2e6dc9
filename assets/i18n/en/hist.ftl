hist-page-everybody = Who played with whom
hist-page-two = Any two players
hist-page-before = Pre-history

hist-no-players = There are no players yet. They enter the club with their first tournament, on Tourn.
hist-empty-go = Go to Tourn
hist-no-evenings = No tournaments yet. Calculate the first one on Tourn, or add pre-history here.
hist-evenings = { $n ->
    [one] The partners of everybody in the last tournament:
   *[other] The partners of everybody in the last { $n } tournaments that count for familiarity, newest first:
}
hist-nobody-found = Nobody’s name contains “{ $text }”.
hist-search = Find a player
hist-numbers = Numbers of the partners
hist-names = Names of the partners
hist-number = №
hist-player = Player
hist-number-hint = Order of the numbers, which players receive as they join the club. Click to sort by number.
hist-player-hint = Alphabetic order. Click to sort by name.
hist-col-date = Dates
hist-col-date-hint = With whom the player played that evening, newest first. These are the tournaments that count for familiarity now; grey dates are pre-history. Click a date to open that tournament.
hist-cell = { $date }: { $player } played with { $partner } (№ { $number })
hist-date-open = Open the tournament of { $date } { $title }
hist-date-before = { $date }: pre-history { $title }

hist-show-player = Open on Rating
hist-no-partners = Has not played with anybody yet. Partners come with the tournaments on Tourn, or from the pre-history.
partner-col-name = Partner
partner-col-name-hint = Whom the player has played with. Click a partner, or press Enter, to go there.
partner-col-together = Together
partner-col-together-hint = Tournaments played together, pre-history included.
partner-col-last = Last
partner-col-last-hint = The last tournament they played together.
partner-col-familiarity = Fam.
partner-col-familiarity-hint = Familiarity T before the club’s next tournament: the tournaments together, each counting less the longer ago it was. A tournament of last week counts almost one.
partner-col-handicap = Handicap
partner-col-handicap-hint = Rating points that the pair lacks because its familiarity is incomplete. It melts away with every tournament together.
partner-col-mean = ± norm
partner-col-mean-hint = Mean percent above or below the norm in all their rated tournaments together. Around zero the ratings are right for this pair; a lasting plus means that the two suit each other better than their ratings say.
partner-col-lately = Lately
partner-col-lately-hint = The same over those of them that are among the player’s last ten rated tournaments.
hist-partners-help = Point at a heading, or press Shift+F1, to read what the column means.

hist-two-heading = Familiarity of any two players
hist-two-help = Type two names: how familiar the two are now, what that would be after their next tournaments together, one a week, and which of them is better.
hist-two-a = First player
hist-two-b = Second player
hist-two-now = { $a } and { $b }: familiarity T = { $familiarity }, handicap now { $handicap }
hist-two-same = { $name } stands in both fields; name another player in one of them.
hist-two-more = More together
hist-two-more-hint = How many tournaments they play together from now on, one a week.
hist-two-familiarity = Familiarity T
hist-two-familiarity-hint = Their tournaments together, each counting less the longer ago it was.
hist-two-handicap = Handicap, points
hist-two-handicap-hint = Rating points that the pair lacks because its familiarity is incomplete.
hist-two-title = Handicap after their next tournaments together
hist-two-x = more tournaments together
hist-two-y = handicap, rating points
hist-two-hover = { $n ->
    [0] now: { $handicap } points
    [one] after one more tournament: { $handicap } points
   *[other] after { $n } more tournaments: { $handicap } points
}

hist-before-heading = Before the club used this program
hist-before-help = Evenings of which you only know who partnered whom. They make partners familiar; ratings they do not change by themselves.
hist-date = Date of the evening
hist-date-help = such as 4 Mar 2024 or 2024-03-04
hist-date-wrong = “{ $text }” is not a date. Write it like 4 Mar 2024, 4.3.2024 or 2024-03-04.
hist-type-heading = Type the pairs
hist-row-player = Pair { $n }: first partner
hist-row-partner = Pair { $n }: second partner
hist-add = Add this evening
hist-mend = First correct the lines marked in red.
hist-no-pairs = Type at least one pair.
hist-no-date = The date of the evening is missing.
hist-partner-missing = A partner is missing.
hist-own-partner = { $name } cannot be his or her own partner.
hist-twice = { $name } stands in another pair of this evening already.
hist-unknown = The club has no player “{ $name }”.
hist-perhaps = Is it:
hist-not-two = { $n ->
    [0] There are no names here; two are needed.
    [one] There is only one name here; two are needed.
   *[other] There are { $n } names here; two are needed.
}
hist-paste-heading = Or paste a block
hist-paste-help = One pair a line: “date, player, partner”, or just “player, partner” for the date above. Columns from a spreadsheet, semicolons and “A & B” are understood too.
hist-paste-name = Pasted block of pairs
hist-line = Line { $n }:
hist-more-problems = { $n ->
    [one] … and one more line like these.
   *[other] … and { $n } more like these.
}
hist-add-block = { $n ->
    [one] Add one evening
   *[other] Add { $n } evenings
}
hist-date-taken = There is already an evening on { $date }. Add another one?
hist-list-heading = Pre-history so far
hist-list-empty = None yet: type the first one here, or paste it.
hist-delete = Delete…
hist-delete-name = Delete the evening of { $date }
hist-delete-question = { $n ->
    [one] Delete the evening of { $date } with one pair? Familiarity is then calculated without it.
   *[other] Delete the evening of { $date } with { $n } pairs? Familiarity is then calculated without it.
}
