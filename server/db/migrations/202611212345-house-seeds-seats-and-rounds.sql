-- In-house games: the seeds a player's rounds come from, where he sits, his rounds with everything needed to show and
-- verify them again.
create schema house;

-- A pair is committed to (hash shown) before a round is played under it, and revealed when the player changes seeds.
create table house.seed_pair (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  game text not null,
  is_demo boolean not null,
  state text not null default 'next' check (state in ('next', 'active', 'revealed')),
  -- Sealed for the place of its hash.
  server_seed text not null,
  -- SHA-256, hexadecimal. Unique: a generator that repeats itself is found at once.
  server_seed_hash text not null unique,
  -- Chosen by the player when the pair becomes active.
  client_seed text,
  -- Rounds played under it: the nonce of the next.
  rounds int not null default 0,
  made_at timestamptz not null default clock_timestamp(),
  revealed_at timestamptz,
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'revealed') = (revealed_at is not null))
);

-- A member at a game, for money or for play money: one round at a time. Its row is locked by whatever he does there.
create table house.seat (
  member_id bigint not null,
  game text not null,
  is_demo boolean not null,
  seed_pair_id bigint not null references house.seed_pair,
  next_seed_pair_id bigint not null references house.seed_pair,
  last_round_id uuid,
  -- When the round that waits to be ended was opened.
  open_since timestamptz,
  primary key (member_id, game, is_demo)
);
create index seat_open_since on house.seat (open_since) where open_since is not null;

-- Play money of a game session; with the session it is gone.
create table house.demo_balance (
  session_id uuid primary key,
  -- Ledger units of the session's currency.
  balance bigint not null check (balance >= 0),
  opened_at timestamptz not null default clock_timestamp()
);
create index demo_balance_opened_at on house.demo_balance (opened_at);

-- Ids are version 7 uuids, so a partition is the day an id was minted. Amounts are ledger units.
create table house.round (
  id uuid not null,
  member_id bigint not null,
  session_id uuid not null,
  vendor_id int not null,
  node_id int not null,
  game text not null,
  version text not null,
  mode text not null,
  choice jsonb,
  currency text not null,
  is_demo boolean not null,
  seed_pair_id bigint not null,
  nonce int not null,
  -- The bet; the stake is it times the mode's cost.
  amount bigint not null check (amount > 0),
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  -- Exact, of the bet.
  multiplier_numerator bigint not null,
  multiplier_denominator bigint not null,
  -- What happened, as the game's client shows it.
  events jsonb not null,
  -- The last of them that was shown; null before the first.
  shown int,
  state text not null check (state in ('open', 'closed')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (id)
) partition by range (id);

-- The least id of an instant.
create function house.round_id_at(p_instant timestamptz) returns uuid
language sql immutable parallel safe as $$
  select (lpad(to_hex((extract(epoch from p_instant) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- Days from yesterday to a week ahead. Attached rather than created in place: attaching holds up nobody who plays.
create procedure house.make_partitions(p_days_ahead int default 8)
language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
  day date;
  name text;
begin
  perform pg_advisory_xact_lock(hashtext('house.make_partitions'));
  for ahead in -1 .. p_days_ahead loop
    day := today + ahead;
    name := 'round_' || to_char(day, 'YYYYMMDD');
    if to_regclass('house.' || name) is null then
      execute format('create table house.%I (like house.round including defaults including constraints)', name);
      execute format(
        'alter table house.round attach partition house.%I for values from (%L) to (%L)',
        name,
        house.round_id_at(day::timestamp at time zone 'UTC'),
        house.round_id_at((day + 1)::timestamp at time zone 'UTC'));
    end if;
  end loop;
end
$$;

call house.make_partitions();
