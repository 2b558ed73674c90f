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
  -- Null: what is claimed is cash. Else the terms of the bonus that it becomes.
  bonus jsonb,
  unique (source, reference),
  check ((state = 'claimed') = (posting_key is not null)),
  check ((state = 'claimable') = (ended_at is null))
);
create index claimable_of_member on rewards.claimable (member_id, id desc);
create index claimable_waiting on rewards.claimable (member_id, id) where state = 'claimable';
create index claimable_running_out on rewards.claimable (expires_at) where state = 'claimable';

-- A claimed bonus: waiting until the one before it has ended, then active in the bonus purse until it is wagered, given up,
-- over or lost. `released` went to the main purse, `taken` back to the house; ledger units.
create table rewards.bonus (
  id bigint primary key references rewards.claimable,
  member_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  turnover bigint not null check (turnover >= 0),
  terms jsonb not null,
  state text not null check (state in ('waiting', 'active', 'released', 'forfeited', 'expired', 'lost')),
  claimed_at timestamptz not null,
  activated_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  released bigint not null default 0 check (released >= 0),
  taken bigint not null default 0 check (taken >= 0),
  check ((activated_at is null) = (expires_at is null)),
  check ((state in ('waiting', 'active')) = (ended_at is null))
);
create unique index bonus_active on rewards.bonus (member_id, currency) where state = 'active';
create index bonus_of_member on rewards.bonus (member_id, id desc);
create index bonus_running_out on rewards.bonus (expires_at) where state = 'active';
