-- Who plays what: sessions of games, rounds, the vendors' transactions with the answer each was given.
create schema play;

-- A launched game. The token goes to the game or its vendor; only its hash is kept.
create table play.session (
  id uuid primary key,
  token_hash bytea not null unique,
  member_id bigint not null,
  account text not null,
  currency text not null,
  vendor_id int not null,
  node_id int not null,
  -- Play money the game itself hands out: no round of it is ever booked.
  is_demo boolean not null,
  language text not null,
  device text not null check (device in ('desktop', 'mobile')),
  state text not null default 'open' check (state in ('open', 'replaced', 'closed')),
  opened_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  closed_at timestamptz
);
-- A second launch of a game replaces the first.
create unique index session_open on play.session (member_id, node_id, is_demo) where state = 'open';
create index session_expires_at on play.session (expires_at);

-- The most one bet of this member may be, in ledger units of his currency. Absent: no limit of his own.
create table play.stake_limit (
  member_id bigint primary key,
  currency text not null,
  stake_max bigint not null check (stake_max > 0),
  set_at timestamptz not null default clock_timestamp(),
  set_by text not null
);

-- Ids are version 7 uuids, so a partition is the day an id was minted. Amounts are ledger units.
create table play.round (
  id uuid not null,
  member_id bigint not null,
  currency text not null,
  vendor_id int not null,
  vendor_code text not null,
  node_id int not null,
  game_type text not null,
  -- As the vendor calls it.
  ref text not null,
  -- Play money of a trial: in no statistics.
  is_demo boolean not null,
  state text not null check (state in ('open', 'closed', 'void')),
  -- What stands: bets that were taken back are no part of it.
  stake bigint not null,
  stake_bonus bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  bets_taken_back int not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- What the game says of its outcome, for its record and its replay.
  detail jsonb,
  primary key (id)
) partition by range (id);
create index round_member on play.round (member_id, id);
create index round_open on play.round (member_id, node_id) where state = 'open';

-- A vendor's transaction and what he was told. Its id is the posting key of what it moved.
create table play.transaction (
  id uuid not null,
  vendor_id int not null,
  ref text not null,
  -- Null on a tombstone: what it would have been nobody said.
  type text check (type in ('bet', 'win', 'rollback')),
  -- tombstone: taken back before it came. insufficient, limit: refused for good.
  state text not null check (state in ('done', 'taken-back', 'tombstone', 'insufficient', 'limit')),
  round_id uuid not null,
  member_id bigint not null,
  currency text not null,
  amount bigint not null,
  -- What was moved: less than the amount where a win was taken back of which less was left.
  moved_main bigint not null default 0,
  moved_bonus bigint not null default 0,
  -- What a rollback took back; null where there was nothing.
  original_id uuid,
  -- Main and bonus together, as they were told in the answer.
  balance_after bigint not null,
  at timestamptz not null,
  primary key (id)
) partition by range (id);
create index transaction_round on play.transaction (round_id);

-- Which of our ids a vendor's id stands for: his rounds (owner: the member) and his transactions (owner: 0). A narrow
-- table of hashes, for his ids are found whenever they come again, months later too, and come in no order: today's
-- partition is small and takes all the random writes; yesterday's go sorted into the archive of their month.
-- A hash is unique within its day; across days the lock on the member's purse lets only one call look and write.
create table play.reference (
  hash uuid not null,
  owner bigint not null,
  id uuid not null
) partition by range (id);

create table play.reference_archive (
  hash uuid not null,
  owner bigint not null,
  id uuid not null
) partition by range (id);

create procedure play.make_partition(p_table text, p_since timestamptz, p_until timestamptz, p_suffix text)
language plpgsql as $$
declare
  name text := format('%s_%s', p_table, p_suffix);
begin
  if to_regclass('play.' || name) is not null then
    return;
  end if;
  execute format('create table play.%I (like play.%I including defaults including constraints)', name, p_table);
  if p_table in ('reference', 'reference_archive') then
    execute format('create unique index %I on play.%I (hash, owner)', name || '_hash', name);
  end if;
  execute format(
    'alter table play.%I attach partition play.%I for values from (%L) to (%L)',
    p_table, name, ledger.key_at(p_since), ledger.key_at(p_until));
end
$$;

-- Days from the oldest id a posting may still have to a week ahead; months of the archive for six months back.
create procedure play.make_partitions(p_days_ahead int default 8)
language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
  day date;
  month date;
begin
  perform pg_advisory_xact_lock(hashtext('play.make_partitions'));
  for ahead in -3 .. p_days_ahead loop
    day := today + ahead;
    call play.make_partition('round', day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', to_char(day, 'YYYYMMDD'));
    call play.make_partition('transaction', day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', to_char(day, 'YYYYMMDD'));
    if ahead > -3 then
      call play.make_partition('reference', day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', to_char(day, 'YYYYMMDD'));
    end if;
  end loop;
  for back in 0 .. 1 loop
    month := (date_trunc('month', today::timestamp) - make_interval(months => 1 - back))::date;
    call play.make_partition('reference_archive', month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', to_char(month, 'YYYYMM'));
  end loop;
end
$$;

-- Puts the references of days that are over into the archive, sorted, so that each of its pages is written once a day;
-- then forgets those older than five months. A day is dropped a day after it was copied: whoever looks finds it in one
-- place or both. Answers how many it copied.
create function play.archive_references() returns bigint
language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
  partition record;
  day date;
  month date;
  copied bigint;
  total bigint := 0;
begin
  perform pg_advisory_xact_lock(hashtext('play.make_partitions'));
  for partition in
    select c.relname
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'play.reference'::regclass
    order by c.relname
  loop
    day := to_date(right(partition.relname, 8), 'YYYYMMDD');
    if day <= today - 2 then
      month := date_trunc('month', day::timestamp)::date;
      call play.make_partition('reference_archive', month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', to_char(month, 'YYYYMM'));
      execute format(
        'insert into play.reference_archive select hash, owner, id from play.%I order by hash on conflict do nothing',
        partition.relname);
      get diagnostics copied = row_count;
      total := total + copied;
    end if;
    if day < today - 2 then
      execute format('drop table play.%I', partition.relname);
    end if;
  end loop;
  for partition in
    select c.relname
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'play.reference_archive'::regclass
  loop
    if to_date(right(partition.relname, 6), 'YYYYMM') < date_trunc('month', today::timestamp) - interval '5 months' then
      execute format('drop table play.%I', partition.relname);
    end if;
  end loop;
  return total;
end
$$;

call play.make_partitions();
