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
