-- Money that operators take from members, kept apart from what they give.
alter table wallet.adjustment add column is_debit boolean not null default false;

-- What operators tell each other of an order.
create table wallet.order_note (
  id bigint generated always as identity primary key,
  reference text not null,
  note text not null,
  made_by text not null,
  made_at timestamptz not null
);
create index order_note_reference on wallet.order_note (reference, id);

-- Closed by itself, because too few of its orders were paid.
alter table wallet.payment_provider add column switched_off_at timestamptz;
create index deposit_order_provider on wallet.deposit_order (provider, made_at) where provider is not null;
create index deposit_order_provider_settled on wallet.deposit_order (provider, settled_at)
  where provider is not null and state = 'paid';
create index payout_attempt_provider on wallet.payout_attempt (provider, answered_at) where state = 'paid';

-- A provider's own account of a period, compared with ours.
create table wallet.provider_report (
  id bigint generated always as identity primary key,
  provider text not null references wallet.payment_provider,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  made_by text not null,
  made_at timestamptz not null,
  matched int not null check (matched >= 0)
);
create index provider_report_newest on wallet.provider_report (made_at, id);

-- What one side alone has, or has otherwise, until two operators have settled it.
create table wallet.report_difference (
  id bigint generated always as identity primary key,
  report_id bigint not null references wallet.provider_report,
  verdict text not null check (verdict in ('missing-here', 'missing-there', 'different')),
  kind text not null check (kind in ('deposit', 'payout')),
  -- The order's reference with us and the payment's number with the provider, as far as known.
  reference text,
  payment text,
  currency text not null,
  theirs text,
  ours text,
  settled_by text,
  settled_at timestamptz,
  note text,
  check ((settled_at is null) = (settled_by is null)),
  check ((verdict = 'missing-here') = (ours is null)),
  check ((verdict = 'missing-there') = (theirs is null))
);
create index report_difference_report on wallet.report_difference (report_id, id);
