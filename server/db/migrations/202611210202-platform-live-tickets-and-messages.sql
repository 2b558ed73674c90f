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
  primary key (xid, id)
);
