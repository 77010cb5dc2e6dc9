name-empty = A name is missing.
name-no-letter = The name “{ $name }” has no letter. Perhaps a number of another column got into the names.
name-long = The name “{ $name }…” has { $chars } characters; at most { $most } are kept.
param-range = { $name } = { $value } is not allowed; the range is { $range }.
param-whole = { $name } = { $value } must be a whole number.
param-no-beginning = The parameters have no set that holds from the beginning.
range-from = ≥ { $low }
range-above = > { $low }
range-within = { $low } … { $high }
range-below = { $low } ≤ x < { $high }
range-up-to = { $low } < x ≤ { $high }
range-between = { $low } < x < { $high }
