-- On which level members stand, the highest they ever reached, the month of the merchant's calendar they last went up in
-- (`2026-11`) and the last month they were judged by. Nobody has a row before their first level.
create table promotions.standing (
  member_id bigint not null,
  currency text not null,
  level int not null check (level between 0 and highest),
  highest int not null,
  reached_in text,
  judged text,
  primary key (currency, member_id)
);
-- Whoever deposited lately may have reached a level.
create index deposit_by_time on promotions.deposit (at);
