-- Keys of encrypted bodies, the nonces seen under them, and the answers of writes that named an Idempotency-Key.
create table platform.body_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed text not null,
  made_at timestamptz not null
);

create table platform.body_nonce (
  nonce text primary key,
  seen_at timestamptz not null
);
create index body_nonce_seen_at on platform.body_nonce (seen_at);

-- The key itself is not stored: `key_hash` finds the row, and the answer is sealed under the key, which only its sender has.
create table platform.idempotency (
  key_hash bytea primary key,
  request_hash bytea not null,
  answer_sealed bytea,
  claimed_until timestamptz,
  made_at timestamptz not null default now()
);
create index idempotency_made_at on platform.idempotency (made_at);

-- rate-limiter-flexible's own shape.
create table platform.rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
