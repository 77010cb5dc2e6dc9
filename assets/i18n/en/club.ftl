# What is wrong with a command
club-day = { $date } cannot be right: the year must be from 1900 to 2200.
club-rating = The rating { $rating } of { $name } is not possible; it can be ±{ $most } at most.
club-boards = { $boards } boards are not possible; there can be 1 to { $most }.
club-pair-boards = { $a } and { $b } cannot have played { $boards } boards; 1 to { $most } are possible.
club-result = The result of { $a } and { $b } is not possible: { $result }.
club-percentage = The published percentage of { $a } and { $b } is not between 0 and 100: { $percent }.
club-text-long = The text “{ $text }…” has { $chars } characters; at most { $most } are kept.
club-name-taken = { $name } cannot be added: the club already has { $other }, and the two names could not be told apart. If it is another person, please put a label after the name, such as “{ $name } (jun.)” or “{ $name } [2]”.
club-name-twice = { $name } is in the list twice.
club-no-player = The club has no such player (number { $id }).
club-alias-taken = “{ $alias }” cannot stand for { $name }: it is the name of { $other }.
club-no-alias = Nobody is called “{ $alias }” in files any more.
club-no-tournament = The club has no such tournament any more.
club-no-adjustment = The club has no such adjustment any more.
club-not-prehistory = A tournament with results cannot be pre-history. Choose rated or unrated.
club-ids-used-up = The club file has numbers so large that none is left for what you enter. Nothing was changed. Another program must have written them.
club-fields = A tournament has one or two fields of pairs, not { $fields }.
club-no-pairs = There are no pairs on { $date }.
club-player-twice-on = { $name } is entered twice on { $date }. If there were two tournaments that day, number them.
club-player-has-history = { $name } cannot be deleted: { $tournaments ->
    [0] a rating was set by hand
    [one] there is a tournament with this player
   *[other] there are { $tournaments } tournaments with this player
}. The history would no longer be true.
club-reason = Please give the reason for changing a rating by hand: it is kept in the history.
club-adjust-same = Two different players are needed.
club-params-incalculable = With these coefficients { $tournaments ->
    [one] the tournament of { $date }
   *[other] { $tournaments } tournaments, the first of them on { $date },
} could no longer be calculated: the ratings would grow beyond all measure. Nothing was changed.
club-params-same = These are the coefficients that hold already. Nothing was changed.

# Names of operations, after “Undo:”, “Done:” and the like
op-tournament = tournament of { $date }
op-tournament-titled = tournament of { $date }, { $title }
op-tournament-corrected = correction of the tournament of { $date }
op-tournament-corrected-titled = correction of the tournament of { $date }, { $title }
op-tournament-redated = correction of the tournament of { $before } → { $date }
op-tournament-redated-titled = correction of the tournament of { $before } → { $date }, { $title }
op-tournament-deleted = deletion of the tournament of { $date }
op-tournament-deleted-titled = deletion of the tournament of { $date }, { $title }
op-tournaments = { $count ->
    [one] one tournament
   *[other] { $count } tournaments
}
op-player = new player { $name }
op-player-edited = change of { $name }
op-player-renamed = new name { $name } (was { $before })
op-player-deleted = deletion of { $name }
op-players = { $count ->
    [one] list of one player
   *[other] list of { $count } players
}
op-alias = name in files: “{ $alias }” means { $name }
op-alias-forgotten = forgetting the name in files “{ $alias }”
op-prehistory = pre-history, { $count ->
    [one] one evening
   *[other] { $count } evenings
}
op-adjust-average = ratings of { $a } and { $b } averaged on { $date }
op-adjust-reassign = ratings of { $a } and { $b } divided anew on { $date }
op-adjust-set = rating of { $name } set on { $date }
op-adjust-add = rating of { $name } changed on { $date }
op-adjustment-deleted = deletion of the adjustment of { $date } ({ $names })
op-params = new coefficients from { $date }
op-params-all = new coefficients for the whole history
op-name = name of the club: { $name }
op-repair = repair of the file
op-several = { $count ->
    [one] one change
   *[other] { $count } changes
}
