# What is wrong with a club file, and what a repair does about it
repair-finding = { $about }: { $wrong } { $remedy }
repair-about-file = The file
repair-about-schema = { $kind ->
    [table] Table
    [index] Index
    [trigger] Trigger
   *[view] View
} “{ $name }”
repair-about-player = Player { $name }
repair-about-missing = Player no. { $id }
repair-about-alias = The name “{ $alias }” in files
repair-about-distinct = Two players said to be two people
repair-about-evening = Tournament of { $date }
repair-about-evening-titled = Tournament of { $date } · { $title }
repair-about-orphans = Tournament no. { $id }
repair-about-decision = Rating changed by hand, { $date }
repair-about-params = Coefficients from { $date }
repair-about-first-params = Coefficients from the beginning
repair-about-some-params = A set of coefficients
repair-about-championship = Championship { $name }
repair-about-championship-parts = Championship no. { $id }
repair-about-entry = History of changes, entry { $id }
repair-about-entry-at = History of changes, entry { $id } of { $at }
repair-about-sheet = A sheet being typed
repair-pages = parts of the file cannot be read. (Details: { $reason })
repair-indices = an index disagrees with its table. (Details: { $reason })
repair-constraint = a value is there that must not be. (Details: { $reason })
repair-table-missing = the table “{ $name }” is missing with everything in it.
repair-missing = it is missing.
repair-foreign = the program did not make it.
repair-other = it is not as the program makes it.
repair-value = { $column ->
    [id] the number
    [name] the name
    [start] the starting rating
    [core] the core mark
    [privacy] the choice of privacy
    [retired] the mark of a retired player
    [date] the date
    [title] the heading
    [kind] the kind
    [scoring] the scoring
    [boards] the number of boards
    [entry] the order of entry
    [result] a result
    [percentage] a published percentage
    [field] the field of a pair
    [player] the player
    [rating] the rating
    [alias] the name
    [strength] the strength S
    [number] the number of a session
    [first_day] the first day
    [at] the moment
    [operation] the name of the operation
    [changes] what it changed
    [state] the state
    [a] the first player
    [b] the second player
    [adjustment] the rating changed by hand
    [session] the session
    [jump] the coefficient K
    [base] the coefficient base
    [handicap] the coefficient W
    [learning] the coefficient V
    [split] the coefficient k
    [centred] the mark of centred IMPs
    [final] the mark of a final
    [age] the unit of age
    [text] what was typed
   *[other] the value of “{ $column }”
} makes no sense: “{ $value }”.
repair-player-missing = results or decisions name this player, who is missing.
repair-player-twice = { $name } sits at two places.
repair-twin-name = the name cannot be told from another one.
repair-scoring = the result { $result } is impossible in this scoring.
repair-no-pairs = there are no pairs left.
repair-few-pairs = session { $number } has fewer than two pairs.
repair-too-few-pairs = a field with fewer than two pairs cannot be rated.
repair-kept-unrated = It is kept as an unrated one; correct it on Tourn.
repair-orphans = { $pairs ->
    [one] there is one pair
   *[other] there are { $pairs } pairs
}, but the tournament is missing.
repair-championship-missing = there are parts of it, but the championship itself is missing.
repair-entry = the order of entry { $entry } is that of another one too.
repair-entry-order = it is marked as undone, though a later one is done.
repair-entry-differs = something else was left by it than the file holds.
repair-restore = Nothing safe can be done about it: please restore a backup of the club.
repair-nothing = nothing
repair-no = no
repair-unrated = unrated
repair-hidden = hidden
repair-age-tournaments = tournaments
repair-last = the end
repair-set = It is set to: { $value }.
repair-as-known = It becomes again what the history of changes tells.
repair-player-known = { $name } is put back as the history of changes tells.
repair-stand-in = “{ $name }” takes the place; rename that player, or merge it with the right one, when you know who it was.
repair-labelled = It becomes “{ $name }”; rename it as you like.
repair-pair-dropped = The pair is left out; enter it again if you know what it was.
repair-entrant-dropped = The entrant is left out.
repair-dropped = It is left out.
repair-forgotten = It is forgotten.
repair-scoring-auto = The scoring will be recognised from the results.
repair-usual-coefficients = The usual coefficients hold from the beginning.
repair-entry-last = It comes after the others of its day.
repair-entry-dropped = The entry is taken out of the history; the club itself stays as it is.
repair-entry-no-redo = It can no longer be repeated.
repair-undo-anew = The club stays as it is; what was done before can no longer be undone step by step.
repair-rebuilt = It is made anew from the rows.
repair-made-anew = It is made anew.
repair-made-empty = It is made anew, empty.
repair-taken-out = It is taken out.
repair-kept = The file as it was is kept as { $file }.
repair-nothing-done = Nothing was repaired.
repair-failed = The file could not be put in order, and nothing was changed. Please restore a backup of the club. (Details: { $reason })

# The window
menu-tools = Tools
menu-check = Check the file…
repair-title = Check of the club file
repair-looking = Looking through the file…
repair-sound = Everything in the file is sound.
repair-found = { $count ->
    [one] One thing is wrong with the file. A repair does what stands in the second line.
   *[other] { $count } things are wrong with the file. A repair does what stands in the second lines.
}
repair-hopeless = { $count ->
    [one] One thing is wrong with the file, and a repair would not be safe.
   *[other] { $count } things are wrong with the file, and a repair of all of them would not be safe.
}
repair-now = Repair after a backup…
repair-done = { $count ->
    [one] The file is in order again. This was done:
   *[other] The file is in order again. These { $count } things were done:
}
repair-offer = Check the file…
repair-offered = Perhaps the file can be put in order.
