fibs-length = A match to { $length } points is not possible here; the length must be a whole number from 1 to { $most }.
fibs-unlimited = An unlimited match is not rated: the formula needs a length.
fibs-rating = { $rating } cannot be a rating here; it must be from 1 to { $most }.
fibs-zone-rating = { $rating } is below { $floor }; on the Zone no rating is.
fibs-experience = { $experience } cannot be experience; it is a whole number from 0 to { $most }, the points of all matches played before.
fibs-winner = There is no player { $winner }; the winner is 1 or 2.
fibs-line-cells = A match needs the opponent’s rating and experience, the length, and won or lost, as in “1600 250 7 won”.
fibs-line-won = “{ $text }” is neither won nor lost.
fibs-floored = The floor of { $floor } spares { $spared } points of the loss.

fibs-step-chance = Difference D = { $difference }, √n = { $root }; chance of the favourite F = { $favourite } %, of the other U = { $underdog } %.
fibs-step-outcome = If player { $winner } wins: player 1 { $change1 }, new { $new1 }; player 2 { $change2 }, new { $new2 }.
fibs-step-floored = Player { $player }: { $remark }
fibs-title = Match to { $length ->
    [one] one point
   *[other] { $length } points
}
fibs-col-player = Player
fibs-col-rating = Rating
fibs-col-experience = Experience
fibs-col-pace = PE
fibs-col-chance = Chance, %
fibs-col-change-1 = Change if 1 wins
fibs-col-change-2 = Change if 2 wins
fibs-col-new-1 = New if 1 wins
fibs-col-new-2 = New if 2 wins
fibs-chances-title = Chance of the favourite, { $difference } points above
fibs-col-length = Length
fibs-list-title = Matches
fibs-col-opponent = Opponent
fibs-col-opponent-experience = Opponent’s exp.
fibs-col-result = Result
fibs-col-change = Change
fibs-won = won
fibs-lost = lost

fibs-page-one = One match
fibs-page-list = Several matches in a row
fibs-zone = MSN Zone rules: no rating below 100
fibs-zone-tip = The MSN Zone used the formula of FIBS, but there a rating never fell below 100.
fibs-intro = Backgammon ratings as on FIBS, the First Internet Backgammon Server. Change the blue figures: both possible results follow at once.
fibs-player = Player { $number }
fibs-name-rating = Player { $number }: rating
fibs-name-experience = Player { $number }: experience
fibs-field-length = Match length
fibs-field-length-how = points, 1 to 64
fibs-field-after = Exp. after
fibs-rating-tip = Before the match. A new player has 1500.
fibs-experience-tip = The points of all rated matches played before. A new player has 0.
fibs-length-tip = Up to how many points the match is played. Unlimited matches are not rated.
fibs-pace-tip = PE: how fast a rating moves, from 5 for a new player down to 1.
fibs-after-tip = Experience after the match: it grows by the length of the match, whatever the score.
fibs-favourite = Player { $number } is the favourite with a chance of { $chance } %.
fibs-no-favourite = Nobody is the favourite: the chances are 50 % each.
fibs-if-wins = If player { $number } wins
fibs-new = New rating
fibs-copy = Copy result
fibs-steps = How it is calculated

fibs-explain-difference = D = |P1 − P2| = |{ $rating1 } − { $rating2 }| = { $difference }
fibs-explain-difference-words = How far apart the ratings P1 and P2 are.
fibs-explain-root = √n = √{ $length } = { $root }
fibs-explain-root-words = The longer the match, the less luck decides; the root of its length n counts.
fibs-explain-underdog = U = 1 / (10^(D·√n/2000) + 1) = 1 / (10^({ $difference }·{ $root }/2000) + 1) = { $underdog } %
fibs-explain-underdog-words = Chance of the player with the lower rating to win.
fibs-explain-favourite = F = 1 − U = 100 % − { $underdog } % = { $favourite } %
fibs-explain-favourite-words = Chance of the player with the higher rating to win.
fibs-explain-pace = PE{ $player } = max(1, 5 − (E{ $player } + n)/100) = max(1, 5 − ({ $experience } + { $length })/100) = { $pace }
fibs-explain-pace-words = How fast player { $player } moves: 5 for a beginner, 1 from experience 400 on. Experience after it: { $after }.
fibs-explain-outcome =
    4·PE{ $winner }·√n·{ $symbol } = 4·{ $pace }·{ $root }·{ $chance } = { $gain }
    −4·PE{ $loser }·√n·{ $symbol } = −4·{ $pace2 }·{ $root }·{ $chance } = { $loss }
fibs-explain-outcome-words = If player { $winner } wins: what player { $winner } gains and player { $loser } loses. An unexpected victory gives more.

fibs-plot-title = { $length ->
    [one] Chance of the favourite in a match to one point
   *[other] Chance of the favourite in a match to { $length } points
}
fibs-plot-x = Difference of ratings
fibs-plot-y = Chance, %
fibs-plot-curve = Chance of the favourite
fibs-plot-now = This match: { $difference } points, { $chance } %
fibs-plot-hover = { $difference } points apart: { $chance } %

fibs-list-intro = The matches of one player in the order in which they were played.
fibs-list-rating = Own rating before the first match
fibs-list-experience = Own experience before it
fibs-list-name = Match list
fibs-list-how = One match in a line: opponent’s rating, opponent’s experience, length, won or lost. A list from a spreadsheet can be pasted.
fibs-list-example = 1600 250 7 won
    1480 90 5 lost
    1725.5 1400 9 won
fibs-list-empty = Type or paste matches at the left: what each of them does to the rating appears here.
fibs-list-summary = { $matches ->
    [one] After one match
   *[other] After { $matches } matches
}, { $won } won: rating { $rating } ({ $change }), experience { $experience }
fibs-list-plot = Rating after each match
fibs-list-x = Match
fibs-list-hover = { $match ->
    [0] Before the first match: { $rating }
   *[other] After match { $match }: { $rating }
}
