# The club's web site
site-hidden = hidden player
site-footer = Ratings are calculated with Tandem, whoever partners whom. The main figure is the mean of a player’s last ratings.
site-summary = { $players ->
    [one] One player
   *[other] { $players } players
}, { $tournaments ->
    [one] one tournament, on { $date }.
   *[other] { $tournaments } tournaments, the last one on { $date }.
}
site-summary-new = { $players ->
    [one] One player
   *[other] { $players } players
}, no tournament yet.
site-description = Ratings of the bridge club { $club }.
site-standings = Standings
site-latest = Latest tournaments
site-all = All tournaments, newest first
site-tournaments = Tournaments
site-none = No tournament has been played yet.
site-archive-description = All tournaments of the bridge club { $club } with their winners.
site-pairs = Pairs
site-winners = Winners
site-player-description = { $name } ({ $club }): main figure { $main }, place { $place }.
site-player-description-new = { $name } ({ $club }).
site-place = { $place } of { $players }
site-by-hand = { $date }, changed by hand
site-tournament = { $date }
site-tournament-titled = { $date }, { $title }
site-tournament-description = Results and rating changes of { $club }: { $title }.
site-problem = This tournament could not be calculated.
site-unrated = This tournament was not rated: it changed nobody’s rating.
site-field = Field { $field }
site-results = Results
site-about = Scoring: { $scoring }. { $pairs ->
    [one] One pair.
   *[other] { $pairs } pairs.
}
site-about-boards = Scoring: { $scoring }. { $pairs ->
    [one] One pair
   *[other] { $pairs } pairs
}, { $boards ->
    [one] one board.
   *[other] { $boards } boards.
}
site-earlier = ← Earlier
site-later = Later →

# What is said after it is written
site-done = The site in { $folder } is ready: { $written ->
    [one] one page
   *[other] { $written } pages
} written, { $unchanged } unchanged, { $removed } removed.
site-needs-folder = The site needs a folder to be written into: -o FOLDER.
folder-is-file = { $file } is a file, not a folder. Choose another name for the site’s folder.
folder-foreign = { $file } was not made by Tandem and is not written over. Choose an empty folder for the site.
folder-page-failed = A page of the site could not be made because of a mistake in Tandem. The pages already written to { $file } stay; please tell the makers of Tandem.
folder-not-removed = The old page { $file } could not be removed: { $error }.
