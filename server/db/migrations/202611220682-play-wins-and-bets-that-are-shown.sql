-- The biggest wins of each day, currency and category: what winner boards are made of.
create table play.win (
  round_id uuid primary key,
  -- Of the merchant's calendar.
  day date not null,
  currency text not null,
  game_type text not null,
  member_id bigint not null,
  node_id int not null,
  -- Ledger units.
  stake bigint not null,
  payout bigint not null,
  closed_at timestamptz not null
);
create index win_biggest on play.win (day, currency, game_type, payout);

-- The last bets that were shown as they settled; older ones are deleted as newer ones come.
create table play.shown_bet (
  id bigint generated always as identity primary key,
  currency text not null,
  game_type text not null,
  member_id bigint not null,
  node_id int not null,
  stake bigint not null,
  payout bigint not null,
  closed_at timestamptz not null
);

-- Who does not want even the beginning and the end of his name shown.
create table play.hidden_player (
  member_id bigint primary key,
  hidden_at timestamptz not null default clock_timestamp()
);
