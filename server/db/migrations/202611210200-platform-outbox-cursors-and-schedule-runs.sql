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
