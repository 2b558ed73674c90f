-- Money of members in wallets that vendors keep themselves: which purse stands for it, and every transfer in and out.
create schema funds;

-- A member's wallet with a vendor, since his first transfer there.
create table funds.wallet (
  member_id bigint not null,
  vendor_id bigint not null,
  currency text not null,
  -- The member's purse in the ledger that stands for it: what was there after the last transfer.
  account bigint not null unique,
  -- What the vendor last said is there, ledger units, and when he was asked. For showing; nothing is booked by it.
  known_balance bigint check (known_balance >= 0),
  known_at timestamptz,
  primary key (member_id, vendor_id),
  check ((known_balance is null) = (known_at is null))
);

-- One transfer. Its state, changed under its lock together with the postings under its keys, alone says where the money
-- is: held while one towards the vendor is open, with him once that is done, in main otherwise.
create table funds.transfer (
  id bigint generated always as identity primary key,
  -- What the member, the operators and the vendor call it.
  reference text not null unique,
  member_id bigint not null,
  account text not null,
  vendor_id bigint not null,
  direction text not null check (direction in ('in', 'out')),
  currency text not null,
  -- Ledger units.
  amount bigint not null check (amount > 0),
  -- `sending`: the vendor is being asked; `unknown`: he was, and nobody can say whether he did it.
  state text not null check (state in ('sending', 'unknown', 'done', 'refused')),
  -- Until when the vendor may do it: what he has not heard of after that never happens.
  valid_until timestamptz not null,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  checked_at timestamptz,
  closed_at timestamptz,
  -- Why it did not happen: our word, and the vendor's own.
  failure text check (failure in ('insufficient', 'account', 'limit', 'currency', 'expired', 'maintenance', 'never',
    'other')),
  reason text,
  -- What was won (or, below zero, lost) there since the transfer before, as the vendor's balance shows; ledger units.
  result bigint,
  -- The postings' keys: of the hold, of what ends it, of the result.
  hold_key uuid unique,
  close_key uuid unique,
  result_key uuid unique,
  check ((direction = 'in') = (hold_key is not null)),
  check ((state in ('done', 'refused')) = (closed_at is not null)),
  check ((state = 'done' or (state = 'refused' and direction = 'in')) = (close_key is not null)),
  check ((state = 'done') = (result is not null)),
  check ((coalesce(result, 0) <> 0) = (result_key is not null)),
  check ((state = 'refused') = (failure is not null)),
  foreign key (member_id, vendor_id) references funds.wallet (member_id, vendor_id)
);
-- One at a time between a member and a vendor: so the balances the vendor tells come in the order of the transfers.
create unique index transfer_open on funds.transfer (member_id, vendor_id) where state in ('sending', 'unknown');
create index transfer_member on funds.transfer (member_id, id);
create index transfer_vendor on funds.transfer (vendor_id, id);
create index transfer_unsettled on funds.transfer (id) where state in ('sending', 'unknown');
create index transfer_state on funds.transfer (state, id);
