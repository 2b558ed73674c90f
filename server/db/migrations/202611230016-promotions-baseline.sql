create schema promotions;

-- What runs and what it may cost. Ledger units of its currency; `reserved` is what was issued and not returned, `paid` what
-- of it was claimed. `version` is the one that is offered now.
create table promotions.promotion (
  id bigint generated always as identity primary key,
  kind text not null,
  category text not null,
  currency text not null,
  state text not null default 'draft' check (state in ('draft', 'published', 'ended')),
  version int not null default 1,
  position int not null,
  budget bigint check (budget > 0),
  reserved bigint not null default 0 check (reserved >= 0),
  paid bigint not null default 0 check (paid >= 0 and paid <= reserved),
  created_by text not null,
  created_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz,
  -- When a race or a raffle was decided: its prizes are given once.
  decided_at timestamptz
);
create index promotion_offered on promotions.promotion (kind, currency) where state = 'published';

-- What was promised: never changed. Who joined keeps the version they joined under.
create table promotions.version (
  promotion_id bigint not null references promotions.promotion,
  number int not null,
  titles jsonb not null,
  summaries jsonb not null,
  rules jsonb not null,
  terms jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  claim_hours int check (claim_hours > 0),
  new_members_days int check (new_members_days > 0),
  created_by text not null,
  created_at timestamptz not null,
  -- Null: what it gives is cash. Else the terms of the bonus that it becomes.
  bonus jsonb,
  primary key (promotion_id, number)
);

create table promotions.participation (
  promotion_id bigint not null,
  member_id bigint not null,
  version int not null,
  state text not null check (state in ('applying', 'rejected', 'joined')),
  remark text not null default '',
  pictures text[] not null default '{}',
  reason text,
  joined_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  primary key (promotion_id, member_id),
  foreign key (promotion_id, version) references promotions.version
);
create index participation_of_member on promotions.participation (member_id);
create index participation_applying on promotions.participation (joined_at, member_id) where state = 'applying';

-- An occurrence gives a member once, for ever.
create table promotions.award (
  id bigint generated always as identity primary key,
  promotion_id bigint not null,
  version int not null,
  member_id bigint not null,
  occurrence text not null,
  facts jsonb not null,
  amount bigint not null check (amount > 0),
  state text not null default 'issued' check (state in ('issued', 'claimed', 'expired', 'cancelled')),
  issued_at timestamptz not null,
  unique (promotion_id, member_id, occurrence),
  foreign key (promotion_id, version) references promotions.version
);
create index award_of_promotion on promotions.award (promotion_id, id desc);
create index award_of_member on promotions.award (member_id, id desc);

-- Credited deposits, as they were told: their order says which is a member's first.
create table promotions.deposit (
  reference text primary key,
  member_id bigint not null,
  currency text not null,
  credited bigint not null,
  at timestamptz not null
);
create index deposit_of_member on promotions.deposit (member_id, currency, at);

-- Whoever deposited lately may have reached a level.
create index deposit_by_time on promotions.deposit (at);

-- What of a day's play a rebate has paid; a later correction finds here what it must make up for.
create table promotions.rebate (
  promotion_id bigint not null references promotions.promotion,
  member_id bigint not null,
  day date not null,
  game_type text not null,
  paid bigint not null,
  primary key (promotion_id, member_id, day, game_type)
);

-- On which level members stand, the highest they ever reached, the month of the merchant's calendar they last went up in
-- (`2026-11`) and the last month they were judged by. Nobody has a row before their first level.
create table promotions.standing (
  member_id bigint not null,
  currency text not null,
  level int not null check (level between 0 and highest),
  highest int not null,
  reached_in text,
  judged text,
  primary key (currency, member_id)
);

-- How far members got in a race: ledger units, rounds, or the best multiple of a stake. `round_id` is the round that took
-- them there, closed at `reached_at`: who got equally far earlier is ahead.
create table promotions.runner (
  promotion_id bigint not null references promotions.promotion,
  member_id bigint not null,
  reached numeric not null,
  reached_at timestamptz not null,
  round_id text not null,
  primary key (promotion_id, member_id)
);
create index runner_order on promotions.runner (promotion_id, reached desc, reached_at, round_id);

-- Who brought whom, for life: written when a member registers with somebody's code.
create table promotions.referee (
  member_id bigint primary key,
  referrer_id bigint not null check (referrer_id <> member_id),
  currency text not null,
  registered_at timestamptz not null
);
create index referee_of_referrer on promotions.referee (referrer_id, registered_at desc);
create index referee_by_time on promotions.referee (currency, registered_at);

-- What of a day's play of a member's friends (tier 1) and of theirs (tier 2) was paid; a later correction finds here what it
-- must make up for.
create table promotions.commission (
  promotion_id bigint not null references promotions.promotion,
  member_id bigint not null,
  day date not null,
  tier int not null,
  paid bigint not null,
  primary key (promotion_id, member_id, day, tier)
);

-- The chance of a raffle or a red envelope, decided before anybody takes part: its hash is shown, the seed is sealed.
create table promotions.draw (
  promotion_id bigint primary key references promotions.promotion,
  sealed text not null,
  hash text not null,
  made_at timestamptz not null,
  -- Of a raffle that was drawn: the hash of its list of tickets.
  client_seed text,
  -- Of an envelope, in ledger units, in the order they are given; cut as the first is opened.
  pieces bigint[],
  taken int not null default 0 check (taken >= 0)
);

-- Tickets of a raffle, numbered as it closes: a member's stand together.
create table promotions.ticket_range (
  promotion_id bigint not null references promotions.draw,
  first bigint not null,
  last bigint not null check (last >= first),
  member_id bigint not null,
  pseudonym text not null,
  primary key (promotion_id, first),
  unique (promotion_id, member_id)
);

create table promotions.drawn_prize (
  promotion_id bigint not null references promotions.draw,
  prize int not null,
  ticket bigint not null,
  member_id bigint not null,
  primary key (promotion_id, prize)
);

-- Free rounds that a member was given, under the number of their award: what their vendor was asked and said.
create table promotions.free_rounds (
  award_id bigint primary key references promotions.award,
  member_id bigint not null,
  vendor text not null,
  game text not null,
  currency text not null,
  rounds int not null check (rounds > 0),
  stake bigint not null check (stake > 0),
  state text not null default 'owed'
    check (state in ('owed', 'asking', 'unknown', 'granted', 'refused', 'ended')),
  attempts int not null default 0,
  -- What the vendor said, or why nobody asked.
  reason text,
  -- What they paid in all, in ledger units.
  won bigint check (won >= 0),
  given_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ended') = (won is not null))
);
create index free_rounds_of_member on promotions.free_rounds (member_id, award_id desc);
