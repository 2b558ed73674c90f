create schema book;

-- A match of a league of the house. Which teams there are and how they play is the league's rules (games/book/leagues.ts).
create table book.fixture (
  id bigint primary key generated always as identity,
  league text not null,
  -- Day and place of the match in its league; what it is played from is named by it.
  number text not null check (number ~ '^\d{13}$'),
  home text not null,
  away text not null check (away <> home),
  -- Of each side to score in a step, in ten-thousandths.
  home_chance int not null check (home_chance > 0),
  away_chance int not null check (away_chance > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null default 'planned' check (state in ('planned', 'played', 'settled', 'void')),
  -- Nothing is sold and no slip cashed out, until an operator lets it go on.
  is_suspended boolean not null default false,
  -- Committed when the match is planned, before the first bet.
  seed_hash text not null,
  sealed_seed text not null,
  -- Revealed when it is played.
  server_seed text,
  home_score int,
  away_score int,
  -- When every slip on it had been looked at; null of a void match until its bets have returned.
  settled_at timestamptz,
  unique (league, number),
  check (home_chance + away_chance <= 10000)
);
create index fixture_to_come on book.fixture (league, starts_at) where state in ('planned', 'played');
create index fixture_of_league on book.fixture (league, id desc);
create index fixture_to_return on book.fixture (id) where state = 'void' and settled_at is null;

-- One slip is one round of play, under the same id. Amounts are ledger units.
create table book.slip (
  id uuid primary key,
  member_id bigint not null,
  currency text not null,
  vendor_id int not null,
  node_id int not null,
  kind text not null check (kind in ('single', 'parlay', 'pool')),
  stake bigint not null check (stake > 0),
  -- What it pays if everything on it wins; of a side of a pool nothing, for the house stakes nothing against it.
  most bigint not null check (most >= 0),
  state text not null default 'open' check (state in ('open', 'won', 'lost', 'void', 'cashed')),
  payout bigint not null default 0 check (payout >= 0),
  placed_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz
);
create index slip_of_member on book.slip (member_id, id desc);
create index slip_open_of_member on book.slip (member_id, id desc) where state = 'open';

create table book.leg (
  slip_id uuid not null references book.slip,
  n int not null,
  fixture_id bigint not null references book.fixture,
  selection text not null,
  -- Decimal odds in hundredths, the stake in them; of a pool's side none.
  price int check (price > 100),
  outcome text check (outcome in ('won', 'lost', 'push')),
  primary key (slip_id, n)
);
create index leg_of_fixture on book.leg (fixture_id, slip_id);
create index leg_undecided on book.leg (fixture_id, slip_id) where outcome is null;

-- What was staked on a selection and what the house could pay on it; of a pool's sides what lies in the pool.
create table book.exposure (
  fixture_id bigint not null references book.fixture,
  currency text not null,
  selection text not null,
  staked bigint not null default 0,
  most bigint not null default 0,
  primary key (fixture_id, currency, selection)
);
