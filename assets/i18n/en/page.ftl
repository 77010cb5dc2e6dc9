# What the page that is shown offers, in the palette and the menu
page-search = Search on this page
page-save-start-list = Save the start list for printing…
page-scoring-auto = Scoring: Auto
page-scoring-mp = Scoring: Matchpoints
page-scoring-imp = Scoring: IMPs
page-scoring-cross-imp = Scoring: Cross-IMPs
page-scoring-percent = Scoring: %
page-rated = Rated or only recorded
page-correct = Correct this tournament…
page-delete-tournament = Delete this tournament…
page-close-partners = Close the table of partners
page-ratings-now = The current standings
page-delete-championship = Delete this championship…
page-copy-result = Copy the result
page-clear-list = Clear the list

# Its key was pressed where it does not apply
page-no-club = Open a club or begin a new one first.
page-nothing-to-calculate = There is no sheet to calculate on this page: Ctrl+T begins a new tournament.
page-no-sheet = A start list belongs to a sheet that is being typed: Ctrl+T leads to it.
page-no-evening = Open a calculated tournament in the archive of Tourn first; then it can be corrected.
page-no-search = There is nothing to search on this page.
page-no-columns = There is no table on this page whose columns could be explained.
page-gone = That is no longer offered on this page.
