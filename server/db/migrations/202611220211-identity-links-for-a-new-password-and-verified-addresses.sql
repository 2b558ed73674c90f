-- A link by which somebody who forgot his password chooses another: one a member, a newer one takes its place. Only the
-- hash of what the letter holds is kept.
create table identity.password_reset (
  member_id bigint primary key references identity.member (id),
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index password_reset_expires_at on identity.password_reset (expires_at);

-- When the member showed that letters to his address reach him; null while he has not.
alter table identity.profile add column email_verified_at timestamptz;
