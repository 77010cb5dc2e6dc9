# Что предлагает показанная страница – в списке команд и в меню
page-search = Искать на этой странице
page-save-start-list = Сохранить стартовый протокол для печати…
page-scoring-auto = Подсчёт: авто
page-scoring-mp = Подсчёт: матчпойнты
page-scoring-imp = Подсчёт: импы
page-scoring-cross-imp = Подсчёт: кросс-импы
page-scoring-percent = Подсчёт: %
page-rated = Зачётный или только записан
page-correct = Исправить этот турнир…
page-delete-tournament = Удалить этот турнир…
page-close-partners = Закрыть таблицу партнёров
page-ratings-now = Нынешний рейтинг-лист
page-delete-championship = Удалить этот чемпионат…
page-copy-result = Копировать расчёт
page-clear-list = Очистить список

# Клавиша нажата там, где делать это не с чем
page-no-club = Сначала откройте клуб или создайте новый.
page-nothing-to-calculate = На этой странице нет листа для расчёта: новый турнир начинает Ctrl+T.
page-no-sheet = Стартовый протокол относится к набираемому листу: к нему ведёт Ctrl+T.
page-no-evening = Сначала откройте рассчитанный турнир в архиве на вкладке Tourn – тогда его можно исправить.
page-no-search = На этой странице нечего искать.
page-no-columns = На этой странице нет таблицы, столбцы которой можно объяснить.
page-gone = На этой странице этого больше нет.
