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
-- One account elsewhere belongs to one member.
create unique index payout_account_number on wallet.payout_account (bank, number) where removed_at is null;
create index payout_account_member on wallet.payout_account (member_id, id);

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
    state in ('requested', 'approved', 'sending', 'unknown', 'sent', 'failed', 'paid', 'rejected', 'cancelled')),
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
  check ((state in ('paid', 'rejected', 'cancelled')) = (close_key is not null)),
  check ((state in ('paid', 'rejected', 'cancelled')) = (closed_at is not null)),
  check ((state = 'paid' and fee > 0) = (fee_key is not null))
);
create index withdrawal_newest on wallet.withdrawal (requested_at, id);
create index withdrawal_member on wallet.withdrawal (member_id, requested_at, id);
create index withdrawal_state on wallet.withdrawal (state, requested_at, id);
create index withdrawal_conflict on wallet.withdrawal (requested_at, id) where conflict is not null;
create index withdrawal_open_payout on wallet.withdrawal (changed_at) where state in ('sending', 'unknown', 'sent');
create index withdrawal_payout_account on wallet.withdrawal (payout_account_id);

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
