# What operations changed, before and after.
audit-since-name = The name of the club was changed since.
audit-since-params = The coefficients were changed since.
audit-since-player = { $name } was changed since.
audit-since-tournament = The tournament of { $date } was changed since.
audit-since-adjustment = The adjustment of { $date } was changed since.
audit-since-championship = The championship “{ $name }” was changed since.
audit-since-alias = Whom the name “{ $alias }” in files means was changed since.
audit-since-distinct = What was said about { $one } and { $two } was changed since.
audit-player-needed = { $name } would be missing: tournaments, adjustments or names in files refer to this player.
audit-name-taken = The name { $name } was given to another one since.
audit-merge-remains = { $count ->
    [one] The tournament of { $first }, recorded since, stays with { $kept }, also if the file said { $gone }. Where it was { $gone } who played, correct the pair on Tourn afterwards.
   *[other] { $count } tournaments from { $first } to { $last }, recorded since, stay with { $kept }, also where the file said { $gone }. Where it was { $gone } who played, correct the pairs on Tourn afterwards.
}
audit-more = { $count ->
    [one] And one more change.
   *[other] And { $count } more changes.
}
audit-club-name = Name of the club: { $before } → { $after }
audit-params = Coefficients { $from }:
audit-params-gone = Coefficients { $from } no longer hold.
audit-from = from { $date }
audit-from-start = from the beginning
audit-param = { $symbol }: { $before } → { $after }
audit-adjustment-new = New adjustment: { $what }
audit-adjustment-gone = Adjustment deleted: { $what }
audit-adjustment = Adjustment: { $before } → { $after }
audit-decided-average = { $date }, { $pair } share their ratings equally ({ $reason })
audit-decided-reassign = { $date }, { $name } gets { $rating }, { $partner } the rest ({ $reason })
audit-decided-set = { $date }, { $name } gets { $rating } ({ $reason })
audit-decided-add = { $date }, { $name } gets { $change } more ({ $reason })
audit-player-new = New player { $name }, starting rating { $start }
audit-player-gone = { $name }, starting rating { $start }, is no longer in the club
audit-player-name = Name: { $before } → { $after }
audit-player-start = Starting rating of { $name }: { $before } → { $after }
audit-player-core = Core mark of { $name }: { $before } → { $after }
audit-player-privacy = { $name } in public: { $before } → { $after }
audit-player-retired = { $name } no longer plays
audit-player-returned = { $name } plays again
audit-core-auto = chosen by the program
audit-core-yes = yes
audit-core-no = no
audit-privacy-full = full name
audit-privacy-initials = initials
audit-privacy-hidden = hidden
audit-alias-new = Name in files “{ $alias }”: means { $name } now
audit-alias-gone = Name in files “{ $alias }”: no longer means { $name }
audit-alias = Name in files “{ $alias }”: { $before } → { $after }
audit-distinct = { $one } and { $two } are two people
audit-not-distinct = { $one } and { $two } may be the same person
audit-evening-of = Tournament of { $date }
audit-evening-titled = Tournament of { $date }, { $title }
audit-evening = { $evening }:
audit-evening-new = { $evening } is new, { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}:
audit-evening-gone = { $evening } is deleted, { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}:
audit-date = Date: { $before } → { $after }
audit-title = Title: { $before } → { $after }
audit-kind = Kind: { $before } → { $after }
audit-kind-rated = rated
audit-kind-unrated = not rated
audit-kind-prehistory = pre-history
audit-scoring = Scoring: { $before } → { $after }
audit-boards = Boards: { $before } → { $after }
audit-fields = Fields: { $before } → { $after }
audit-order = Order of entry: { $before } → { $after }
audit-pair = { $pair }: { $result }
audit-pair-new = { $pair }: new, { $result }
audit-pair-gone = { $pair }: left out, had { $result }
audit-pair-names = Pair: { $before } → { $after }
audit-pair-result = { $pair }: { $before } → { $after }
audit-pair-percentage = { $pair }, published percent: { $before } → { $after }
audit-pair-boards = { $pair }, boards: { $before } → { $after }
audit-championship-new = New championship “{ $name }”, sessions: { $sessions }
audit-championship-gone = Championship “{ $name }” is deleted, sessions: { $sessions }
audit-championship = Championship “{ $name }”:
audit-championship-name = Name: { $before } → { $after }
audit-championship-transferred = Adjustments carried into the club: { $before } → { $after }
audit-session-new = Session { $number } is new, pairs: { $pairs }
audit-session = Session { $number } is changed, pairs: { $pairs }
audit-session-gone = Session { $number } is deleted, pairs: { $pairs }
audit-entrant = Player: { $before } → { $after }
