-- Codes sent to a number or an address: one at a time for each purpose. Targets are hashed and codes sealed, so that
-- neither can be read here.
create table identity.verification_code (
  target_hash bytea not null,
  purpose text not null check (purpose in ('register', 'login', 'reset', 'second-step', 'bind')),
  -- Whose code it is, where the purpose is one member's.
  member_id bigint references identity.member,
  sealed text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (target_hash, purpose)
);
create index verification_code_expires_at on identity.verification_code (expires_at);

-- When codes were asked for by target, whoever asked and whatever for: what keeps a number from being flooded.
create table identity.code_request (
  target_hash bytea primary key,
  -- Within the last hour, oldest first.
  asked_at timestamptz[] not null,
  locked_until timestamptz,
  last_asked_at timestamptz not null
);
create index code_request_last_asked_at on identity.code_request (last_asked_at);

-- A number counts for logging in once a code has come back from it.
alter table identity.profile add column mobile_verified_at timestamptz;
