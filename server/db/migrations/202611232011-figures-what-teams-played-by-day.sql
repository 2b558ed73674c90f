-- What a team played on a day of the merchant's calendar stands beside how many of it played, so that a month of it is thirty
-- rows. It is kept by the hours of `team_figure`, in the time zone that was the merchant's when they were counted. What was
-- counted before falls on the days of Dhaka, the zone a house begins with; `ops team recount` counts by that of the merchant.
alter table figures.team_day
  add column rounds int not null default 0,
  add column stake bigint not null default 0,
  add column payout bigint not null default 0,
  add column valid_bet bigint not null default 0;

insert into figures.team_day as d (agent_id, day, currency, players, new_players, rounds, stake, payout, valid_bet)
select f.agent_id, (f.since at time zone 'Asia/Dhaka')::date, f.currency, 0, 0, sum(f.rounds), sum(f.stake), sum(f.payout),
  sum(f.valid_bet)
from figures.team_figure f
group by 1, 2, 3
on conflict (agent_id, day, currency) do update
set rounds = excluded.rounds,
  stake = excluded.stake,
  payout = excluded.payout,
  valid_bet = excluded.valid_bet;
