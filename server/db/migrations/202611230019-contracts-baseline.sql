create schema contracts;

-- What an upline (the house's own member: the company) pays a direct downline for what the team does. Each proposal is a row
-- and a version of its own; a period is settled by the contract that stands when it ends.
create table contracts.contract (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  upline_id bigint not null,
  downline_id bigint not null check (downline_id <> upline_id),
  currency text not null,
  period text not null check (period in ('minute5', 'hour', 'day', 'week', 'semiMonth', 'month')),
  tiers jsonb not null,
  version int not null,
  state text not null check (state in ('proposed', 'active', 'rejected', 'ended')),
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_at timestamptz,
  effective_from timestamptz,
  effective_until timestamptz,
  end_reason text,
  termination_by bigint,
  check ((state in ('active', 'ended')) <= (effective_from is not null)),
  check ((state = 'ended') = (effective_until is not null))
);
create unique index contract_proposed on contracts.contract (downline_id, kind) where state = 'proposed';
create unique index contract_active on contracts.contract (downline_id, kind) where state = 'active';
create index contract_of_downline on contracts.contract (downline_id, id desc);
create index contract_of_upline on contracts.contract (upline_id, id desc);
create index contract_standing on contracts.contract (kind, period, currency, effective_from);

-- A settled round of real money as real-time salaries count it, under whom its member stood; ledger units.
create table contracts.bet (
  round_id uuid primary key,
  settled_at timestamptz not null,
  member_id bigint not null,
  currency text not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  agent_ids bigint[] not null
);
create index bet_settled on contracts.bet (settled_at, currency);

-- A settlement of a kind for a period, once for ever.
create table contracts.run (
  id bigint generated always as identity primary key,
  kind text not null,
  period text not null,
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null check (state in ('computed', 'paid')),
  made_at timestamptz not null,
  -- When rounds of the period were last looked at: what is ruled on later is made up for by a later run.
  looked_at timestamptz not null,
  unique (kind, period, currency, starts_at)
);
create index run_newest on contracts.run (kind, id desc);
create index run_by_time on contracts.run (currency, ends_at);
create index run_touched on contracts.run (kind, period, currency) where looked_at = 'epoch';

-- What a run comes to for one agent; ledger units. net + correction above zero, less what is netted, is paid.
create table contracts.line (
  id bigint generated always as identity primary key,
  run_id bigint not null references contracts.run,
  member_id bigint not null,
  kind text not null,
  currency text not null,
  inputs jsonb not null,
  gross bigint not null,
  net bigint not null,
  correction bigint not null,
  -- The net as known by now, after later rulings on the period's rounds.
  corrected_net bigint not null,
  netted bigint not null check (netted >= 0),
  paid bigint not null check (paid >= 0),
  carry bigint not null default 0,
  posting_key uuid,
  claim_id bigint,
  unique (run_id, member_id)
);
create index line_of_member on contracts.line (member_id, id desc);
create index line_to_claim on contracts.line (member_id, kind) where posting_key is not null and claim_id is null;

-- What the company advanced where downlines earned and the whole team did not; kept back from later lines, oldest first.
create table contracts.receivable (
  id bigint generated always as identity primary key,
  line_id bigint not null unique references contracts.line,
  member_id bigint not null,
  kind text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  open bigint not null check (open between 0 and amount)
);
create index receivable_open on contracts.receivable (member_id, kind, currency, id) where open > 0;

create table contracts.claim (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  claimed_at timestamptz not null,
  posting_key uuid not null
);
