-- Members, agents and trials in one tree; their sessions, devices, log-ins and the counters that lock guessers out.
create schema identity;

create table identity.member (
  id bigint generated always as identity primary key,
  -- As it was typed; found whatever the letter case.
  account text not null check (account ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- 0 member, 4 trial, 1 general agent, 2 agent, 41 share-link agent, 42 sub-affiliate.
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  state text not null default 'active' check (state in ('active', 'frozen', 'closed')),
  currency text not null,
  nickname text not null,
  language text,
  parent_id bigint references identity.member,
  -- PHC strings (argon2id). Null: no such way in.
  password_hash text,
  password_changed_at timestamptz,
  payment_password_hash text,
  -- Somebody else chose the password: the first log-in asks for another.
  must_change_password boolean not null default false,
  created_at timestamptz not null,
  check (parent_id is not null or account = 'house')
);
create unique index member_account on identity.member ((lower(account)) collate "C");
create index member_parent on identity.member (parent_id);
create index member_type on identity.member (type, id);

-- What a person told of himself at registration or since.
create table identity.profile (
  member_id bigint primary key references identity.member,
  payee_name text,
  email text,
  country_dialing_code text,
  mobile_num text,
  birthday date,
  id_number text,
  -- The registration's other fields, by their names.
  answers jsonb not null default '{}',
  register_url text,
  register_method text,
  register_domain text,
  register_ip text
);
create unique index profile_email on identity.profile (lower(email)) where email is not null;
create unique index profile_mobile on identity.profile (country_dialing_code, mobile_num) where mobile_num is not null;

-- Every member with every ancestor, himself at depth 0 included; written with the member.
create table identity.ancestry (
  descendant_id bigint not null references identity.member,
  ancestor_id bigint not null references identity.member,
  depth smallint not null check (depth >= 0),
  primary key (descendant_id, ancestor_id)
);
create index ancestry_downline on identity.ancestry (ancestor_id, depth, descendant_id);

-- The company at the root of the tree: who registers without a code stands directly under it. It has no password.
insert into identity.member (account, type, currency, nickname, created_at) values ('house', 1, 'BDT', 'house', now());
insert into identity.ancestry (descendant_id, ancestor_id, depth) select id, id, 0 from identity.member;

create table identity.affiliate_code (
  code text primary key check (code = lower(code)),
  agent_id bigint not null references identity.member,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index affiliate_code_agent on identity.affiliate_code (agent_id);

create table identity.affiliate_domain (
  domain text primary key check (domain = lower(domain)),
  code text not null references identity.affiliate_code
);

-- Found by the hash of its token, in one step. `seen_at` moves at most once a minute and is in no index.
create table identity.session (
  token_hash bytea primary key,
  id bigint generated always as identity unique,
  member_id bigint not null references identity.member,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  ip text,
  user_agent text
) with (fillfactor = 70);
create index session_member on identity.session (member_id, id);
create index session_expires_at on identity.session (expires_at);

-- Devices a member logged in from. Only a hash of what the device calls itself is kept.
create table identity.known_device (
  member_id bigint not null references identity.member,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  user_agent text,
  primary key (member_id, device_hash)
);

-- Log-ins of accounts that exist, right and wrong.
create table identity.login_record (
  id bigint generated always as identity primary key,
  member_id bigint not null references identity.member,
  at timestamptz not null,
  outcome text not null,
  ip text,
  user_agent text
);
create index login_record_member on identity.login_record (member_id, id);

-- Failures within a window, counted before the password is looked at, so that a burst cannot slip through. The key
-- holds a hash of a name, address or device: what was typed as a name may be a password.
create table identity.attempt (
  key text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);
create index attempt_window on identity.attempt (window_ends_at);

create table identity.captcha (
  id_hash bytea primary key,
  answer text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index captcha_expires_at on identity.captcha (expires_at);
