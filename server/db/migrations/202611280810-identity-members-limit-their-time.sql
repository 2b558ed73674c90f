-- What members asked for; a limit counts from its beginning until the next one's, unless it was dropped before it began.
create table identity.session_limit (
  id bigint generated always as identity primary key,
  member_id bigint not null references identity.member (id),
  -- Null: no limit.
  minutes integer check (minutes > 0),
  asked_at timestamptz not null,
  begins_at timestamptz not null,
  dropped_at timestamptz,
  check (begins_at >= asked_at)
);
create index session_limit_of_member on identity.session_limit (member_id, id);

-- Whether a session ends at `expires_at` by its member's own limit, and when they last said that they had seen how long it
-- had lasted.
alter table identity.session
  add column is_limited boolean not null default false,
  add column checked_at timestamptz;

-- Minutes between two reality checks: null where a member takes the house's interval, 0 for none.
alter table identity.profile
  add column check_interval integer check (check_interval >= 0);
