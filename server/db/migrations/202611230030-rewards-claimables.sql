create schema rewards;

-- What is given to a member and waits to be claimed. `reference` is the giver's own id of it: a source gives once, however
-- often it is told. Amounts are ledger units; `turnover` is what must be wagered of it once it is claimed.
create table rewards.claimable (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  currency text not null,
  source text not null,
  reference text not null,
  kind text not null,
  titles jsonb not null,
  amount bigint not null check (amount > 0),
  turnover bigint not null check (turnover >= 0),
  state text not null default 'claimable' check (state in ('claimable', 'claimed', 'expired', 'cancelled')),
  issued_at timestamptz not null,
  expires_at timestamptz,
  ended_at timestamptz,
  posting_key uuid,
  unique (source, reference),
  check ((state = 'claimed') = (posting_key is not null)),
  check ((state = 'claimable') = (ended_at is null))
);

create index claimable_of_member on rewards.claimable (member_id, id desc);
create index claimable_waiting on rewards.claimable (member_id, id) where state = 'claimable';
create index claimable_running_out on rewards.claimable (expires_at) where state = 'claimable';
