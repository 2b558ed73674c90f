create schema poker;

-- A table of the house's hold'em. Amounts are ledger units; what is played for never changes.
create table poker.desk (
  id bigint primary key generated always as identity,
  name text not null,
  currency text not null,
  -- Where practice accounts sit, with play money alone.
  is_trial boolean not null,
  seats int not null check (seats between 2 and 6),
  small_blind bigint not null check (small_blind > 0),
  big_blind bigint not null check (big_blind >= small_blind),
  min_buy_in bigint not null check (min_buy_in >= big_blind),
  max_buy_in bigint not null check (max_buy_in >= min_buy_in),
  -- In hundredths of a per cent, and the most of one hand.
  rake int not null check (rake between 0 and 1000),
  rake_cap bigint not null check (rake_cap >= 0),
  state text not null default 'open' check (state in ('open', 'closing', 'closed')),
  -- Counts everything that players can see change.
  version bigint not null default 1,
  -- The hand that is played, and the one before it, whose moves are part of what the next is dealt from.
  hand_id uuid,
  last_hand_id uuid,
  hands bigint not null default 0,
  -- Of all hands that ended.
  raked bigint not null default 0,
  -- Who posted last: seats.
  button int,
  small_blind_seat int,
  big_blind_seat int,
  -- The deck of the next hand: committed to before the hand that is played began.
  next_root text not null,
  next_sealed_seed text not null,
  -- When the clock has to look at it: a turn that ends, a hand that begins, a seat that is given up.
  due_at timestamptz,
  next_hand_at timestamptz,
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz
);
create index desk_due on poker.desk (due_at) where due_at is not null;

-- Who sits there. What lies before them is in the ledger, in their purse for tables: the stacks of all their seats are it.
create table poker.seat (
  desk_id bigint not null references poker.desk (id),
  seat int not null check (seat between 0 and 5),
  member_id bigint not null,
  account text not null,
  -- The account of the ledger where the money lies.
  purse bigint not null,
  -- As it was before the hand that is played.
  stack bigint not null check (stack >= 0),
  is_out boolean not null default false,
  out_since timestamptz,
  is_leaving boolean not null default false,
  -- Whether they post a big blind to come in.
  owes boolean not null,
  time_bank int not null check (time_bank >= 0),
  ip text not null,
  sat_at timestamptz not null default clock_timestamp(),
  primary key (desk_id, seat),
  unique (desk_id, member_id)
);
create index seat_of_member on poker.seat (member_id);

create table poker.hand (
  id uuid primary key,
  desk_id bigint not null references poker.desk (id),
  number bigint not null,
  state text not null default 'playing' check (state in ('playing', 'ended', 'void')),
  root text not null,
  -- Never revealed: what is proved of the deal is proved card by card, and folded cards stay unseen.
  sealed_seed text not null,
  client_part text not null,
  button int not null,
  small_blind_seat int not null,
  big_blind_seat int not null,
  turn_began_at timestamptz,
  -- Cards of the board that were dealt, once it is over.
  board int,
  pot bigint,
  rake bigint,
  -- What each pot came to.
  result jsonb,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (desk_id, number)
);

-- Who was dealt in. Who put something in has a round of play under `round_id`.
create table poker.player (
  hand_id uuid not null references poker.hand (id),
  seat int not null,
  member_id bigint not null,
  account text not null,
  purse bigint not null,
  round_id uuid not null unique,
  -- What they could put in, and what lay behind it that they could not: above a limit of theirs.
  stack bigint not null check (stack > 0),
  behind bigint not null check (behind >= 0),
  owes boolean not null,
  is_shown boolean not null default false,
  stake bigint not null default 0,
  payout bigint not null default 0,
  primary key (hand_id, seat)
);
create index player_of_member on poker.player (member_id, hand_id desc);

create table poker.move (
  hand_id uuid not null references poker.hand (id),
  n int not null,
  seat int not null,
  kind text not null check (kind in ('fold', 'check', 'call', 'raise')),
  -- Of a bet or a raise: what they will have put in on the street.
  amount bigint check ((amount is not null) = (kind = 'raise')),
  -- Whether the clock did it for them.
  is_silent boolean not null,
  at timestamptz not null default clock_timestamp(),
  primary key (hand_id, n)
);

-- Money that came to a table and left it, each under its posting key.
create table poker.movement (
  id uuid primary key,
  desk_id bigint not null references poker.desk (id),
  member_id bigint not null,
  kind text not null check (kind in ('in', 'out')),
  currency text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null default clock_timestamp()
);
create index movement_of_desk on poker.movement (desk_id, at);
