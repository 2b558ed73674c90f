create schema agents;

-- What a member paid in and was paid out on a day of the merchant's calendar, and under whom they stood when it was counted,
-- the direct upline first.
create table agents.member_flow (
  member_id bigint not null,
  day date not null,
  currency text not null,
  deposits int not null default 0,
  deposited bigint not null default 0,
  withdrawn bigint not null default 0,
  agent_ids bigint[] not null,
  primary key (member_id, day, currency)
);
create index member_flow_day on agents.member_flow (day, currency);

-- The same for everybody below an agent, with who came and who deposited for the first time.
create table agents.team_flow (
  agent_id bigint not null,
  day date not null,
  currency text not null,
  registrations int not null default 0,
  first_deposits int not null default 0,
  deposited bigint not null default 0,
  withdrawn bigint not null default 0,
  primary key (agent_id, day, currency)
);

-- By which code a member came.
create table agents.brought (
  member_id bigint primary key,
  code text not null,
  at timestamptz not null
);

-- How often a code was followed on a day, how many came by it and deposited for the first time.
create table agents.code_flow (
  code text not null,
  day date not null,
  clicks int not null default 0,
  registrations int not null default 0,
  first_deposits int not null default 0,
  primary key (code, day)
);

-- Money sent between an upline and a downline; kept in the ledger under the posting key.
create table agents.sending (
  id bigint generated always as identity primary key,
  reference text not null unique,
  direction text not null check (direction in ('down', 'up')),
  from_id bigint not null,
  to_id bigint not null check (to_id <> from_id),
  currency text not null,
  amount bigint not null check (amount > 0),
  note text not null,
  sent_at timestamptz not null,
  posting_key uuid not null,
  -- Whose hand it was where it was not the agent's own.
  by_id bigint
);
create index sending_from on agents.sending (from_id, id desc);
create index sending_to on agents.sending (to_id, id desc);

-- What part of play an agent lets a direct downline get back, from a day of the merchant's calendar on; never edited, another day
-- says otherwise. Member 0: whoever stands directly below and has no rate of their own. A rate of null: none of their own any more.
create table agents.rebate_rate (
  agent_id bigint not null,
  member_id bigint not null,
  category text not null,
  from_day date not null,
  -- Hundredths of a per cent.
  rate int check (rate between 0 and 10000),
  set_at timestamptz not null,
  primary key (agent_id, member_id, category, from_day)
);
