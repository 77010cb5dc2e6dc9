# То, что говорит только программа чтения с экрана
spoken-divider = Разделитель { $number } между частями окна
spoken-right = Правый край
spoken-left = Левый край
spoken-bottom = Нижний край
spoken-top = Верхний край
spoken-bottom-right = Правый нижний угол
spoken-top-right = Правый верхний угол
spoken-bottom-left = Левый нижний угол
spoken-top-left = Левый верхний угол
