-- Who takes and pays money for us. The secret rests sealed.
create table wallet.payment_provider (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  -- Which adapter speaks to it.
  protocol text not null,
  url text not null,
  secret_sealed text not null,
  is_open boolean not null default true,
  pays_out boolean not null default true,
  changed_at timestamptz not null
);

-- A way to pay in, as the member chooses it. Bounds and fixed fee are ledger units of the currency; the rate is exact.
create table wallet.deposit_channel (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  kind text not null check (kind in ('mt', 'ma', 'qr', 'pg', 'crypto', 'voucher')),
  name text not null,
  provider text references wallet.payment_provider (code),
  currency text not null,
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  fee_numerator bigint not null default 0 check (fee_numerator >= 0),
  fee_denominator bigint not null default 1 check (fee_denominator > fee_numerator),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  is_open boolean not null default true,
  position int not null default 0,
  changed_at timestamptz not null,
  check (maximum >= minimum),
  check (kind <> 'pg' or provider is not null)
);

-- One wish to pay in. It is written before the provider is asked, and it alone says whether money was credited: by its
-- state, changed under its lock together with the posting under its keys.
create table wallet.deposit_order (
  id bigint generated always as identity primary key,
  -- What the member and the provider call it.
  reference text not null unique,
  member_id bigint not null,
  account text not null,
  channel text not null references wallet.deposit_channel (code),
  kind text not null,
  provider text references wallet.payment_provider (code),
  currency text not null,
  -- Ledger units, asked for.
  amount bigint not null check (amount > 0),
  -- The fee's terms as they were when the member agreed to them.
  fee_numerator bigint not null,
  fee_denominator bigint not null,
  fee_fixed bigint not null,
  -- `opening`: the provider was or is being asked; `waiting`: the member can pay; `review`: something arrived that an
  -- operator must judge.
  state text not null check (state in ('opening', 'waiting', 'paid', 'expired', 'failed', 'review')),
  failure text,
  -- The provider's number of the checkout, and of the payment that arrived for it.
  provider_reference text,
  payment_reference text,
  hosted_url text,
  -- What arrived, as the provider said it.
  arrived_amount text,
  arrived_currency text,
  arrived_at timestamptz,
  -- Set where a payment arrived for an order that had been settled by another one.
  extra_of bigint references wallet.deposit_order (id),
  -- Ledger units, booked.
  credited bigint check (credited > 0),
  fee bigint check (fee >= 0),
  posting_key uuid unique,
  fee_posting_key uuid unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- The operator who looks at it, so that no second one does.
  taken_by text,
  taken_at timestamptz,
  decided_by text,
  decision_note text,
  unique (provider, provider_reference),
  unique (provider, payment_reference),
  check ((state = 'paid') = (credited is not null)),
  check ((credited is null) = (posting_key is null)),
  check ((coalesce(fee, 0) > 0) = (fee_posting_key is not null))
);
create index deposit_order_newest on wallet.deposit_order (made_at, id);
create index deposit_order_member on wallet.deposit_order (member_id, made_at, id);
create index deposit_order_state on wallet.deposit_order (state, made_at, id);
create index deposit_order_settled on wallet.deposit_order (settled_at) where state = 'paid';

-- Every call-back that carried a good signature, once: a repeat gets the first answer, and what came for a reference that
-- we do not know is not lost.
create table wallet.payment_event (
  provider text not null references wallet.payment_provider (code),
  event_id text not null,
  subject text not null check (subject in ('deposit', 'payout')),
  content_hash bytea not null,
  reference text not null,
  report jsonb not null,
  answer text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_event_reference on wallet.payment_event (reference);
create index payment_event_stray on wallet.payment_event (received_at) where answer <> 'taken';
