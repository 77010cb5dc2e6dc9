# Players merged, told apart and retired.
club-merge-same = Please choose two different players.
club-merge-both-played = { $one } and { $two } both played on { $date }: they are two persons.
club-merge-both-more = { $count ->
    [one] And on one more day.
   *[other] And on { $count } more days.
}
club-merge-both-adjusted = An adjustment of { $date } is about both { $one } and { $two }: they are two persons.
club-merge-both-session = { $one } and { $two } both played in session { $session } of “{ $championship }”: they are two persons.
op-players-merged = { $one } is { $two }
op-players-distinct = { $one } and { $two } are two persons
op-players-not-distinct = { $one } and { $two } may be one person
op-player-retired = { $name } plays no more
op-player-returned = { $name } plays again
op-taken-back = taking back: { $operation }
op-tournament-restored = earlier version of the tournament of { $date }
op-tournament-restored-titled = earlier version of the tournament of { $date }, { $title }
