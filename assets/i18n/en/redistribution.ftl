redis-phi = φ = { $phi } is not possible; it must be from 0.01 to 1.
redis-rating = { $rating } cannot be a rating here; it must be from 1 to { $most }.
redis-score = { $score } cannot be a score; it must be from 0 to { $most }.
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

redis-page-one = One game
redis-page-ladder = Ladder
redis-intro = A rating for any game with a score: table football, billiards, table tennis. Both players put a part φ of their ratings into a pool, and the score shares it out. The sum of both ratings stays the same.
redis-field-name = Name, if you like
redis-name-name = Player { $number }: name
redis-name-rating = Player { $number }: rating
redis-name-score = Player { $number }: score
redis-name-tip = Only for the sentences below.
redis-rating-tip = Before the game. A new player has 1000.
redis-score-tip = What the player scored: goals, points, frames or sets.
redis-field-phi = Part φ
redis-field-phi-how = 0.01 to 1, usually 0.2
redis-phi-tip = The part of the ratings that goes into the pool. The larger it is, the faster ratings move.
redis-copy = Copy result
redis-steps = How it is calculated

redis-explain-pool = B = φ·(R1 + R2) = { $phi }·({ $rating1 } + { $rating2 }) = { $pool }
redis-explain-pool-words = The pool: each player puts { $percent } % of the own rating into it.
redis-explain-share = p = (g1 + 1) / (g1 + g2 + 2) = ({ $score1 } + 1) / ({ $score1 } + { $score2 } + 2) = { $share }
redis-explain-share-words = { $name } gets { $percent1 } % of the pool for the score, the other { $percent2 } %. The added ones leave something to whoever scored nothing.
redis-explain-new = { $player ->
    [1] R1' = (1 − φ)·R1 + p·B = { $kept }·{ $rating } + { $share }·{ $pool } = { $new }
   *[other] R2' = (1 − φ)·R2 + (1 − p)·B = { $kept }·{ $rating } + { $share }·{ $pool } = { $new }
}
redis-explain-new-words = { $name } keeps { $kept } and gets { $won } from the pool: { $change }.

redis-ladder-intro = All players start at 1000 and appear with their first game. The games stand in the order in which they were played.
redis-list-name = Games
redis-list-how = One game in a line: both names and the score. Longer names are parted by a dash or a semicolon. A list from a spreadsheet can be pasted.
redis-list-example = Anna Bob 3:1
    Bob Clara 2:2
    Anna Lee – Bob Ray 0:3
redis-ladder-empty = Type or paste games at the left: ratings, standings and curves appear here.
redis-grey = Grey: fewer than { $enough } games. A rating starts at { $start } and means little before that.
redis-chosen = Players in the chart
redis-chosen-how = { $most } at most; nobody ticked stands for the best.
redis-plot-title = Ratings after each game
redis-plot-x = Game
redis-plot-hover = { $game ->
    [0] { $name } at the start: { $rating }
   *[other] { $name } after game { $game }: { $rating }
}
