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

-- Somebody on his way to a provider and back: known by the state he carries and by a cookie of his browser, of both of
-- which only hashes are kept. It is deleted when he is back, so a state answers once.
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

-- Whom a provider has proven, until he registers or confirms.
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
  -- As the provider called him then.
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
