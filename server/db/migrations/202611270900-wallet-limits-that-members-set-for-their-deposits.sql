-- What members asked for; a limit counts from its beginning until the next one's, unless it was dropped before it began.
create table wallet.deposit_limit (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  period text not null check (period in ('day', 'week', 'month')),
  -- Ledger units of the member's currency. Null: no limit.
  amount bigint check (amount > 0),
  asked_at timestamptz not null,
  begins_at timestamptz not null,
  dropped_at timestamptz,
  check (begins_at >= asked_at)
);
create index deposit_limit_of_member on wallet.deposit_limit (member_id, period, id);
