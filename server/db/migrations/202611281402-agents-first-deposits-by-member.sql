-- When a member paid in for the first time: once, in whatever currency.
create table agents.first_deposit (
  member_id bigint primary key,
  -- Of the merchant's calendar.
  day date not null,
  currency text not null
);
create index first_deposit_day on agents.first_deposit (currency, day);

insert into agents.first_deposit (member_id, day, currency)
select distinct on (member_id) member_id, day, currency
from agents.member_flow
where deposits > 0
order by member_id, day;

create view agents.first_deposit_view as
select member_id, day, currency
from agents.first_deposit;

create view agents.member_flow_view as
select member_id, day, currency, deposits, deposited, withdrawn
from agents.member_flow;

create view agents.team_flow_view as
select agent_id, day, currency, registrations, first_deposits, deposited, withdrawn
from agents.team_flow;
