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

-- The operators' list of frozen members: few among many, in order of number.
create index member_state on identity.member (state, id);
create index member_created_at on identity.member (created_at);

-- What a person said of themself at registration or since.
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
  register_ip text,
  -- A number counts for logging in once a code has come back from it.
  mobile_verified_at timestamptz,
  -- When the member showed that letters to their address reach them; null while they have not.
  email_verified_at timestamptz,
  -- What a registration was sent with besides its fields: whether it asked to be logged in, and by which channel of Firebase
  -- the number was shown. Of the token, which opens doors for an hour, only the hash is kept.
  register_login boolean,
  firebase_channel text,
  firebase_token_hash bytea,
  -- The member's own picture, redrawn: the SHA-256 under which platform.file keeps it.
  icon_sha256 text,
  -- Whether the house may write to them of what it offers. Of their account and money they are always told.
  takes_marketing boolean not null default false
);
create unique index profile_verified_email on identity.profile (lower(email))
where email is not null and email_verified_at is not null;
create unique index profile_verified_mobile on identity.profile (country_dialing_code, mobile_num)
where mobile_num is not null and mobile_verified_at is not null;

-- Whom a number or an address leads to.
create index profile_email on identity.profile (lower(email)) where email is not null;
create index profile_mobile on identity.profile (country_dialing_code, mobile_num) where mobile_num is not null;

-- One person's accounts are found by the number of a document.
create index profile_id_number on identity.profile (lower(id_number)) where id_number is not null;

-- Every member with every ancestor, themself at depth 0 included; written with the member.
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
  user_agent text,
  -- A session opened by a password that everybody knows, or that is too old where its change is forced, does little else
  -- before another one is chosen. That a member owes one since their account was made stands with the member.
  password_due text check (password_due in ('weak', 'expired')),
  -- A credential of a remembered browser that was used twice ends whatever sessions it opened: one of them may be the thief's.
  remembered_series bytea
) with (fillfactor = 70);
create index session_member on identity.session (member_id, id);
create index session_expires_at on identity.session (expires_at);
create index session_remembered_series on identity.session (remembered_series) where remembered_series is not null;

-- Devices a member logged in from. Only a hash of what the device calls itself is kept.
create table identity.known_device (
  member_id bigint not null references identity.member,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  user_agent text,
  -- Devices are listed, newest first, and forgotten one by one.
  id bigint generated always as identity unique,
  primary key (member_id, device_hash)
);
create index known_device_member on identity.known_device (member_id, id);

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
-- A log-in counts its guess and takes it back: the row then stays on its page, and no index hears of it.
create table identity.attempt (
  key text primary key,
  failures integer not null,
  window_ends_at timestamptz not null,
  -- How many of the failures that are counted are still under way: they may turn out to be right.
  under_way integer not null default 0
) with (fillfactor = 50);
create index attempt_window on identity.attempt (window_ends_at);

create table identity.captcha (
  id_hash bytea primary key,
  answer text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index captcha_expires_at on identity.captcha (expires_at);

create view identity.member_view as
select id, type, created_at
from identity.member;

create view identity.session_view as
select member_id, seen_at, expires_at
from identity.session
where ended_at is null;

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
  asked_from bytea not null,
  tries_elsewhere integer not null default 0,
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

-- A link by which somebody who forgot their password chooses another: one a member, a newer one takes its place. Only the
-- hash of what the letter holds is kept.
create table identity.password_reset (
  member_id bigint primary key references identity.member (id),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  email text not null
);
create index password_reset_expires_at on identity.password_reset (expires_at);

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
  -- What a browser was remembered by before stays known for as long as it would have been good: whoever comes with it has a
  -- copy.
  is_retired boolean not null default false
);
create index remembered_login_expires_at on identity.remembered_login (expires_at);
create unique index remembered_login_device on identity.remembered_login (member_id, device_hash)
where not is_retired;
create index remembered_login_member on identity.remembered_login (member_id);

