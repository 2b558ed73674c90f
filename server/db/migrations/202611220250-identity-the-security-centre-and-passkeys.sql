-- Devices are listed, newest first, and forgotten one by one.
alter table identity.known_device add column id bigint generated always as identity unique;
create index known_device_member on identity.known_device (member_id, id);

-- The member's own picture, redrawn: the SHA-256 under which platform.file keeps it.
alter table identity.profile add column icon_sha256 text;
-- Whether the house may write to him of what it offers. What concerns his account or money he is always told.
alter table identity.profile add column takes_marketing boolean not null default true;

-- A key on a member's device or in his key ring. The public half opens nothing by itself.
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
