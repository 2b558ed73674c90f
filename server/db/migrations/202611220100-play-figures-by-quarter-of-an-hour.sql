-- What each member played, summed per quarter of an hour as its rounds settle: every time zone's hours and days begin at
-- one. Trials' play money is in none of it.
create table play.member_figure (
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
  primary key (since, member_id, currency, vendor_code, game_type)
);
create index member_figure_member on play.member_figure (member_id, since);

-- What reports read.
create view play.member_figure_view as
select since, member_id, currency, vendor_code, game_type, rounds, stake, payout, valid_bet
from play.member_figure;
