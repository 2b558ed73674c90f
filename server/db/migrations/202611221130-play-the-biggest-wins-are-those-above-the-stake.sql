-- A stake that came back is no win: wins are ranked by what was paid above it.
drop index play.win_biggest;
create index win_biggest on play.win (day, currency, game_type, (payout - stake));
