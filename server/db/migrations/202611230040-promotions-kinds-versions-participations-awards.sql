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
  ended_at timestamptz
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

-- What of a day's play a rebate has paid; a later correction finds here what it must make up for.
create table promotions.rebate (
  promotion_id bigint not null references promotions.promotion,
  member_id bigint not null,
  day date not null,
  game_type text not null,
  paid bigint not null,
  primary key (promotion_id, member_id, day, game_type)
);
