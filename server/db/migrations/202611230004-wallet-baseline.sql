-- What operators add to members' money, and the play money of trials: the causes of the ledger's postings, each with the
-- key it was posted under.
create schema wallet;

create table wallet.adjustment (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  currency text not null,
  -- Ledger units; what an operator takes back is a correction of its own.
  amount bigint not null check (amount > 0),
  note text not null,
  made_by text not null,
  made_at timestamptz not null,
  posting_key uuid not null unique,
  -- Money that operators take from members, kept apart from what they give.
  is_debit boolean not null default false
);
create index adjustment_member on wallet.adjustment (member_id, id);

create table wallet.trial_grant (
  member_id bigint primary key,
  currency text not null,
  amount bigint not null check (amount > 0),
  made_at timestamptz not null,
  posting_key uuid not null unique
);

-- Who takes and pays money for us. The secret rests sealed.
create table wallet.payment_provider (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  -- Which adapter speaks to it.
  protocol text not null,
  url text not null,
  secret_sealed text not null,
  is_open boolean not null default true,
  pays_out boolean not null default true,
  changed_at timestamptz not null,
  -- Closed by itself, because too few of its orders were paid.
  switched_off_at timestamptz
);

-- A way to pay in, as the member chooses it. Bounds and fixed fee are ledger units of the currency; the rate is exact.
create table wallet.deposit_channel (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  kind text not null check (kind in ('mt', 'ma', 'qr', 'pg', 'card', 'crypto', 'voucher', 'c2c')),
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
  -- Ways to pay in by hand: where the house is paid, and between which minutes of the merchant's day.
  pay_bank text,
  pay_holder text,
  pay_number text,
  -- What a QR code of the house says.
  qr_text text,
  instructions text,
  opens_minute int check (opens_minute between 0 and 1439),
  closes_minute int check (closes_minute between 0 and 1439),
  -- Which coin on which chain a channel takes.
  coin text,
  network text,
  check (maximum >= minimum),
  constraint deposit_channel_hours check ((opens_minute is null) = (closes_minute is null)),
  constraint deposit_channel_provider_check check ((kind in ('pg', 'card', 'crypto')) = (provider is not null)),
  constraint deposit_channel_paid_where check (
    (kind not in ('mt', 'ma') or (pay_bank is not null and pay_holder is not null and pay_number is not null))
    and (kind <> 'qr' or qr_text is not null)
  ),
  constraint deposit_channel_coin check ((kind = 'crypto') = (coin is not null and network is not null))
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
  state text not null check (
    state in ('opening', 'waiting', 'confirming', 'paid', 'expired', 'failed', 'review')),
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
  -- What the member was told to pay to when they asked, and what they say they paid.
  pay_bank text,
  pay_holder text,
  pay_number text,
  qr_text text,
  instructions text,
  transaction_id text,
  payer_name text,
  slip text,
  claimed_at timestamptz,
  -- A crypto deposit's address and how many blocks have confirmed its payment.
  address text,
  network text,
  confirmations int check (confirmations >= 0),
  confirmations_needed int check (confirmations_needed >= 0),
  -- The promotion they chose for it, `none`, or every one they joined.
  promotion text,
  -- What is paid in, where that is not the account's currency: the coin, how much of it in its ledger units, and what one of
  -- its main units is worth until the order ends, as the provider wrote it.
  coin text,
  coin_amount bigint check (coin_amount > 0),
  rate text,
  -- The payment's transaction on its chain, and when we first heard of it.
  chain_transaction text,
  seen_at timestamptz,
  -- What it was paid with, as its owner knows it.
  instrument text,
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
create index deposit_order_channel on wallet.deposit_order (channel, made_at, id);

-- One transaction at the bank is credited once, whoever names it.
create unique index deposit_order_transaction on wallet.deposit_order (channel, upper(transaction_id))
  where transaction_id is not null and state in ('review', 'confirming', 'paid');
create index deposit_order_by_transaction on wallet.deposit_order (upper(transaction_id))
  where transaction_id is not null;
create index deposit_order_provider on wallet.deposit_order (provider, made_at) where provider is not null;
create index deposit_order_provider_settled on wallet.deposit_order (provider, settled_at)
  where provider is not null and state = 'paid';

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

-- Accounts elsewhere that a member's money may be paid to. A removed one stays, for the withdrawals that name it.
create table wallet.payout_account (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null check (kind in ('bank', 'ewallet', 'crypto')),
  -- The bank's or wallet's code in the operator's list.
  bank text not null,
  holder text not null,
  number text not null,
  bound_at timestamptz not null,
  removed_at timestamptz,
  -- The operator who last changed it; null where only the member has.
  changed_by text,
  changed_at timestamptz
);
create index payout_account_member on wallet.payout_account (member_id, id);

-- Whoever binds somebody else's account first does not keep its owner out: nobody can show here that an account is
-- theirs, so it may stand with several members, once with each. Withdrawals to such an account say so to operators.
create unique index payout_account_own on wallet.payout_account (member_id, bank, number) where removed_at is null;
create index payout_account_shared on wallet.payout_account (bank, number);

-- One wish to be paid. Its state, changed under its lock together with the posting under its keys, alone says where the
-- money is: held while the withdrawal is open, with the provider once it is paid, back in main otherwise.
create table wallet.withdrawal (
  id bigint generated always as identity primary key,
  -- What the member and the provider call it.
  reference text not null unique,
  member_id bigint not null,
  account text not null,
  currency text not null,
  -- Ledger units: what leaves main, and what of it the house keeps when it is paid.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  payout_account_id bigint not null references wallet.payout_account (id),
  -- The account as it was when the member asked.
  payee_kind text not null,
  payee_bank text not null,
  payee_holder text not null,
  payee_number text not null,
  -- `sending`: the provider is being asked; `unknown`: it was, and nobody can say whether it heard; `sent`: it pays;
  -- `failed`: it did not pay and the money waits for an operator.
  state text not null check (
    state in (
      'requested', 'matching', 'approved', 'sending', 'unknown', 'sent', 'failed', 'paid', 'rejected', 'cancelled')),
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz,
  -- The postings' keys: of the hold, of the payout or return that ends it, of the fee.
  hold_key uuid not null unique,
  close_key uuid unique,
  fee_key uuid unique,
  -- The operator who looks at it, so that no second one does.
  taken_by text,
  taken_at timestamptz,
  approved_by text,
  approved_at timestamptz,
  -- Who rejected, cancelled or ruled on it, and why.
  decided_by text,
  note text,
  -- The provider's word for a failure.
  failure text,
  -- What the provider said against what was settled already: an operator must look.
  conflict text check (conflict in ('paid-after-return', 'failed-after-paid', 'paid-twice')),
  checked_at timestamptz,
  -- Withdrawals that other members' deposits pay in parts.
  -- Ledger units promised by open parts and received, and received alone.
  matched bigint not null default 0,
  received bigint not null default 0,
  coin text,
  network text,
  rate text,
  check ((state in ('paid', 'rejected', 'cancelled')) = (close_key is not null)),
  check ((state in ('paid', 'rejected', 'cancelled')) = (closed_at is not null)),
  check ((state = 'paid' and fee > 0) = (fee_key is not null)),
  constraint withdrawal_parts check (received >= 0 and matched >= received and matched <= amount - fee),
  constraint withdrawal_coin check (
    (coin is null) = (rate is null) and (coin is null) = (network is null) and (coin is null or payee_kind = 'crypto')
  )
);
create index withdrawal_newest on wallet.withdrawal (requested_at, id);
create index withdrawal_member on wallet.withdrawal (member_id, requested_at, id);
create index withdrawal_state on wallet.withdrawal (state, requested_at, id);
create index withdrawal_conflict on wallet.withdrawal (requested_at, id) where conflict is not null;
create index withdrawal_open_payout on wallet.withdrawal (changed_at) where state in ('sending', 'unknown', 'sent');
create index withdrawal_payout_account on wallet.withdrawal (payout_account_id);
create index withdrawal_paid on wallet.withdrawal (closed_at) where state = 'paid';

-- What operators have at hand is little, among all withdrawals there ever were.
create index withdrawal_taken on wallet.withdrawal (requested_at, id) where taken_by is not null;
create index withdrawal_matching on wallet.withdrawal (currency, requested_at, id)
  where state = 'matching' and matched < amount - fee;

-- Each time a provider was asked to pay. Written before it is asked, so that a repeat finds it.
create table wallet.payout_attempt (
  -- What the provider knows it by, and its key against paying twice.
  reference text primary key,
  withdrawal_id bigint not null references wallet.withdrawal (id),
  number int not null check (number > 0),
  provider text not null,
  state text not null check (state in ('sending', 'unknown', 'accepted', 'refused', 'paid', 'failed')),
  provider_reference text,
  reason text,
  began_at timestamptz not null,
  answered_at timestamptz,
  unique (withdrawal_id, number)
);
create index payout_attempt_provider on wallet.payout_attempt (provider, answered_at) where state = 'paid';

create view wallet.deposit_view as
select member_id, currency, state, credited, settled_at
from wallet.deposit_order;

create view wallet.withdrawal_view as
select member_id, currency, state, amount, conflict, closed_at
from wallet.withdrawal;

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

-- What holds while a member's bonus is active: read as a stake is taken from the bonus purse.
create table wallet.bonus_rule (
  member_id bigint not null,
  currency text not null,
  -- Ledger units; null: any stake.
  max_bet bigint check (max_bet > 0),
  -- Kinds of games where the bonus cannot be staked.
  left_out text[] not null,
  primary key (member_id, currency)
);

-- What operators tell each other of an order.
create table wallet.order_note (
  id bigint generated always as identity primary key,
  reference text not null,
  note text not null,
  made_by text not null,
  made_at timestamptz not null
);
create index order_note_reference on wallet.order_note (reference, id);

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
