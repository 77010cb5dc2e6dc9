cli-in-file = { $file }: { $reason }
cli-in-line = { $file }, строка { $line }: { $reason }
cli-skipped = Строки, которые не удалось использовать:
cli-language = Языка «{ $code }» нет; есть: { $known }.
cli-club-before-command = { $club } стоит перед командой; клуб указывают после неё.
cli-no-command = Команды «{ $word }» нет, и файла с таким именем тоже; команды: { $known }.
cli-output = Не удалось вывести ответ: { $error }.
cli-output-saved = Всё сохранено, не удалось только вывести ответ: { $error }.
cli-made = Клуб «{ $club }» создан в файле { $file }.
cli-undone = Отменено: { $operation }
cli-redone = Повторено: { $operation }
cli-check-repair = Чтобы исправить найденное, добавьте к check параметр --repair: сначала будет сделана копия.
cli-no-problems = нарушений нет
cli-players = Добавлено игроков: { $added }; изменено: { $updated }.
cli-player-twice = { $name } – имя указано дважды; впервые в строке { $line }.
cli-history = { $evenings ->
    [one] Добавлена предыстория: { $evenings } турнир.
    [few] Добавлена предыстория: { $evenings } турнира.
   *[other] Добавлена предыстория: { $evenings } турниров.
}
cli-history-again = Те же пары уже есть в предыстории за { $date }.
cli-date = «{ $text }» – не дата; нужен вид 2026-03-04.
cli-date-for-several = --date годится только для одного файла; у нескольких файлов дата должна быть в каждом.
cli-give-date = Задайте верную дату: --date.
cli-no-date = В файле нет даты; укажите её: --date.
cli-other-date = В файле стоит дата { $found }; турниру поставлена дата { $given }, указанная в --date.
cli-no-tournament = Турнира { $date } нет.
cli-scoring = Вида подсчёта «{ $word }» нет; есть: { $known }.
cli-boards = { $boards } – недопустимое число сдач; нужно целое от 1 до { $most }.
cli-unknown-name = В клубе нет игрока { $name }.
cli-unknown-name-near = В клубе нет игрока { $name }; похожие: { $near }.
cli-ambiguous-name = { $name } – подходит несколько игроков: { $near }.
cli-second-on-date = Турнир { $date } уже есть; второй разрешает --again.
cli-same-results = В турнире { $date } те же пары с теми же результатами; повтор разрешает --again.
cli-calculated = { $count ->
    [one] Рассчитан и сохранён { $count } турнир.
    [few] Рассчитано и сохранено { $count } турнира.
   *[other] Рассчитано и сохранено { $count } турниров.
}
cli-not-saved = Только проба: ничего не сохранено.
cli-unknown-param = Коэффициента «{ $name }» нет; есть: { $known }.
cli-age = age может быть tournaments или weeks.
cli-from-alone = Для --from нужны значения коэффициентов.
cli-param-twice = { $name } указан дважды.
cli-other-club = Копия { $file } – другого клуба, «{ $other }»; --force всё равно поставит её на место { $club }.
cli-restored = { $file } – снова клуб «{ $club }», как в копии: { $contents }.
cli-kept = Прежний файл сохранён как { $file }.
cli-kept-sound = Прежний файл ({ $contents }) сохранён как { $file }.
cli-way-back = { $count ->
    [one] У этого клуба есть { $count } резервная копия; последняя исправная – от
    [few] У этого клуба есть { $count } резервные копии; последняя исправная – от
   *[other] У этого клуба есть { $count } резервных копий; последняя исправная – от
} { $when }: { $contents }. Поставить её на место клуба: tandem restore "{ $club }" "{ $file }". Показать все: tandem backup "{ $club }" --list
cli-nothing-kept = Прежнего файла не было.
cli-session-fields = В файле две линии; в сессии все пары сравниваются друг с другом.
