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
-- Whose balance was longest not asked for.
create index wallet_quiet on funds.wallet (vendor_id, known_at);
