fibs-length = A match to { $length } points is not possible here; a whole number from 1 to { $most } is.
fibs-unlimited = An unlimited match is not rated: the formula needs a length.
fibs-rating = { $rating } cannot be a rating here; it must be from 1 to { $most }.
fibs-zone-rating = { $rating } is below { $floor }; on the Zone no rating is.
fibs-experience = { $experience } cannot be experience; it is a whole number from 0 to { $most }, the points of all matches played before.
fibs-winner = There is no player { $winner }; the winner is 1 or 2.
fibs-not-number = “{ $text }” is not a number.
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
fibs-col-opponent-experience = Opponent’s experience
fibs-col-result = Result
fibs-col-change = Change
fibs-won = won
fibs-lost = lost
