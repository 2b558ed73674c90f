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
  posting_key uuid not null unique
);
create index adjustment_member on wallet.adjustment (member_id, id);

create table wallet.trial_grant (
  member_id bigint primary key,
  currency text not null,
  amount bigint not null check (amount > 0),
  made_at timestamptz not null,
  posting_key uuid not null unique
);
