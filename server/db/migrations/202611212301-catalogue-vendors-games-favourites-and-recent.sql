-- Whose games are offered and which, what members keep as favourites and played last. The lists themselves are served
-- from memory: a process compares the version row each second and reads what has changed since.
create schema catalogue;

create table catalogue.version (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into catalogue.version (version) values (0);

create table catalogue.vendor (
  id bigint generated always as identity primary key,
  -- The vassalage of the wire; it stands in addresses.
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9_-]{0,31}$'),
  name text not null,
  protocol text not null check (protocol in ('softswiss', 'rgs')),
  status text not null default 'open' check (status in ('open', 'maintenance', 'closed')),
  -- launchUrl, casinoId, frameOrigins: what the protocol's adapter needs to know.
  settings jsonb not null,
  -- What both sides sign with, sealed; in-house games need none.
  sealed_secret text,
  position integer not null default 1000,
  version bigint not null
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
