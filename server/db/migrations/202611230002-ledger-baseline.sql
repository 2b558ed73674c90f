create schema ledger;

-- What an integer amount counts: BDT at six decimal places, points at none.
create table ledger.unit (
  id smallint generated always as identity primary key,
  code text not null unique,
  scale smallint not null check (scale between 0 and 18)
);

-- Names of the numbers that callers give; the ledger never looks at what they mean.
create table ledger.kind (
  id smallint primary key,
  name text not null unique
);

create table ledger.purse (
  id smallint primary key,
  name text not null unique
);

-- A guarded account has a balance row that is locked to post. An unguarded one (house, clearing, income) has none, so
-- nothing waits for it; its balance is its total plus the tail that has not been folded in yet.
create table ledger.account (
  id bigint generated always as identity primary key,
  owner text not null,
  purse smallint not null references ledger.purse,
  unit smallint not null references ledger.unit,
  guarded boolean not null,
  opened_at timestamptz not null default now(),
  unique (owner, purse, unit)
);

-- Half of each page is left free so that an update stays on its page and touches no index.
create table ledger.balance (
  account_id bigint primary key references ledger.account,
  balance bigint not null default 0,
  seq bigint not null default 0,
  floor bigint not null default 0,
  unit smallint not null,
  debit_closed boolean not null default false,
  constraint balance_keeps_its_floor check (balance >= floor)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

-- Several reasons may close an account's debits at once; it opens when the last one is gone.
create table ledger.closure (
  account_id bigint not null references ledger.balance,
  reason text not null,
  closed_at timestamptz not null default now(),
  primary key (account_id, reason)
);

create table ledger.total (
  account_id bigint primary key references ledger.account,
  balance numeric(38, 0) not null default 0
);

-- One row per posting call and unguarded account. Folding deletes the rows it can see and adds them to the total in
-- one statement: a transaction still in flight is invisible to it and is simply folded next time.
create table ledger.tail (
  account_id bigint not null,
  amount numeric(38, 0) not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- One row per item and guarded account it touches: `part` 1 to `parts`. The key is a version 7 uuid, so its partition
-- is the day it was minted, and that makes both indexes small. By key: rows arrive at its end, looking for a repeat
-- costs next to nothing, and a key belongs to one item for ever. By account: the statement.
create table ledger.journal (
  account_id bigint not null,
  seq bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  contra_id bigint not null,
  posted_at timestamptz not null,
  key uuid not null,
  kind smallint not null,
  part smallint not null,
  parts smallint not null,
  reference text not null,
  unique (key, part),
  unique (account_id, key)
) partition by range (key);

create function ledger.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'journal rows are never changed: post a new transfer instead' using errcode = 'insufficient_privilege';
end
$$;

create trigger journal_is_immutable
  before update or delete on ledger.journal
  for each row execute function ledger.refuse_change();

create trigger journal_is_not_truncated
  before truncate on ledger.journal
  for each statement execute function ledger.refuse_change();

do $$
begin
  execute format('revoke update, delete, truncate on ledger.journal from %I', current_user);
end
$$;

-- Ordinary double entries: the row's own leg, and the other one where it has no row of its own.
create view ledger.entry_view as
select account_id, seq, amount, balance_after, contra_id, key, kind, reference, posted_at
from ledger.journal
union all
select j.contra_id, null, -j.amount, null, j.account_id, j.key, j.kind, j.reference, j.posted_at
from ledger.journal j
join ledger.account a on a.id = j.contra_id and not a.guarded;

-- Balances of all accounts. A total and its tail are read in one statement, so no fold can come between.
create view ledger.balance_view as
select a.id as account_id, a.owner, a.purse, u.code as unit, a.guarded, b.balance::numeric as balance
from ledger.account a
join ledger.unit u on u.id = a.unit
join ledger.balance b on b.account_id = a.id
union all
select a.id, a.owner, a.purse, u.code, a.guarded, t.balance + coalesce(tail.amount, 0)
from ledger.account a
join ledger.unit u on u.id = a.unit
join ledger.total t on t.account_id = a.id
left join (select account_id, sum(amount) as amount from ledger.tail group by account_id) tail on tail.account_id = a.id;
