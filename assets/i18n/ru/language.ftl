language-name = Русский
language-decimal = ,
language-date = %d.%m.%Y
language-date-typed = %d.%m.%Y
