-- Money of members in wallets that vendors keep themselves: which purse stands for it, and every transfer in and out.
create schema funds;

-- A member's wallet with a vendor, since their first transfer there.
create table funds.wallet (
  member_id bigint not null,
  vendor_id bigint not null,
  currency text not null,
  -- The member's purse in the ledger that stands for it: what was there after the last transfer.
  account bigint not null unique,
  -- What the vendor last said is there, ledger units, and when the vendor was asked. For showing; nothing is booked by it.
  known_balance bigint check (known_balance >= 0),
  known_at timestamptz,
  -- What the house advanced and did not get back yet; it is taken from what comes back from the vendor. Ledger units.
  owed bigint not null default 0 check (owed >= 0),
  primary key (member_id, vendor_id),
  check ((known_balance is null) = (known_at is null))
);

-- Whose balance was longest not asked for.
create index wallet_quiet on funds.wallet (vendor_id, known_at);

-- One transfer. Its state, changed under its lock together with the postings under its keys, alone says where the money
-- is: held while one towards the vendor is open, with the vendor once that is done, in main otherwise.
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
  -- `sending`: the vendor is being asked; `unknown`: it was, and nobody can say whether it did it.
  state text not null check (state in ('sending', 'unknown', 'done', 'refused')),
  -- Until when the vendor may do it: what it has not heard of after that never happens.
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
  -- A transfer whose vendor cannot be asked any more is settled by two operators: who asked for it, and why. And what a vendor
  -- said of a settled transfer that is not how it was settled, so that somebody puts it right with the vendor.
  ruled_by text,
  ruling text check (ruling <> ''),
  contradiction text check (contradiction in ('done', 'refused')),
  -- What operators settled in a vendor's stead holds until it can be asked: it is asked until it answers, and where its record
  -- says otherwise, it is put right by postings of its own.
  -- When its vendor clearly said what became of what operators had ruled on. Whatever it says later changes nothing.
  answered_at timestamptz,
  -- When what the ruling had booked was put right, and the posting's key.
  corrected_at timestamptz,
  correction_key uuid unique,
  -- Where the money had been given back and lies with the vendor after all: how much of it was no longer in main, so that the
  -- house advanced it. Ledger units; the member's wallet owes it.
  owed bigint,
  owed_key uuid unique,
  -- Of a transfer out: how much of it paid what the wallet owed. Ledger units.
  recovered bigint not null default 0,
  recovered_key uuid unique,
  check ((direction = 'in') = (hold_key is not null)),
  check ((state in ('done', 'refused')) = (closed_at is not null)),
  check ((state = 'done' or (state = 'refused' and direction = 'in')) = (close_key is not null)),
  check ((state = 'done') = (result is not null)),
  check ((coalesce(result, 0) <> 0) = (result_key is not null)),
  check ((state = 'refused') = (failure is not null)),
  foreign key (member_id, vendor_id) references funds.wallet (member_id, vendor_id),
  check ((ruled_by is null) = (ruling is null)),
  check (ruled_by is null or state in ('done', 'refused')),
  check (contradiction is null or (contradiction <> state and state in ('done', 'refused'))),
  check (answered_at is null or ruled_by is not null),
  check ((corrected_at is null) = (owed is null)),
  check (corrected_at is null or (answered_at is not null and contradiction is not null)),
  check (owed between 0 and amount),
  check ((coalesce(owed, 0) > 0) = (owed_key is not null)),
  -- Where all of it is owed, nothing moved between main and the vendor's purse.
  check ((corrected_at is not null and owed < amount) = (correction_key is not null)),
  check (recovered between 0 and amount),
  check (recovered = 0 or (direction = 'out' and state = 'done')),
  check ((recovered > 0) = (recovered_key is not null))
);

-- One at a time between a member and a vendor: so the balances the vendor tells come in the order of the transfers.
create unique index transfer_open on funds.transfer (member_id, vendor_id) where state in ('sending', 'unknown');
create index transfer_member on funds.transfer (member_id, id);
create index transfer_vendor on funds.transfer (vendor_id, id);
create index transfer_unsettled on funds.transfer (id) where state in ('sending', 'unknown');
create index transfer_state on funds.transfer (state, id);
create index transfer_unanswered on funds.transfer (member_id, vendor_id, id)
where ruled_by is not null and answered_at is null;
create index transfer_contradicted on funds.transfer (id) where contradiction is not null;

-- What was won (below zero: lost) at a vendor, booked without a transfer: whoever lost everything there transfers nothing.
create table funds.result (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  vendor_id bigint not null,
  currency text not null,
  -- Ledger units.
  amount bigint not null check (amount <> 0),
  posting_key uuid not null unique,
  booked_at timestamptz not null,
  foreign key (member_id, vendor_id) references funds.wallet (member_id, vendor_id)
);
create index result_wallet on funds.result (member_id, vendor_id);
