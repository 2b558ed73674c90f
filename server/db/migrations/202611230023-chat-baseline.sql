create schema chat;

-- Who speaks live. Each has one room, known by the host's id, with its rules.
create table chat.host (
  id integer generated always as identity primary key,
  code text not null unique,
  names jsonb not null,
  about jsonb not null,
  languages text[] not null,
  look text not null,
  vendor_code text,
  game_code text,
  position integer not null,
  is_on_air boolean not null default false,
  on_air_since timestamptz,
  is_open boolean not null default true,
  slow_seconds integer not null default 3 check (slow_seconds between 0 and 600),
  write_level integer not null default 0 check (write_level >= 0),
  needs_deposit boolean not null default false,
  check ((vendor_code is null) = (game_code is null))
);

create table chat.message (
  id bigint generated always as identity primary key,
  host_id integer not null references chat.host,
  side text not null check (side in ('member', 'host', 'house')),
  -- Of a member alone; what others see is the masked author.
  member_id bigint,
  author text not null,
  text text not null,
  at timestamptz not null,
  removed_by text,
  removed_at timestamptz,
  check ((side = 'member') = (member_id is not null))
);
create index message_of_host on chat.message (host_id, id desc);
create index message_by_age on chat.message (at);

-- A member who came into a room: up to where they have read, and when they last wrote.
create table chat.seat (
  host_id integer not null references chat.host,
  member_id bigint not null,
  seen_id bigint not null default 0,
  wrote_at timestamptz,
  primary key (member_id, host_id)
);

create table chat.mute (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  -- Null: in all rooms.
  host_id integer references chat.host,
  reason text not null,
  note text not null,
  by text not null,
  at timestamptz not null,
  until timestamptz not null,
  lifted_by text,
  lifted_at timestamptz
);
create index mute_of_member on chat.mute (member_id) where lifted_at is null;
create index mute_running on chat.mute (until) where lifted_at is null;

create table chat.report (
  id bigint generated always as identity primary key,
  message_id bigint not null references chat.message,
  reporter_id bigint not null,
  reason text not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  at timestamptz not null,
  ruled_by text,
  ruled_at timestamptz,
  unique (message_id, reporter_id)
);
create index report_waiting on chat.report (state, id);

-- As it was written, and as it is compared.
create table chat.blocked_word (
  word text primary key,
  compared text not null
);
