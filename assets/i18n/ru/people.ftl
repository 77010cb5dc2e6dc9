# Игроки: объединить, различить, на покой.
club-merge-same = Пожалуйста, выберите двух разных игроков.
club-merge-both-played = { $one } и { $two } оба играли { $date }: это разные люди.
club-merge-both-more = { $count ->
    [one] И ещё { $count } день.
    [few] И ещё { $count } дня.
   *[other] И ещё { $count } дней.
}
club-merge-both-adjusted = Поправка { $date } касается и игрока { $one }, и игрока { $two }: это разные люди.
club-merge-both-session = { $one } и { $two } оба играли в сессии { $session } чемпионата «{ $championship }»: это разные люди.
op-players-merged = { $one } – это { $two }
op-players-distinct = { $one } и { $two } – разные люди
op-players-not-distinct = { $one } и { $two } – возможно, один человек
op-player-retired = { $name } больше не играет
op-player-returned = { $name } снова играет
op-taken-back = возврат: { $operation }
op-tournament-restored = прежняя версия турнира { $date }
op-tournament-restored-titled = прежняя версия турнира { $date }, { $title }
