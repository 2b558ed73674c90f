-- What sums and shows play: reports, rebates, levels and salaries read it and know no round.
create schema figures;

-- What each member played, summed per quarter of an hour as its rounds settle: every time zone's hours and days begin at
-- one. Trials' play money is in none of it.
-- A row is added to again and again within its quarter of an hour: room on the page spares the indexes.
create table figures.member_figure (
  since timestamptz not null,
  member_id bigint not null,
  currency text not null,
  vendor_code text not null,
  game_type text not null,
  rounds int not null,
  -- Ledger units.
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  -- How rounds ended, beside what they came to: paid more than was staked, or less.
  won int not null default 0,
  lost int not null default 0,
  primary key (since, member_id, currency, vendor_code, game_type)
) with (fillfactor = 80);
create index member_figure_member on figures.member_figure (member_id, since);

create view figures.member_figure_view as
select since, member_id, currency, vendor_code, game_type, rounds, stake, payout, valid_bet, won, lost
from figures.member_figure;

-- Under whom a member stood when rounds of theirs settled, from an instant on until the next one of theirs: a correction counts
-- for those for whom the round counted, wherever they were moved since.
create table figures.upline (
  member_id bigint not null,
  since timestamptz not null,
  -- From the direct upline to the root.
  agent_ids bigint[] not null,
  -- Of the tree, when this was last looked up in it.
  tree_version bigint not null,
  primary key (member_id, since)
);

-- What all members below an agent played in an hour of the merchant's clock, as they stood below the agent then.
create table figures.team_figure (
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

create view figures.team_figure_view as
select agent_id, since, currency, game_type, rounds, won, lost, stake, payout, valid_bet
from figures.team_figure;

-- On which days of the merchant's calendar a member had a round that settled and was not taken back whole.
create table figures.member_day (
  member_id bigint not null,
  day date not null,
  currency text not null,
  -- Whom they count for on this day.
  agent_ids bigint[] not null,
  primary key (member_id, day)
);

create view figures.member_day_view as
select member_id, day, currency
from figures.member_day;

-- How many members below an agent played on a day, and how many of them never had before.
create table figures.team_day (
  agent_id bigint not null,
  day date not null,
  currency text not null,
  players int not null,
  new_players int not null,
  primary key (agent_id, day, currency)
) with (fillfactor = 80);

create view figures.team_day_view as
select agent_id, day, currency, players, new_players
from figures.team_day;

-- The biggest wins of each day, currency and category: what winner boards are made of.
create table figures.win (
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
create index win_biggest on figures.win (day, currency, game_type, (payout - stake));

-- The last bets that were shown as they settled; older ones are deleted as newer ones come.
create table figures.shown_bet (
  id bigint generated always as identity primary key,
  currency text not null,
  game_type text not null,
  member_id bigint not null,
  node_id int not null,
  stake bigint not null,
  payout bigint not null,
  closed_at timestamptz not null
);

create table figures.named_player (
  member_id bigint primary key
);

-- Of what members played, what they staked from a bonus and what came of it: points, rebates and levels count the rest.
create table figures.bonus_figure (
  since timestamptz not null,
  member_id bigint not null,
  currency text not null,
  game_type text not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  primary key (since, member_id, currency, game_type)
);
create index bonus_figure_of_member on figures.bonus_figure (member_id, since);
