level-beginner = beginner
level-inexperienced = inexperienced
level-average = average
level-experienced = experienced
level-expert = expert
level-international = international
