-- What part of its printed odds a bet type pays, in hundredths of a per cent; the last version whose time has come holds.
create table lottery.odds_version (
  id bigint primary key generated always as identity,
  game_code text not null references lottery.game,
  play_code text not null,
  share int not null check (share between 1000 and 10000),
  holds_from timestamptz not null,
  set_by text not null,
  set_at timestamptz not null default clock_timestamp()
);
create index odds_version_of_game on lottery.odds_version (game_code, play_code, holds_from desc, id desc);

-- An order is paid by the odds that held when it was taken.
alter table lottery.order_line add column odds_share int not null default 10000 check (odds_share between 1 and 10000);
