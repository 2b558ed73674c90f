-- Whose games are offered and which, what members keep as favourites and played last. The lists themselves are served
-- from memory: a process compares the version row each second and reads what has changed since.
create schema catalogue;

create table catalogue.version (
  is_only boolean primary key default true check (is_only),
  version bigint not null,
  popularity_counted bigint not null default 0
);

insert into catalogue.version (version) values (0);

create table catalogue.vendor (
  id bigint generated always as identity primary key,
  -- What the vendor is called on the wire; it stands in addresses.
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9_-]{0,31}$'),
  name text not null,
  protocol text not null,
  status text not null default 'open' check (status in ('open', 'maintenance', 'closed')),
  -- launchUrl, casinoId, frameOrigins: what the protocol's adapter needs to know.
  settings jsonb not null,
  -- What both sides sign with, sealed; in-house games need none.
  sealed_secret text,
  position integer not null default 1000,
  version bigint not null,
  -- A hot vendor stands among the hot games, as one entry that opens the list of all its games.
  is_hot boolean not null default false,
  -- When a vendor will be looked after: periods [{from, until}] in epoch milliseconds, `until` not included, in order and apart.
  maintenance jsonb not null default '[]' check (jsonb_typeof(maintenance) = 'array'),
  -- Where a vendor or a game may not be offered: countries by ISO 3166-1 code, currencies by the merchant's code. What is
  -- closed for a place is neither listed nor started there; a bet in a closed currency is refused.
  closed_countries text[] not null default '{}',
  closed_currencies text[] not null default '{}'
);
create index vendor_version on catalogue.vendor (version);

create table catalogue.game (
  node_id bigint generated always as identity (start with 1001) primary key,
  vendor_id bigint not null references catalogue.vendor,
  -- As its vendor calls it.
  code text not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9_.:/-]{0,99}$'),
  name text not null,
  -- What it is called in other languages, by language.
  names jsonb not null default '{}',
  type text not null check (type in ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT',
    'SEA', 'VN', 'BINGO')),
  status text not null default 'open' check (status in ('open', 'maintenance', 'closed')),
  is_demo_capable boolean not null default false,
  is_hot boolean not null default false,
  is_new boolean not null default false,
  -- Which picture the front ends draw; an address of one where the vendor gives it.
  art text,
  icon_url text,
  large_icon_url text,
  -- What is printed on the game: least stake in main units of the brand's currency, return in percent, lines.
  min_bet numeric(20, 8) check (min_bet > 0),
  rtp numeric(5, 2) check (rtp between 0 and 100),
  lines smallint check (lines > 0),
  volatility text check (volatility in ('low', 'medium', 'high', 'very-high')),
  position integer not null default 1000,
  added_at timestamptz not null default now(),
  version bigint not null,
  closed_countries text[] not null default '{}',
  closed_currencies text[] not null default '{}',
  -- Whether a game sells its bonus: members choose by it, and operators leave such games out where they are not lawful.
  has_bonus_buy boolean not null default false,
  unique (vendor_id, code)
);
create index game_version on catalogue.game (version);

create table catalogue.favourite (
  member_id bigint not null,
  node_id bigint not null references catalogue.game,
  added_at timestamptz not null,
  primary key (member_id, node_id)
);

-- One row per member and game, moved by each launch.
create table catalogue.recent_game (
  member_id bigint not null,
  node_id bigint not null references catalogue.game,
  played_at timestamptz not null,
  primary key (member_id, node_id)
) with (fillfactor = 80);

-- Imports of games: what a document would change, kept when it is previewed, so that exactly that is applied, and
-- afterwards as the account of what was changed. An import that nobody applies is forgotten after a day.
create table catalogue.import (
  id uuid primary key,
  made_at timestamptz not null,
  -- The catalogue it was compared with: applied to another, it would not do what was shown.
  base_version bigint not null,
  -- Whether games of the document's vendors that are not in it are closed.
  closes_gone boolean not null,
  unchanged integer not null,
  applied_at timestamptz
);
create index import_forgotten on catalogue.import (made_at) where applied_at is null;

create table catalogue.import_line (
  import_id uuid not null references catalogue.import on delete cascade,
  -- Where it stands in the document; games that are gone follow behind its end.
  line integer not null,
  kind text not null check (kind in ('new', 'changed', 'gone')),
  vendor_code text not null,
  code text not null,
  -- The game's facts as they were and as they are to be; null where there is no game before, or none changes after.
  before jsonb,
  after jsonb,
  primary key (import_id, line)
);

-- How many members played a game of late: what searches rank games by that match alike. Counted now and then; processes
-- compare when it was counted last, as they compare versions.
create table catalogue.popularity (
  node_id bigint primary key references catalogue.game,
  players integer not null check (players > 0)
);
