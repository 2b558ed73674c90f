-- Imported games of the Stake Engine form, by version: tables of weights, books of what happens, the pages they are
-- played on. A version that is ready never changes, so rounds of years ago are shown as they were played.
create schema bundles;

create table bundles.version (
  id bigint generated always as identity primary key,
  -- As the catalogue calls the game.
  game text not null check (game ~ '^[a-z][a-z0-9-]{0,63}$'),
  -- Counts up by game.
  version int not null check (version > 0),
  state text not null default 'importing' check (state in ('importing', 'ready')),
  -- Which is opened now; sessions and rounds of another go on with theirs.
  is_current boolean not null default false,
  -- SHA-256 over all files it was imported from: the same bundle is no new version.
  content_hash bytea,
  has_pages boolean not null default false,
  began_at timestamptz not null default clock_timestamp(),
  ready_at timestamptz,
  -- Whether the version's page asks for rounds to be shown again: clients of this form need not.
  shows_replays boolean not null default false,
  unique (game, version),
  check (state = 'ready' or not is_current),
  check ((state = 'ready') = (ready_at is not null)),
  check ((state = 'ready') = (content_hash is not null))
);
create unique index version_current on bundles.version (game) where is_current;

-- What a stake buys, with its figures as exact ratios of all that the weights can draw.
create table bundles.mode (
  version_id bigint not null references bundles.version on delete cascade,
  name text not null,
  place int not null,
  -- The stake is the bet times it.
  cost_numerator numeric not null check (cost_numerator > 0),
  cost_denominator numeric not null check (cost_denominator > 0),
  rows int not null check (rows > 0),
  weight_sum numeric(20) not null check (weight_sum > 0),
  -- Paid back of what is staked.
  rtp_numerator numeric not null,
  rtp_denominator numeric not null,
  -- Rounds that pay anything.
  hit_numerator numeric not null,
  hit_denominator numeric not null,
  -- Hundredths of the bet.
  highest_payout bigint not null,
  -- SHA-256 of the lookup file.
  lookup_hash bytea not null,
  -- Ids, cumulative weights, payouts and places of books, column by column: modules/bundles/packed-table.ts.
  lookup bytea not null,
  primary key (version_id, name)
);
alter table bundles.mode alter column lookup set storage external;

-- Books, some sixty kilobytes of lines to a chunk, each chunk compressed by itself.
create table bundles.book_chunk (
  version_id bigint not null references bundles.version on delete cascade,
  mode text not null,
  chunk int not null,
  bytes bytea not null,
  primary key (version_id, mode, chunk)
);
alter table bundles.book_chunk alter column bytes set storage external;

-- The page a game is played on and what it loads.
create table bundles.file (
  version_id bigint not null references bundles.version on delete cascade,
  path text not null,
  content_type text not null,
  bytes bytea not null,
  -- The same compressed, where that is worth it.
  brotli bytea,
  primary key (version_id, path)
);
alter table bundles.file alter column bytes set storage external;
alter table bundles.file alter column brotli set storage external;

-- Which version a session was opened with: its page and its tables belong together.
create table bundles.session (
  session_id uuid primary key,
  version_id bigint not null references bundles.version,
  opened_at timestamptz not null default clock_timestamp()
);
create index session_opened_at on bundles.session (opened_at);
