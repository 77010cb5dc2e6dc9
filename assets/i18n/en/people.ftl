# Players merged, told apart and retired.
club-merge-same = Please choose two different players.
club-merge-both-played = { $one } and { $two } both played on { $date }: they are two people.
club-merge-both-more = { $count ->
    [one] And on one more day.
   *[other] And on { $count } more days.
}
club-merge-both-adjusted = An adjustment of { $date } is about both { $one } and { $two }: they are two people.
club-merge-both-session = { $one } and { $two } both played in session { $session } of “{ $championship }”: they are two people.
op-players-merged = { $one } is { $two }
op-players-distinct = { $one } and { $two } are two people
op-players-not-distinct = { $one } and { $two } may be the same person
op-player-retired = { $name } no longer plays
op-player-returned = { $name } plays again
op-taken-back = taking back: { $operation }
op-tournament-restored = earlier version of the tournament of { $date }
op-tournament-restored-titled = earlier version of the tournament of { $date }, { $title }
menu-people = People…
menu-history = History of changes…
people-title = People
people-twins = One person under two names?
people-twins-hint = These names are alike, and the two never played on the same day.
people-looking = Looking through the names…
people-no-twins = No two players look like one person.
people-played = { $name } ({ $count ->
    [one] 1 tournament
   *[other] { $count } tournaments
})
people-like-swapped = same words, other order
people-like-initials = initials or a shorter name
people-like-alphabets = the same name in another alphabet
people-like-near = nearly the same spelling
people-merge = Merge…
people-merge-two = Merge { $one } and { $two }…
people-not-same = Not the same
people-not-same-two = { $one } and { $two } are not the same
people-guests = Guests who may be players of the club?
people-guest = { $guest } in “{ $championship }” may be { $name }
people-guest-same = It is the player
people-guest-same-one = It is the player: { $pair }
people-called = One person, several names
people-called-hint = These names were merged, or assigned by hand. The history of changes shows how, and takes a merge apart.
people-called-one = { $alias } is { $name }
people-called-show = Where it came from…
people-called-show-one = Where it came from: { $pair }
people-distinct = Told apart
people-pair = { $one } and { $two } are two people
people-ask-again = Ask again
people-ask-again-two = Ask again: { $pair }
people-retired = No longer playing
people-no-retired = Everybody still plays. A player’s page on Rating has the button “No longer plays”.
people-bring-back = Bring back
people-bring-back-one = Bring back { $name }
people-merge-others = Merge two others…
merge-title = Two names, one person
merge-hint = All tournaments of the first name become those of the second one. The first name stays known, so that files with it are still understood. You can undo this, and take it back later in the history of changes.
merge-from = This name goes
merge-into = This player stays
merge-swap = The other way round
merge-choose = Please choose two players.
merge-summary = Start { $start }, now { $rating }, { $count ->
    [one] 1 tournament
   *[other] { $count } tournaments
}{ $past ->
    [0] {""}
    [one] , and 1 of pre-history
   *[other] , and { $past } of pre-history
}
merge-keeps = { $name } keeps the starting rating { $start }; that of { $gone }, { $other }, is given up.
merge-evening = { $date } · with { $partner } · { $rating }
merge-decision = { $date } · by hand · { $rating }
merge-now = Merge
merge-back = Back
planned-working = Working out who would move…
planned-moved = { $count ->
    [0] No rating would move.
    [one] One rating would move:
   *[other] { $count } ratings would move:
}
history-title = History of changes
history-player = Player
history-text = Text
history-nobody = No player has this name.
history-reading = Reading…
history-empty = Nothing was changed yet. Every change to the club – the first tournament, a new player – will stand here, and can be taken back.
history-none = Nothing was found. Change the name or the text above, or empty them.
history-none-of = Nothing was changed about this player yet.
history-shown = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
history-more = Show earlier ones
history-done = done
history-undone = undone
history-dropped = undone for good
history-take-back = Take this back…
history-take-back-this = To be taken back: { $operation }. Everything else stays as it is.
history-earlier = As it was before
history-restore = Restore the tournament of { $date }…
history-restore-this = The tournament of { $date } becomes again what it was before { $when }.
history-gone = The tournament of { $date } cannot be restored: { $names } left the club since. If names were merged, take the merge back first.
history-preview = A way back
history-now = Do it
history-back = Back
