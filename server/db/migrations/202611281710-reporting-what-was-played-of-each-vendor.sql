-- What was played of each vendor and kind of game, by quarter of an hour, summed from members' figures: reading those of many
-- days would take too long while somebody waits. Amounts are ledger units.
create table reporting.vendor_figure (
  currency text not null,
  since timestamptz not null,
  vendor_code text not null,
  game_type text not null,
  rounds int not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  primary key (currency, since, vendor_code, game_type)
);
