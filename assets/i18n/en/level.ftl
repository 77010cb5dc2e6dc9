level-beginner = beginner
level-inexperienced = inexperienced
level-average = average
level-experienced = experienced
level-expert = expert
level-international = international
level-button-tip = Fills in { $start }, the middle of the level
