create schema lottery;

-- What a lottery is played by is its family's rules; when it draws, how long before it closes and how much it takes is data.
create table lottery.game (
  code text primary key check (code ~ '^[A-Z0-9]{1,32}$'),
  family text not null,
  vendor_code text not null,
  name text not null,
  zone text not null,
  schedule jsonb not null,
  close_seconds int not null check (close_seconds between 0 and 86400),
  -- Amounts in main units, by what they limit.
  limits jsonb not null default '{}',
  is_open boolean not null default true,
  position int not null
);

create table lottery.draw (
  id bigint primary key generated always as identity,
  game_code text not null references lottery.game,
  numero text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  draws_at timestamptz not null check (draws_at >= closes_at),
  state text not null default 'planned' check (state in ('planned', 'open', 'closed', 'drawn', 'settled', 'void')),
  -- Committed when the draw is planned; null of outside draws.
  seed_hash text,
  sealed_seed text,
  -- The root of the orders that were accepted, frozen at close.
  root text,
  -- Revealed when it is drawn.
  server_seed text,
  drawn text[],
  -- Grows with each correction of the result.
  revision int not null default 0,
  drawn_at timestamptz,
  settled_at timestamptz,
  unique (game_code, numero)
);
create index draw_waiting on lottery.draw (closes_at) where state in ('planned', 'open', 'closed', 'drawn');
create index draw_of_game on lottery.draw (game_code, draws_at desc);

create table lottery.chase (
  id uuid primary key,
  member_id bigint not null,
  game_code text not null references lottery.game,
  stops_on_win boolean not null,
  placed_at timestamptz not null default clock_timestamp()
);

-- One order is one round of play, under the same id. Amounts are ledger units.
create table lottery.placed_order (
  id uuid primary key,
  draw_id bigint not null references lottery.draw,
  member_id bigint not null,
  currency text not null,
  vendor_id int not null,
  node_id int not null,
  chase_id uuid references lottery.chase,
  stake bigint not null check (stake > 0),
  most bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'won', 'lost', 'cancelled', 'void')),
  payout bigint not null default 0,
  rebate bigint not null default 0,
  -- What a correction could not take back.
  shortfall bigint not null default 0,
  -- Of the result it was settled by.
  revision int,
  placed_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz
);
create index order_of_draw on lottery.placed_order (draw_id, id);
create index order_waiting on lottery.placed_order (draw_id, id) where state = 'waiting';
create index order_of_member on lottery.placed_order (member_id, id desc);
create index order_of_chase on lottery.placed_order (chase_id) where chase_id is not null;

create table lottery.order_line (
  order_id uuid not null references lottery.placed_order,
  n int not null,
  play_code text not null,
  content text not null,
  units int not null check (units > 0),
  price int not null,
  unit_value bigint not null check (unit_value > 0),
  multiple int not null check (multiple > 0),
  stake bigint not null check (stake > 0),
  own_group int not null,
  chosen_group int not null check (chosen_group <= own_group),
  payout bigint not null default 0,
  rebate bigint not null default 0,
  primary key (order_id, n)
);

-- What could be lost: of a draw, of a draw to one member, of a draw by one number. Locked in the order of the key.
create table lottery.exposure (
  draw_id bigint not null references lottery.draw,
  currency text not null,
  kind text not null check (kind in ('draw', 'member', 'number')),
  what text not null,
  staked bigint not null default 0,
  most bigint not null default 0,
  primary key (draw_id, currency, kind, what)
);

-- What was said of an outside draw, and by whom: two that agree make the result.
create table lottery.reported_result (
  draw_id bigint not null references lottery.draw,
  source text not null,
  drawn text[] not null,
  reported_at timestamptz not null default clock_timestamp(),
  primary key (draw_id, source)
);

create table lottery.correction (
  draw_id bigint not null references lottery.draw,
  revision int not null,
  drawn_before text[] not null,
  reason text not null,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (draw_id, revision)
);