-- Proofs of work that were taken already: each brings in once.
create table identity.spent_proof (
  proof_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_proof_expires_at on identity.spent_proof (expires_at);

-- Other houses by whose account a person may log in. The secret rests sealed.
create table identity.social_provider (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  name text not null,
  -- Which adapter speaks to it.
  protocol text not null,
  -- Where it is reached, where that is not the protocol's own house: an OpenID issuer.
  address text,
  client_id text not null,
  secret_sealed text not null,
  scope text,
  -- How its ID tokens are signed, where its own discovery does not say so.
  id_token_alg text,
  is_open boolean not null,
  position int not null,
  changed_at timestamptz not null
);

-- Somebody on the way to a provider and back: known by the state they carry and by a cookie of their browser, of both of
-- which only hashes are kept. It is deleted when they are back, so a state answers once.
create table identity.social_attempt (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null references identity.social_provider,
  redirect_uri text not null,
  -- Who wants to bind; null: a log-in.
  member_id bigint references identity.member,
  begun_at timestamptz not null,
  expires_at timestamptz not null
);
create index social_attempt_expires_at on identity.social_attempt (expires_at);

-- Whom a provider has proven, until they register or confirm.
create table identity.social_ticket (
  ticket_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null references identity.social_provider,
  issuer text not null,
  subject text not null,
  name text,
  email text,
  -- Who wants to bind; null: who wants to register.
  member_id bigint references identity.member,
  expires_at timestamptz not null
);
create index social_ticket_expires_at on identity.social_ticket (expires_at);

-- Answers of providers that know no nonce, so that each opens the door once. Only hashes are kept.
create table identity.social_answer (
  answer_hash bytea primary key,
  expires_at timestamptz not null
);
create index social_answer_expires_at on identity.social_answer (expires_at);

-- A person at a provider is one member here, and a member is one person there, for good.
create table identity.social_account (
  provider text not null references identity.social_provider,
  -- Who vouched: a provider that moves to another issuer does not make its people other people's members.
  issuer text not null,
  subject text not null,
  member_id bigint not null references identity.member,
  -- As the provider called them then.
  name text,
  bound_at timestamptz not null,
  primary key (provider, issuer, subject),
  unique (member_id, provider)
);

create function identity.keep_social_account() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'a social account stays bound as it was confirmed';
end;
$$;

create trigger social_account_is_kept before update or delete on identity.social_account
  for each row execute function identity.keep_social_account();

-- A key on a member's device or in their key ring. The public half opens nothing by itself.
create table identity.passkey (
  id bigint generated always as identity primary key,
  member_id bigint not null references identity.member,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- How often the authenticator says it has signed; one that always says 0 does not count.
  counter bigint not null,
  transports text[] not null,
  -- Whether the key may live on several devices.
  is_synced boolean not null,
  name text not null,
  made_at timestamptz not null,
  used_at timestamptz
);
create index passkey_member on identity.passkey (member_id, id);

-- What an authenticator is asked to sign: once, by the browser that holds the cookie, of which only the hash is kept.
create table identity.passkey_challenge (
  browser_hash bytea primary key,
  challenge text not null,
  -- Who adds a key; null: a log-in.
  member_id bigint references identity.member,
  expires_at timestamptz not null
);
create index passkey_challenge_expires_at on identity.passkey_challenge (expires_at);

-- Who keeps what the tree says looks here whether it still does: one more with each change that moves somebody, while a
-- member who joins changes nobody else's place.
create table identity.tree_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0
);

insert into identity.tree_version default values;

create function identity.note_move() returns trigger language plpgsql as $$
begin
  update identity.tree_version set version = version + 1;
  return null;
end
$$;

create trigger tree_moved after update or delete on identity.ancestry
for each statement execute function identity.note_move();

-- A second log-in of an agent, for whoever moves money for them: a member row of its own, for its password and sessions, outside the
-- tree. What it may call acts for the agent.
create table identity.cashier (
  member_id bigint primary key references identity.member,
  agent_id bigint not null references identity.member,
  opened_at timestamptz not null
);
create index cashier_agent on identity.cashier (agent_id, member_id desc);
