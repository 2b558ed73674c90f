-- What a team played on a day of the merchant's calendar stands beside how many of it played, so that a month of it is thirty
-- rows. It is the sum of the day's hours in `team_figure`, in the time zone that `team_day_zone` names; where the merchant's is
-- another one, or none is named yet, a beat counts all days anew.
alter table figures.team_day
  add column rounds int not null default 0,
  add column stake bigint not null default 0,
  add column payout bigint not null default 0,
  add column valid_bet bigint not null default 0;

create table figures.team_day_zone (
  is_only boolean primary key default true check (is_only),
  name text not null
);
