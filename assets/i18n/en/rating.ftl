rating-empty = There are no players yet. Enter the first tournament on Tourn: everybody in it joins the club.
rating-empty-go = Go to Tourn
rating-no-tournaments = No tournaments yet: everybody stands with the starting rating. Enter the first tournament on Tourn.
rating-nobody = Nobody fits these choices.
rating-nobody-retired = Also show those who no longer play
rating-nobody-clear = Show everybody

rating-search = Search
rating-search-clear = Clear the search
rating-recent = Played in the last … tournaments (0 – all)
rating-least = At least … tournaments
rating-bars = Players in the chart
rating-as-of = As of
rating-as-of-hint = The list at the end of a past day, such as 4 Mar 2026 or 2026-03-04. Empty: now.
rating-as-of-wrong = “As of” is not a date. Type a day like 4 Mar 2026 or 2026-03-04; the list below is the current one.
rating-as-of-choose = Choose a tournament…
rating-as-of-now = Now
rating-shown = { $shown } of { $all } players

rating-col-place = Place
rating-col-place-hint = Place by main figure; equal figures share a place.
rating-col-place-change = Moved
rating-col-place-change-hint = Places won ▲ or lost ▼ in the last tournament.
rating-col-name = Name
rating-col-name-hint = Click a player to see how the rating came about.
rating-col-main = Main
rating-col-main-hint = Main figure: the mean of the last different ratings. The list is sorted by it.
rating-col-doubt = ±
rating-col-doubt-hint = How well the strength is known from the results: two times out of three the true one is no farther than this from what they say, and nineteen times out of twenty no farther than twice that. It shrinks with every tournament, most with changing partners. ⚠ marks a player who cannot be told from a partner: point at the figure to read why.
rating-doubt = ± how sure
rating-col-rating = Current
rating-col-rating-hint = The rating now.
rating-col-change = Change
rating-col-change-hint = What the club’s last tournament changed, growth included: “Before it” and this make the rating after that tournament. Tourn and the player’s page show the change without growth. Empty for those who did not play.
rating-change-parts = { $result } for the result, as on Tourn, and { $growth } growth for everybody who played. { $before } and { $change } make { $after }.
rating-col-before = Before it
rating-col-before-hint = The rating before the club’s last tournament.
rating-col-played = Played
rating-col-played-hint = Rated tournaments played.
rating-col-last = Last played
rating-col-last-hint = The last rated tournament played.
rating-col-level = Level
rating-col-level-hint = The level of the main figure on the article’s scale.

rating-chart-name = Chart of the main figures of { $count ->
    [one] one player
   *[other] { $count } players
}
rating-bar-figures = main { $main }, current { $rating }, { $level }
rating-bar-change = last tournament { $change }
rating-hover-start = start { $rating }
rating-hover-step = { $rating } ({ $change }) with { $partner }
rating-hover-adjusted = { $rating } ({ $change }), changed by hand
rating-retired = Also those who no longer play
rating-people = People…
rating-retired-name = { $name } (no longer plays)
