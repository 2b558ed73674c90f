-- What a log-in from a place nobody knows is asked for besides the password, and what a browser is remembered by.

-- A member's authenticator. Secrets are sealed; one that waits for its first code changes nothing yet.
create table identity.authenticator (
  member_id bigint primary key references identity.member,
  sealed text,
  pending_sealed text,
  -- The latest time step a code was taken of: each works once.
  last_step bigint not null default 0,
  bound_at timestamptz,
  check ((sealed is null) = (bound_at is null))
);

-- Networks a member has logged in from: /24 of IPv4, /48 of IPv6.
create table identity.known_network (
  member_id bigint not null references identity.member,
  network cidr not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (member_id, network)
);

-- A log-in that has shown who it is and still owes its second step.
create table identity.login_ticket (
  id_hash bytea primary key,
  member_id bigint not null references identity.member,
  -- Of the device that asked; another one cannot go on with it.
  device_hash bytea,
  -- Of the password that was good then, null where there was none: after a change the ticket opens nothing.
  password_stamp bytea,
  tries integer not null default 0,
  -- What the log-in answers and does once it is through.
  first_time boolean not null,
  password_expired boolean not null,
  remembers boolean,
  expires_at timestamptz not null
);
create index login_ticket_expires_at on identity.login_ticket (expires_at);
create index login_ticket_member on identity.login_ticket (member_id);

-- One credential per member and device, which stands for the password for a day. Each use replaces its secret.
create table identity.remembered_login (
  series_hash bytea primary key,
  member_id bigint not null references identity.member,
  device_hash bytea not null,
  secret_hash bytea not null,
  password_stamp bytea not null,
  expires_at timestamptz not null,
  unique (member_id, device_hash)
);
create index remembered_login_expires_at on identity.remembered_login (expires_at);

-- Proofs of work that were taken already: each brings in once.
create table identity.spent_proof (
  proof_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_proof_expires_at on identity.spent_proof (expires_at);
