-- Facts other modules react to, written with what made them true.
create schema platform;

create table platform.outbox (
  id bigint generated always as identity,
  -- The writing transaction: readers take only rows below the oldest one still running, so none is ever skipped.
  xid xid8 not null default pg_current_xact_id(),
  type text not null,
  payload jsonb not null,
  at timestamptz not null default now(),
  primary key (xid, id)
);

-- Keys of encrypted bodies, the nonces seen under them, and the answers of writes that named an Idempotency-Key.
create table platform.body_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed text not null,
  made_at timestamptz not null
);

create table platform.body_nonce (
  nonce text primary key,
  seen_at timestamptz not null
);
create index body_nonce_seen_at on platform.body_nonce (seen_at);

-- The key itself is not stored: `key_hash` finds the row, and the answer is sealed under the key, which only its sender has.
create table platform.idempotency (
  key_hash bytea primary key,
  request_hash bytea not null,
  answer_sealed bytea,
  claimed_until timestamptz,
  made_at timestamptz not null default now(),
  -- What an attempt under an Idempotency-Key wrote before it asked somebody outside: the next attempt goes on with it.
  subject text
);
create index idempotency_made_at on platform.idempotency (made_at);

-- rate-limiter-flexible's own shape.
-- Calls counted within a minute: a crash of the database may start the minute again, so nothing waits for the disk.
create unlogged table platform.rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- How far each consumer has read the outbox: everything up to and including (xid, id).
create table platform.outbox_cursor (
  consumer text primary key,
  xid xid8 not null default '0',
  id bigint not null default 0,
  moved_at timestamptz not null default now()
);

-- Transaction numbers belong to one PostgreSQL cluster. Its identifier tells a restored dump, whose numbers mean nothing
-- here, from a database that was merely restarted.
create table platform.cluster (
  is_only boolean primary key default true check (is_only),
  system_identifier bigint not null
);

-- Every period a schedule has opened, once. A run starts where the one before it ended, also when the time zone changes.
create table platform.schedule_run (
  schedule text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  opened_at timestamptz not null default now(),
  primary key (schedule, starts_at),
  unique (schedule, ends_at)
);

-- Who does what only one process may do. `fence` grows with each new holder, so that a late write of an old one is seen.
create table platform.lease (
  name text primary key,
  holder text not null,
  fence bigint not null,
  until timestamptz not null
);

-- Only what an operator changed; everything else holds its initial value, which stands in the program.
create table platform.setting (
  name text primary key,
  value jsonb not null,
  -- Of `setting_version`, when this value was written.
  version bigint not null,
  changed_by text not null,
  changed_at timestamptz not null default now()
);

create table platform.setting_change (
  version bigint primary key,
  name text not null,
  before jsonb,
  after jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null default now()
);
create index setting_change_name on platform.setting_change (name, version desc);

-- The one row every process reads each second. Changing a setting locks it, so versions appear in order.
create table platform.setting_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);

insert into platform.setting_version (version) values (0);

-- A ticket opens one socket within half a minute. Only its hash is kept.
create unlogged table platform.live_ticket (
  hash bytea primary key,
  kind text not null check (kind in ('member', 'staff')),
  account_id bigint not null,
  session_id bigint not null,
  expires_at timestamptz not null
);

-- What open sockets are to be told. Losing it in a crash loses nothing: clients read everything anew when they connect.
create unlogged table platform.live_message (
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  -- everyone, staff, member:<id>, session:<id>, operator:<id>, operator-session:<id>
  audience text not null,
  type text not null,
  payload jsonb not null,
  at timestamptz not null default now(),
  -- "Every other session of this member has ended" is one message.
  except_session_id bigint,
  primary key (xid, id)
);

-- Uploads: slips, proofs, avatars, banners. Named by their content, so the same picture lies here once.
create table platform.file (
  sha256 bytea primary key,
  content_type text not null,
  bytes bytea not null check (octet_length(bytes) <= 5242880),
  made_at timestamptz not null default now()
);
alter table platform.file -- Pictures are compressed already.
alter column bytes set storage external;

create unlogged table platform.file_ticket (
  hash bytea primary key,
  sha256 bytea not null,
  expires_at timestamptz not null
);
