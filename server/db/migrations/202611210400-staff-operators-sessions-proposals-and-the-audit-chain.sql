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
  window_ends_at timestamptz not null
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

-- Makes the partition of the month that holds `moment`, in UTC. Told twice, it does nothing the second time.
create function staff.make_audit_month(moment timestamptz) returns void language plpgsql as $$
declare
  first_day date := date_trunc('month', moment at time zone 'utc');
  partition_name text := to_char(first_day, '"audit_line_"YYYY"_"MM');
begin
  if to_regclass('staff.' || partition_name) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('staff.make_audit_month'));
  if to_regclass('staff.' || partition_name) is not null then
    return;
  end if;
  execute format(
    'create table staff.%I partition of staff.audit_line for values from (%L) to (%L)',
    partition_name,
    first_day || ' 00:00:00+00',
    (first_day + interval '1 month')::date || ' 00:00:00+00');
  -- Row triggers come with the parent, this one does not.
  execute format(
    'create trigger append_only_truncate before truncate on staff.%I
       for each statement execute function staff.audit_is_append_only()',
    partition_name);
end $$;

-- What a line's hash is taken of: the hash before it, then the line as one JSON array without ambiguity.
create function staff.audit_content(
  seq bigint, at timestamptz, actor text, action text, outcome text, request_id text, ip text, details jsonb
) returns text language sql stable as $$
  select jsonb_build_array(
    seq, (extract(epoch from at) * 1000000)::bigint, actor, action, outcome, request_id, ip, details)::text
$$;

-- Appends a line in the caller's transaction. Called as its last statement: from here to commit, appends of other
-- transactions wait.
create function staff.append_audit(
  new_actor text, new_action text, new_outcome text, new_request_id text, new_ip text, new_details jsonb
) returns bigint language plpgsql as $$
declare
  chain_end staff.audit_end;
  new_at timestamptz;
  new_hash bytea;
begin
  select * into chain_end from staff.audit_end for update;
  new_at := clock_timestamp();
  -- The schedule makes months ahead; a database that slept for months makes its own here.
  perform staff.make_audit_month(new_at);
  new_hash := sha256(chain_end.hash || convert_to(
    staff.audit_content(
      chain_end.seq + 1, new_at, new_actor, new_action, new_outcome, new_request_id, new_ip, new_details),
    'utf8'));
  insert into staff.audit_line
    (seq, at, actor, action, outcome, request_id, ip, details, previous_hash, hash)
  values
    (chain_end.seq + 1, new_at, new_actor, new_action, new_outcome, new_request_id, new_ip, new_details,
     chain_end.hash, new_hash);
  update staff.audit_end set seq = chain_end.seq + 1, hash = new_hash;
  return chain_end.seq + 1;
end $$;

select staff.make_audit_month(now() + make_interval(months => ahead)) from generate_series(0, 2) ahead;
