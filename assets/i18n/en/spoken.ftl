# What only a screen reader says
spoken-divider = Divider { $number } between parts of the window
spoken-right = Right edge
spoken-left = Left edge
spoken-bottom = Bottom edge
spoken-top = Top edge
spoken-bottom-right = Bottom right corner
spoken-top-right = Top right corner
spoken-bottom-left = Bottom left corner
spoken-top-left = Top left corner
