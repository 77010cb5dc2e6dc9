statistic-empty = No rated tournaments yet. Enter the first evening on Tourn, and the ratings appear here.
statistic-empty-go = Go to Tourn
statistic-nobody = Nobody has this in the name.
statistic-search = Search in the table
statistic-over = Chart over
statistic-over-tournaments = tournaments
statistic-over-dates = dates
statistic-core = Core
statistic-core-hint = Shows the sum of the ratings of the core, which tells whether the scale drifts, and lets you choose the core in the table. Until somebody is ticked by you, the program takes those who played most; from the first tick on, only the ticked players count.
statistic-core-what = The core are the players whose sum shows whether the scale drifts.
statistic-corner = curve, player
statistic-corner-core = core
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
