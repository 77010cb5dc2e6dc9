confidence-s0 = Начальный рейтинг не может ошибаться на { $value } очков; --s0 – от { $low } до { $high }.
confidence-drift = Сила игроков не может меняться на { $value } очков; --drift – от { $low } до { $high }.
confidence-noise = Случайность не может составлять { $value } % результата; --noise – от { $low } до { $high }.
confidence-same = Нельзя сравнить игрока { $name } с самим собой; назовите двух игроков.
confidence-nobody = Ещё никто не играл в зачётных турнирах.
confidence-title = { $club }: насколько точны рейтинги
confidence-col-mean = Рейтинг по модели-спутнику
confidence-col-sd = ±
confidence-col-rating = Рейтинг клуба
confidence-note = ± показывает точность рейтинга: в двух случаях из трёх настоящая сила игрока отличается от него не больше чем на столько, а в девятнадцати из двадцати – не больше чем на вдвое большее число.
confidence-since = Клуб так велик, что здесь учтены только турниры начиная с { $date }.
confidence-inseparable = { $a } и { $b } играли почти только друг с другом: по результатам видно, чего стоит пара, но не видно, кто из двоих сильнее. Это покажет турнир с другими партнёрами.
confidence-estimate = Результатам самого клуба лучше всего отвечает --noise { $noise }.
confidence-between = { $a } сильнее, чем { $b }, с вероятностью { $percent } %.
confidence-known = По результатам сила игрока – { $mean } ± { $sd }: в двух случаях из трёх настоящая лежит между { $low } и { $high }.
confidence-known-of = { $name }: по результатам { $mean } ± { $sd }; в двух случаях из трёх настоящая сила лежит между { $low } и { $high }.
confidence-better-certain = { $a } почти наверняка сильнее, чем { $b }: { $percent } %.
confidence-better-very = { $a }, весьма вероятно, сильнее, чем { $b }: { $percent } %.
confidence-better-probably = { $a }, вероятно, сильнее, чем { $b }: { $percent } %.
confidence-better-rather = { $a }, пожалуй, сильнее, чем { $b }: { $percent } %.
confidence-better-open = { $a } или { $b }? Пока не ясно: { $percent } % за названного первым.
confidence-waiting = Точность рейтингов ещё вычисляется…

backtest-title = { $club }: проверка на нашей истории
backtest-nothing = Зачётных турниров, на которых можно проверить, ещё нет.
backtest-col-method = Что предсказывало результаты
backtest-col-rmse = Ошибка, %
backtest-col-gain = Хуже нормы на, % (в 95 случаях из 100)
backtest-norm = норма клуба
backtest-fifty = у всех по 50 %
backtest-means = каждый наберёт столько, сколько набирал в среднем
backtest-grades = оценки, как в национальных системах, в лучшем случае
backtest-companion = модель-спутник, знающая свою точность (±)
backtest-levels = По среднему рейтингу партнёров
backtest-col-level = Уровень
backtest-ages = Новые пары (слаженность не больше половины) и постоянные
backtest-col-age = Пары
backtest-new = новые
backtest-steady = постоянные
backtest-calibration = От самых низких норм к самым высоким
backtest-col-bin = Группа
backtest-col-pairs = Результатов
backtest-col-expected = Ср. норма
backtest-col-percent = Ср. результат
backtest-col-margin = ± случайность
backtest-col-fifty = При 50 %
backtest-compared = Сравнено: { $pairs ->
    [one] { $pairs } результат
    [few] { $pairs } результата
   *[other] { $pairs } результатов
} в { $tournaments ->
    [one] { $tournaments } турнире
   *[other] { $tournaments } турнирах
}; { $skipped ->
    [0] до них ничего не пропущено
    [1] первый турнир – только для обучения
    [one] первые { $skipped } турнир – только для обучения
    [few] первые { $skipped } турнира – только для обучения
   *[other] первые { $skipped } турниров – только для обучения
}.
backtest-bias = Результат минус норма в среднем: { $bias } % (0, если всё в порядке).
backtest-interval = Если клуб будет играть так же и дальше, типичная ошибка нормы будет от { $low } до { $high } % (в 95 случаях из 100).
backtest-few = Турниров мало: картина ещё может измениться.
backtest-too-short = История слишком коротка, чтобы судить о норме: нужно сравнить хотя бы пять турниров.
backtest-better = Норма предсказывает результаты лучше, чем «у всех по 50 %», на { $gain } % результата, и это не случайность.
backtest-open = Предсказывает ли норма результаты лучше, чем «у всех по 50 %», пока сказать нельзя: разница может быть случайной.
backtest-worse = Норма предсказывает результаты хуже, чем «у всех по 50 %», на { $gain } % результата, и это не случайность: коэффициенты на вкладке Param этому клубу не подходят.
