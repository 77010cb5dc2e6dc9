statistic-empty = No rated tournaments yet. Enter the first tournament on Tourn, and the ratings appear here.
statistic-empty-go = Go to Tourn
statistic-nobody = Nobody has this in the name.
statistic-search = Search in the table
statistic-over = Chart over
statistic-over-tournaments = tournaments
statistic-over-dates = dates
statistic-core = Core
statistic-core-hint = Shows the sum of the ratings of the core, which tells whether the scale drifts, and lets you choose the core in the table. Until you tick somebody, the program takes those who played most; from the first tick on, only the ticked players count.
statistic-core-what = The core is the group of players whose sum of ratings shows whether the scale drifts.
statistic-corner = Curve, player
statistic-corner-hint = Tick a player to draw the curve in the colour of the name; click the name to open the page of the player. By keyboard Space ticks and Enter opens.
statistic-col-rating = Dates
statistic-col-rating-hint = The ratings after each rated tournament, newest first. A bright figure: the player played that day. A grey one: did not play, and the rating stayed as it was. Empty: the player had no tournaments yet. Click a date to open that tournament.
statistic-corner-core = Core
statistic-corner-core-hint = Whose ratings are added up in the line below the chart. It shows whether the whole scale drifts: growth keeps it level.
statistic-curve-of = Curve of { $name }
statistic-core-of = { $name } in the core
statistic-add = Add a curve
statistic-top = The five best
statistic-none = None
statistic-none-chosen = No curve is chosen: tick players in the table, or type a name above.
statistic-page = Player page of { $name }
statistic-remove = Take away the curve of { $name }
statistic-chart-name = Chart of the ratings of { $count ->
    [one] one player
   *[other] { $count } players
}
statistic-core-name = Sum of the ratings of the core: { $count ->
    [one] one player
   *[other] { $count } players
}
