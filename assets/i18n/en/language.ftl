# What the program must know of a language to offer it.

# The language's own name, as the menu View shows it.
language-name = English

# The decimal sign: a point or a comma.
language-decimal = .

# A date as it is shown: %d day, %-d day without a zero in front, %m month,
# %b month as an English word, %Y year.
language-date = %-d %b %Y

# A date as it stands in a field; it can be typed so, too: as above, %Y-%m-%d or
# %d.%m.%Y.
language-date-typed = %-d %b %Y
