level-beginner = новичок
level-inexperienced = малоопытный
level-average = средний
level-experienced = опытный
level-expert = эксперт
level-international = международный
level-button-tip = Впишет { $start } – середину уровня
