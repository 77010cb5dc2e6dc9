name-empty = Нет имени.
name-no-letter = В имени «{ $name }» нет ни одной буквы. Возможно, к именам попало число из другого столбца.
name-long = В имени «{ $name }…» { $chars } знаков; сохраняется не больше { $most }.
param-range = { $name } = { $value } недопустимо; пределы: { $range }.
param-whole = { $name } = { $value }: нужно целое число.
param-no-beginning = Среди коэффициентов нет набора, действующего с самого начала.
range-from = ≥ { $low }
range-above = > { $low }
range-within = { $low } … { $high }
range-below = { $low } ≤ x < { $high }
range-up-to = { $low } < x ≤ { $high }
range-between = { $low } < x < { $high }
