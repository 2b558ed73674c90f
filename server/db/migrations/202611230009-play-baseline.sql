-- Who plays what: sessions of games, rounds, the vendors' transactions with the answer each was given.
create schema play;

-- A launched game. The token goes to the game or its vendor; only its hash is kept.
create table play.session (
  id uuid primary key,
  token_hash bytea not null unique,
  member_id bigint not null,
  account text not null,
  currency text not null,
  vendor_id int not null,
  node_id int not null,
  -- Play money the game itself hands out: no round of it is ever booked.
  is_demo boolean not null,
  language text not null,
  device text not null check (device in ('desktop', 'mobile')),
  state text not null default 'open' check (state in ('open', 'replaced', 'closed')),
  opened_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  -- Null where an operator launched the game.
  portal_session_id bigint
);

-- A second launch of a game replaces the first.
create unique index session_open on play.session (member_id, node_id, is_demo) where state = 'open';
create index session_expires_at on play.session (expires_at);

-- The most one bet of this member may be, in ledger units of their currency. Absent: no limit of their own.
create table play.stake_limit (
  member_id bigint primary key,
  currency text not null,
  stake_max bigint not null check (stake_max > 0),
  set_at timestamptz not null default clock_timestamp(),
  set_by text not null
);

-- Ids are version 7 uuids, so a partition is the day an id was minted. Amounts are ledger units.
create table play.round (
  id uuid not null,
  member_id bigint not null,
  currency text not null,
  vendor_id int not null,
  vendor_code text not null,
  node_id int not null,
  game_type text not null,
  -- As the vendor calls it.
  ref text not null,
  -- Play money of a trial: in no statistics.
  is_demo boolean not null,
  state text not null check (state in ('open', 'closed', 'void')),
  -- What stands: bets that were taken back are no part of it.
  stake bigint not null,
  stake_bonus bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  bets_taken_back int not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- What the game says of its outcome, for its record and its replay.
  detail jsonb,
  -- Free rounds: a bet that a vendor's gift pays for takes nothing from the member and counts for nothing as wagered; what
  -- it wins is paid. A win may be nothing at all, where a vendor says so of every round. A win that names its bet needs that
  -- bet to be the member's own.
  --
  -- play.perform as before, but for these: p_transactions may say `free` of a bet, amounts of wins and of free bets may be
  -- zero, and events say `isFree` of rounds with a free bet.
  is_free boolean not null default false,
  -- What the house decides of a round where its vendor does not: closed because nobody finished it in time, void, or settled to
  -- another payout. Closing by policy leaves the vendor the last word; an operator's ruling is the last word itself: what the
  -- vendor pays for such a round afterwards is refused, and what it takes back moves nothing more.
  --
  -- play.perform stays as it is otherwise, whoever wrote it last: a call may carry a `ruling`, and then its rollbacks of wins
  -- take as much as their amount says.
  ruling text check (ruling in ('closed', 'void', 'resettled')),
  primary key (id)
) partition by range (id);
create index round_member on play.round (member_id, id);
create index round_open on play.round (member_id, node_id) where state = 'open';

-- A vendor's transaction and what the vendor was told. Its id is the posting key of what it moved.
create table play.transaction (
  id uuid not null,
  vendor_id int not null,
  ref text not null,
  -- Null on a tombstone: what it would have been nobody said.
  type text check (type in ('bet', 'win', 'rollback')),
  -- tombstone: taken back before it came. insufficient, limit: refused for good.
  state text not null check (state in ('done', 'taken-back', 'tombstone', 'insufficient', 'limit')),
  round_id uuid not null,
  member_id bigint not null,
  currency text not null,
  amount bigint not null,
  -- What was moved: less than the amount where a win was taken back of which less was left.
  moved_main bigint not null default 0,
  moved_bonus bigint not null default 0,
  -- What a rollback took back; null where there was nothing.
  original_id uuid,
  -- Main and bonus together, as they were told in the answer.
  balance_after bigint not null,
  at timestamptz not null,
  is_free boolean not null default false,
  primary key (id)
) partition by range (id);
create index transaction_round on play.transaction (round_id);

-- Which of our ids a vendor's id stands for: its rounds (owner: the member) and its transactions (owner: 0). A narrow
-- table of hashes, for such ids are found whenever they come again, months later too, and come in no order: today's
-- partition is small and takes all the random writes; yesterday's go sorted into the archive of their month.
-- A hash is unique within its day; across days the lock on the member's purse lets only one call look and write.
create table play.reference (
  hash uuid not null,
  owner bigint not null,
  id uuid not null
) partition by range (id);

create table play.reference_archive (
  hash uuid not null,
  owner bigint not null,
  id uuid not null
) partition by range (id);

create table play.ruling (
  -- A version 7 uuid; the postings it caused are called after it.
  id uuid primary key,
  round_id uuid not null,
  kind text not null check (kind in ('void', 'resettled')),
  reason text not null check (reason <> ''),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  -- Ledger units of the round's currency: how it stood, and what it was to pay; what was no longer there to take back is
  -- what the round's payout is above that.
  stake_before bigint not null,
  payout_before bigint not null,
  payout_due bigint not null check (payout_due >= 0)
);
create index ruling_round on play.ruling (round_id, id);
