-- Operators, their sessions and second steps, requests that wait for a second pair of eyes, and the audit log.
create schema staff;

create table staff.operator (
  id bigint generated always as identity primary key,
  account text not null unique check (account = lower(account)),
  display_name text not null,
  role text not null,
  password_hash text not null,
  -- A password somebody else knows: it opens nothing but its own change.
  must_change_password boolean not null,
  -- The authenticator's secret, sealed with SECRETS_KEY; the pending one waits for its first code.
  totp_sealed text,
  totp_pending_sealed text,
  -- The newest time step a code was accepted for: a code works once.
  totp_last_step bigint not null default 0,
  created_at timestamptz not null,
  created_by text not null,
  disabled_at timestamptz
);

create table staff.recovery_code (
  operator_id bigint not null references staff.operator,
  code_hash bytea not null,
  primary key (operator_id, code_hash)
);

create table staff.session (
  token_hash bytea primary key,
  id bigint generated always as identity unique,
  operator_id bigint not null references staff.operator,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text,
  user_agent text
);
create index session_operator on staff.session (operator_id, started_at);

-- Failures of log-ins, counted before the password is looked at, so that a burst cannot slip through.
create table staff.attempt (
  key text primary key,
  failures integer not null,
  window_ends_at timestamptz not null,
  -- How many of the failures that are counted are still under way: they may turn out to be right.
  under_way integer not null default 0
);

create table staff.proposal (
  id bigint generated always as identity primary key,
  operation text not null,
  input jsonb not null,
  proposed_by bigint not null references staff.operator,
  proposed_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  decided_by bigint references staff.operator,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_by is null and decided_at is null)),
  constraint four_eyes check (decided_by <> proposed_by)
);
create index proposal_waiting on staff.proposal (id) where state = 'waiting';

-- The audit log. Each line carries the hash of the line before it and of itself, so that nobody, not even the
-- database's owner, can change or remove one without breaking the chain from there on.
create table staff.audit_line (
  seq bigint not null,
  at timestamptz not null,
  actor text not null,
  action text not null,
  outcome text not null,
  request_id text not null,
  ip text,
  details jsonb not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (seq, at)
) partition by range (at);
create index audit_line_actor on staff.audit_line (actor, seq);
create index audit_line_action on staff.audit_line (action, seq);

-- The chain's end: one row, locked from an append to its commit, which makes the numbering gap-free.
create table staff.audit_end (
  only_row boolean primary key default true check (only_row),
  seq bigint not null,
  hash bytea not null
);

insert into staff.audit_end (seq, hash) values (0, '\x');

create function staff.audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;

create trigger append_only before update or delete on staff.audit_line
  for each row execute function staff.audit_is_append_only();

create trigger append_only_truncate before truncate on staff.audit_line
  for each statement execute function staff.audit_is_append_only();

revoke update, delete, truncate on staff.audit_line from public;

create view staff.proposal_view as
select state
from staff.proposal;

-- Who gave, took or redirected a member's money, whichever operation did it, and who opened whose account: so that nobody
-- approves a withdrawal they arranged, neither by themselves nor as a colleague they made up.
create table staff.money_edit (
  member_id bigint not null,
  -- As records name an operator: `staff:anika`.
  actor text not null,
  operation text not null,
  at timestamptz not null,
  -- What the member has more by it, in ledger units, where one person gave it alone.
  currency text,
  given_alone bigint check (given_alone > 0),
  check ((given_alone is null) = (currency is null))
);
create index money_edit_member on staff.money_edit (member_id, at);
create index money_edit_alone on staff.money_edit (actor, at) where given_alone is not null;

create table staff.opening (
  operator_id bigint not null references staff.operator,
  opened_by bigint not null references staff.operator,
  at timestamptz not null,
  check (operator_id <> opened_by)
);
create index opening_operator on staff.opening (operator_id, at);
create index opening_opened_by on staff.opening (opened_by, at);
