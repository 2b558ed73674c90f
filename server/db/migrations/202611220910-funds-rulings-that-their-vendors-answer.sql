-- What operators settled in a vendor's stead holds until he can be asked: he is asked until he answers, and where his record
-- says otherwise, it is put right by postings of its own.
alter table funds.transfer
  -- When its vendor clearly said what became of what operators had ruled on. Whatever he says later changes nothing.
  add column answered_at timestamptz,
  -- When what the ruling had booked was put right, and the posting's key.
  add column corrected_at timestamptz,
  add column correction_key uuid unique,
  -- Where the money had been given back and lies with the vendor after all: how much of it was no longer in main, so that the
  -- house advanced it. Ledger units; the member's wallet owes it.
  add column owed bigint,
  add column owed_key uuid unique,
  -- Of a transfer out: how much of it paid what the wallet owed. Ledger units.
  add column recovered bigint not null default 0,
  add column recovered_key uuid unique,
  add check (answered_at is null or ruled_by is not null),
  add check ((corrected_at is null) = (owed is null)),
  add check (corrected_at is null or (answered_at is not null and contradiction is not null)),
  add check (owed between 0 and amount),
  add check ((coalesce(owed, 0) > 0) = (owed_key is not null)),
  -- Where all of it is owed, nothing moved between main and the vendor's purse.
  add check ((corrected_at is not null and owed < amount) = (correction_key is not null)),
  add check (recovered between 0 and amount),
  add check (recovered = 0 or (direction = 'out' and state = 'done')),
  add check ((recovered > 0) = (recovered_key is not null));
-- What the house advanced and did not get back yet; it is taken from what comes back from the vendor. Ledger units.
alter table funds.wallet
  add column owed bigint not null default 0 check (owed >= 0);
-- What vendors contradicted before now was for people to put right with them, and is not put right a second time.
update funds.transfer
set answered_at = coalesce(checked_at, closed_at)
where ruled_by is not null and contradiction is not null;
create index transfer_unanswered on funds.transfer (member_id, vendor_id, id)
where ruled_by is not null and answered_at is null;
create index transfer_contradicted on funds.transfer (id) where contradiction is not null;
