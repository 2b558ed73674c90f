create schema points;

-- How much must be wagered in a category for one point, from a day of the merchant's calendar on. Ledger units; null: none.
create table points.rate (
  currency text not null,
  game_type text not null,
  from_day date not null,
  amount bigint check (amount > 0),
  set_by text not null,
  set_at timestamptz not null,
  primary key (currency, game_type, from_day)
);

-- What a member wagered of a category on a day of the merchant's calendar, in ledger units, and the points (hundredths) that
-- were booked for it. Whatever is told later of that day is added, and `is_due` has it looked at again.
create table points.earning (
  member_id bigint not null,
  currency text not null,
  day date not null,
  game_type text not null,
  valid_bet bigint not null,
  booked bigint not null default 0 check (booked >= 0),
  is_due boolean not null default true,
  primary key (member_id, day, game_type, currency)
);
create index earning_due on points.earning (member_id) where is_due;

-- A rate that is set has everything of its day looked at again. Days are written in their order, so a few pages say where.
create index earning_by_day on points.earning using brin (day);

-- Points that a correction takes and the member has spent already: what comes next pays them first.
create table points.shortfall (
  member_id bigint primary key,
  owed bigint not null check (owed > 0)
);

-- What play earned, and what corrections took: one row for each posting. Hundredths of a point, signed.
create table points.booking (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  amount bigint not null check (amount <> 0),
  at timestamptz not null,
  posting_key uuid not null unique
);

-- What operators gave and took. Hundredths of a point, signed; `alone`: nobody else agreed to it.
create table points.correction (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  amount bigint not null check (amount <> 0),
  note text not null,
  made_by text not null,
  is_alone boolean not null,
  made_at timestamptz not null,
  posting_key uuid not null unique
);
create index correction_alone on points.correction (made_by, made_at) where is_alone;

-- What points buy. `price` in hundredths of a point; `amount` (ledger units) of money alone. `taken` are redeemed or asked
-- for: never more than there are.
create table points.good (
  id bigint generated always as identity primary key,
  type text not null check (type in ('CASH', 'GOODS')),
  currency text,
  state text not null default 'draft' check (state in ('draft', 'published', 'ended')),
  art text not null,
  titles jsonb not null,
  descriptions jsonb not null,
  price bigint not null check (price > 0),
  amount bigint check (amount > 0),
  stock int check (stock > 0),
  taken int not null default 0 check (taken >= 0),
  per_member int check (per_member > 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  position int not null,
  created_by text not null,
  created_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz,
  check (taken <= stock),
  check ((type = 'CASH') = (amount is not null)),
  check (type = 'GOODS' or currency is not null)
);
create index good_shown on points.good (position, id) where state = 'published';

-- What was redeemed: titles, price and money as they were then. Things wait in `process`; money is approved at once. Points
-- turned straight into money have no good.
create table points.redemption (
  id bigint generated always as identity primary key,
  reference text not null unique,
  member_id bigint not null,
  good_id bigint references points.good,
  type text not null check (type in ('CASH', 'GOODS', 'CONVERT')),
  titles jsonb not null,
  art text not null,
  quantity int not null check (quantity > 0),
  points bigint not null check (points > 0),
  amount bigint check (amount > 0),
  currency text not null,
  state text not null check (state in ('process', 'approved', 'sent', 'rejected')),
  receiver text,
  mobile text,
  address text,
  remark text not null default '',
  reason text,
  dispatch_note text,
  redeemed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  sent_by text,
  sent_at timestamptz,
  posting_key uuid not null unique,
  return_key uuid unique,
  check ((type = 'CONVERT') = (good_id is null)),
  check ((type = 'GOODS') = (amount is null)),
  check (type <> 'GOODS' or (receiver is not null and mobile is not null and address is not null)),
  check ((state = 'rejected') = (return_key is not null))
);
create index redemption_of_member on points.redemption (member_id, id desc);
create index redemption_of_good on points.redemption (good_id, member_id) where state <> 'rejected';
create index redemption_queue on points.redemption (state, id) where type = 'GOODS';
