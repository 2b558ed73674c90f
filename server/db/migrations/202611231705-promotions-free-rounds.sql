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
