-- When a race or a raffle was decided: its prizes are given once.
alter table promotions.promotion add column decided_at timestamptz;

-- How far members got in a race: ledger units, rounds, or the best multiple of a stake. `round_id` is the round that took
-- them there, closed at `reached_at`: who got equally far earlier is ahead.
create table promotions.runner (
  promotion_id bigint not null references promotions.promotion,
  member_id bigint not null,
  reached numeric not null,
  reached_at timestamptz not null,
  round_id text not null,
  primary key (promotion_id, member_id)
);
create index runner_order on promotions.runner (promotion_id, reached desc, reached_at, round_id);
