create schema tables;

-- A round of a table of the house. What each deals and pays is the game's rules (games/tables).
create table tables.round (
  id bigint primary key generated always as identity,
  game_code text not null,
  -- Day and place of the round in it; what it is dealt from is named by it.
  number text not null check (number ~ '^\d{12}$'),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  ends_at timestamptz not null check (ends_at > closes_at),
  state text not null default 'planned' check (state in ('planned', 'played', 'settled', 'void')),
  -- Since when an operator holds it: no bets are taken, and it is not dealt until the table goes on.
  held_at timestamptz,
  -- Committed when the round is planned, before the first bet.
  seed_hash text not null,
  sealed_seed text not null,
  -- Half of what lies on even chances comes back on zero; fixed with the round.
  la_partage boolean not null,
  -- Revealed and written when it is over.
  server_seed text,
  dealt jsonb,
  -- When every slip on it had been looked at; null of a void round until its bets have returned.
  settled_at timestamptz,
  unique (game_code, number),
  check (state not in ('played', 'settled') or (dealt is not null and server_seed is not null))
);
create index round_of_table on tables.round (game_code, id desc);
create index round_to_end on tables.round (ends_at) where state = 'planned';
create index round_to_settle on tables.round (id) where state = 'played' or (state = 'void' and settled_at is null);
create index round_idle on tables.round (ends_at) where state in ('settled', 'void');

-- Tables that an operator stopped.
create table tables.pause (
  game_code text primary key,
  at timestamptz not null default clock_timestamp()
);

-- One slip is one round of play, under the same id: chips that were put down together. Amounts are ledger units.
create table tables.slip (
  id uuid primary key,
  round_id bigint not null references tables.round,
  member_id bigint not null,
  currency text not null,
  vendor_id int not null,
  node_id int not null,
  stake bigint not null check (stake > 0),
  -- Line by line: where chips lie, how much, and what each line was paid.
  spots text[] not null,
  stakes bigint[] not null check (cardinality(stakes) = cardinality(spots)),
  payouts bigint[] check (cardinality(payouts) = cardinality(spots)),
  state text not null default 'open' check (state in ('open', 'won', 'lost', 'push', 'void')),
  payout bigint not null default 0 check (payout >= 0),
  placed_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz
);
create index slip_of_round on tables.slip (round_id, member_id, id);
create index slip_open on tables.slip (round_id, member_id, id) where state = 'open';
create index slip_of_member on tables.slip (member_id, id desc);

-- What lies on a spot of a round, of everybody.
create table tables.total (
  round_id bigint not null references tables.round,
  currency text not null,
  spot text not null,
  staked bigint not null check (staked >= 0),
  primary key (round_id, currency, spot)
);

-- What lies on a round in a currency, and what it pays at most; whoever adds to it holds it until they have been counted.
create table tables.pot (
  round_id bigint not null references tables.round,
  currency text not null,
  staked bigint not null default 0 check (staked >= 0),
  most bigint not null default 0 check (most >= 0),
  primary key (round_id, currency)
);
