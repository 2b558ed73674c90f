-- Ways to pay in by hand: where the house is paid, and between which minutes of the merchant's day.
alter table wallet.deposit_channel
  add column pay_bank text,
  add column pay_holder text,
  add column pay_number text,
  -- What a QR code of the house says.
  add column qr_text text,
  add column instructions text,
  add column opens_minute int check (opens_minute between 0 and 1439),
  add column closes_minute int check (closes_minute between 0 and 1439),
  add constraint deposit_channel_hours check ((opens_minute is null) = (closes_minute is null)),
  drop constraint deposit_channel_kind_check,
  drop constraint deposit_channel_check2;
alter table wallet.deposit_channel
  add constraint deposit_channel_kind_check
    check (kind in ('mt', 'ma', 'qr', 'pg', 'card', 'crypto', 'voucher', 'c2c')),
  add constraint deposit_channel_provider_check check ((kind in ('pg', 'card', 'crypto')) = (provider is not null)),
  add constraint deposit_channel_paid_where check (
    (kind not in ('mt', 'ma') or (pay_bank is not null and pay_holder is not null and pay_number is not null))
    and (kind <> 'qr' or qr_text is not null)
  );

-- What the member was told to pay to when they asked, and what they say they paid.
alter table wallet.deposit_order
  add column pay_bank text,
  add column pay_holder text,
  add column pay_number text,
  add column qr_text text,
  add column instructions text,
  add column transaction_id text,
  add column payer_name text,
  add column slip text,
  add column claimed_at timestamptz,
  -- A crypto deposit's address and how many blocks have confirmed its payment.
  add column address text,
  add column network text,
  add column confirmations int check (confirmations >= 0),
  add column confirmations_needed int check (confirmations_needed >= 0),
  -- The promotion they chose for it, `none`, or every one they joined.
  add column promotion text,
  drop constraint deposit_order_state_check;
alter table wallet.deposit_order
  add constraint deposit_order_state_check
    check (state in ('opening', 'waiting', 'confirming', 'paid', 'expired', 'failed', 'review'));

-- One transaction at the bank is credited once, whoever names it.
create unique index deposit_order_transaction on wallet.deposit_order (channel, upper(transaction_id))
  where transaction_id is not null and state in ('review', 'confirming', 'paid');
create index deposit_order_by_transaction on wallet.deposit_order (upper(transaction_id))
  where transaction_id is not null;

-- Pictures members sent to prove a payment, so that nobody attaches another's.
create table wallet.proof_picture (
  member_id bigint not null,
  file text not null,
  made_at timestamptz not null,
  primary key (member_id, file)
);

create table wallet.voucher_batch (
  id bigint generated always as identity primary key,
  name text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  count int not null check (count between 1 and 1000),
  made_by text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  withdrawn_at timestamptz,
  withdrawn_by text
);

-- A code is known by its hash; sealed, for the operators who hand it out.
create table wallet.voucher (
  id bigint generated always as identity primary key,
  batch_id bigint not null references wallet.voucher_batch,
  hash bytea not null unique,
  sealed text not null,
  redeemed_at timestamptz,
  member_id bigint,
  deposit_id bigint unique references wallet.deposit_order,
  check ((redeemed_at is null) = (member_id is null)),
  check ((redeemed_at is null) = (deposit_id is null))
);
create index voucher_batch_codes on wallet.voucher (batch_id, id);

-- Withdrawals that other members' deposits pay in parts.
alter table wallet.withdrawal
  -- Ledger units promised by open parts and received, and received alone.
  add column matched bigint not null default 0,
  add column received bigint not null default 0,
  add constraint withdrawal_parts check (received >= 0 and matched >= received and matched <= amount - fee),
  drop constraint withdrawal_state_check;
alter table wallet.withdrawal
  add constraint withdrawal_state_check check (
    state in ('requested', 'matching', 'approved', 'sending', 'unknown', 'sent', 'failed', 'paid', 'rejected', 'cancelled')
  );
create index withdrawal_matching on wallet.withdrawal (currency, requested_at, id)
  where state = 'matching' and matched < amount - fee;

create table wallet.payout_part (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references wallet.withdrawal,
  deposit_id bigint not null unique references wallet.deposit_order,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('offered', 'told', 'received', 'disputed', 'lapsed', 'refused')),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  told_at timestamptz,
  -- Taken for received where the receiver has said nothing until then.
  answer_by timestamptz,
  closed_at timestamptz,
  closed_how text check (closed_how in ('member', 'automatic', 'forced')),
  denial_note text,
  denial_picture text,
  decided_by text,
  decision_note text,
  posting_key uuid unique,
  check ((state = 'received') = (posting_key is not null)),
  check ((state in ('received', 'lapsed', 'refused')) = (closed_at is not null)),
  check (state not in ('told', 'disputed') or answer_by is not null)
);
create index payout_part_withdrawal on wallet.payout_part (withdrawal_id, id);
create index payout_part_due on wallet.payout_part (answer_by) where state = 'told';
create index payout_part_offered on wallet.payout_part (expires_at) where state = 'offered';
create index payout_part_state on wallet.payout_part (state, id);
