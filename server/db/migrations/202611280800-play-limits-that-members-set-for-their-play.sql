-- What members allow themselves to stake (wager) or to lose (loss) in a period; what was asked for before stands in the
-- audit log.
create table play.own_limit (
  member_id bigint not null,
  kind text not null check (kind in ('wager', 'loss')),
  period text not null check (period in ('day', 'week', 'month')),
  currency text not null,
  -- Ledger units. Null: no limit.
  amount bigint check (amount > 0),
  -- What counts from next_at on.
  next_amount bigint check (next_amount > 0),
  next_at timestamptz,
  primary key (member_id, kind, period),
  check (next_amount is null or next_at is not null)
);
-- What whoever has set a limit staked and got back since a period began. Of other members nothing is counted here.
create table play.own_play (
  member_id bigint not null,
  period text not null check (period in ('day', 'week', 'month')),
  time_zone text not null,
  starts_at timestamptz not null,
  stake bigint not null,
  payout bigint not null,
  primary key (member_id, period)
);
