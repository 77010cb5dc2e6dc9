redis-phi = φ = { $phi } is not possible; it must be from 0.01 to 1.
redis-rating = { $rating } cannot be a rating here; it must be from 1 to { $most }.
redis-score = { $score } cannot be a score; it must be from 0 to { $most }.
redis-not-number = “{ $text }” is not a number.
redis-self = { $name } cannot play against himself or herself.
redis-line = Two names and two scores are not found in “{ $text }”; a game looks like “Ann – Bo 3:1”.
redis-winner-loses = { $name } won and loses { $loss } points all the same: the score gives { $got } % of the pool, the rating put { $owned } % into it.
redis-draw-loses = { $name } loses { $loss } points by the draw: it gives { $got } % of the pool, the rating put { $owned } % into it.

redis-step-pool = Pool B = φ × (R1 + R2) = { $phi } × { $sum } = { $pool }
redis-step-share = Share of player 1: p = (g1 + 1) / (g1 + g2 + 2) = { $share }
redis-player = Player { $number }
redis-game-title = Game
redis-col-player = Player
redis-col-rating = Rating
redis-col-score = Score
redis-col-kept = Kept
redis-col-share = Share, %
redis-col-won = From the pool
redis-col-new = New
redis-col-change = Change
redis-games-title = Games of the ladder
redis-col-player-1 = Player 1
redis-col-player-2 = Player 2
redis-col-score-1 = Score 1
redis-col-score-2 = Score 2
redis-col-new-1 = Rating 1
redis-col-new-2 = Rating 2
redis-standings-title = Standings of the ladder
redis-col-place = Place
redis-col-games = Games
redis-col-won-games = Won
redis-col-drawn = Drawn
redis-col-lost = Lost
redis-col-note = Note
redis-few-games = { $missing ->
    [one] one game short of { $enough }
   *[other] { $missing } games short of { $enough }
}
