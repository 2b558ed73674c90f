-- How rounds ended, beside what they came to: paid more than was staked, or less. What was summed before is in neither.
alter table play.member_figure
  add column won int not null default 0,
  add column lost int not null default 0;
-- A row is added to again and again within its quarter of an hour: room on the page spares the indexes.
alter table play.member_figure set (fillfactor = 80);

create or replace view play.member_figure_view as
select since, member_id, currency, vendor_code, game_type, rounds, stake, payout, valid_bet, won, lost
from play.member_figure;

-- Under whom a member stood when rounds of his settled, from an instant on until the next one of his: a correction counts
-- for those for whom the round counted, wherever he was moved since.
create table play.upline (
  member_id bigint not null,
  since timestamptz not null,
  -- From the direct upline to the root.
  agent_ids bigint[] not null,
  -- Of the tree, when this was last looked up in it.
  tree_version bigint not null,
  primary key (member_id, since)
);

-- What all members below an agent played in an hour of the merchant's clock, as they stood below him then.
create table play.team_figure (
  agent_id bigint not null,
  since timestamptz not null,
  currency text not null,
  game_type text not null,
  rounds int not null,
  won int not null,
  lost int not null,
  -- Ledger units.
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  primary key (agent_id, since, currency, game_type)
) with (fillfactor = 80);

create view play.team_figure_view as
select agent_id, since, currency, game_type, rounds, won, lost, stake, payout, valid_bet
from play.team_figure;

-- On which days of the merchant's calendar a member had a round that settled and was not taken back whole.
create table play.member_day (
  member_id bigint not null,
  day date not null,
  currency text not null,
  -- Whom he counts for on this day.
  agent_ids bigint[] not null,
  primary key (member_id, day)
);

create view play.member_day_view as
select member_id, day, currency
from play.member_day;

-- How many members below an agent played on a day, and how many of them never had before.
create table play.team_day (
  agent_id bigint not null,
  day date not null,
  currency text not null,
  players int not null,
  new_players int not null,
  primary key (agent_id, day, currency)
) with (fillfactor = 80);

create view play.team_day_view as
select agent_id, day, currency, players, new_players
from play.team_day;
