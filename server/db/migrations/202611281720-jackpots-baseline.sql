create schema jackpots;

-- A pot that grows by a share of stakes, is hit somewhere in its range, and begins again. Amounts are ledger units.
create table jackpots.pot (
  code text primary key check (code ~ '^[A-Z][A-Z0-9]{1,19}$'),
  currency text not null,
  titles jsonb not null,
  -- Of every stake, in hundredths of a per cent.
  share int not null check (share between 1 and 500),
  -- What the house puts in as a run begins.
  seed bigint not null check (seed >= 0),
  lowest bigint not null check (lowest > seed),
  ceiling bigint not null check (ceiling >= lowest),
  -- Whose games fill it; empty: everybody's.
  vendors text[] not null default '{}',
  is_running boolean not null default true,
  created_at timestamptz not null default clock_timestamp()
);

create table jackpots.run (
  id bigint primary key generated always as identity,
  pot_code text not null references jackpots.pot,
  number int not null,
  -- Committed as the run begins.
  seed_hash text not null,
  sealed_seed text not null,
  -- Revealed as it is hit.
  server_seed text,
  -- Ten-thousandths of ledger units: the share of a small stake is no whole one.
  gathered numeric(40, 0) not null default 0,
  begun_at timestamptz not null default clock_timestamp(),
  member_id bigint,
  round_id uuid,
  amount bigint,
  won_at timestamptz,
  unique (pot_code, number),
  check ((won_at is null) = (member_id is null) and (won_at is null) = (amount is null) and (won_at is null) = (server_seed is null))
);
create unique index run_open on jackpots.run (pot_code) where won_at is null;
create index run_won on jackpots.run (id desc) where won_at is not null;
