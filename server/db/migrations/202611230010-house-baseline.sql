-- In-house games: the seeds a player's rounds come from, where they sit, their rounds with everything needed to show and
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

-- A member at a game, for money or for play money: one round at a time. Its row is locked by whatever they do there.
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
  -- A round of an imported game names its book, and its events stand there; other rounds keep their events themselves.
  book_id numeric(20),
  -- Clients of imported games may say any text for how far the player is in the round, and are told it after a reload; most
  -- say the index of an event, which `shown` keeps. What was said last holds.
  mark text check (char_length(mark) between 1 and 200),
  primary key (id)
) partition by range (id);
