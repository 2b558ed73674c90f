create schema messages;

-- What lies in inboxes and outboxes. A message to one member names them; one to a group or to everybody stands here once,
-- without a member, and who reads it is asked when it is read: a million readers cost one row.
create table messages.message (
  id bigint generated always as identity primary key,
  origin text not null check (origin in ('system', 'staff', 'agent', 'member')),
  member_id bigint,
  sender_id bigint,
  -- What the house writes by itself: its words stand in the catalogue, filled with the facts when it is read.
  kind text,
  facts jsonb not null default '{}',
  titles jsonb not null default '{}',
  texts jsonb not null default '{}',
  link text,
  -- The event it tells of: one event writes once.
  source text unique,
  -- Who a broadcast is for; null: whoever it may be.
  to_currency text,
  to_kind text check (to_kind in ('members', 'agents')),
  to_team bigint,
  to_parent bigint,
  joined_from timestamptz,
  joined_before timestamptz,
  sent_by text,
  sent_at timestamptz not null,
  withdrawn_at timestamptz,
  -- Of a message to one member; of a broadcast each reader has a mark.
  read_at timestamptz,
  hidden_at timestamptz,
  check ((origin = 'system') = (kind is not null)),
  check ((origin in ('agent', 'member')) = (sender_id is not null)),
  check ((origin = 'staff') = (sent_by is not null))
);
create index message_of_reader on messages.message (member_id, id desc) where member_id is not null;
create index message_unread on messages.message (member_id, id desc)
  where member_id is not null and read_at is null and hidden_at is null and withdrawn_at is null;
create index message_to_many on messages.message (id desc) where member_id is null;
create index message_of_writer on messages.message (sender_id, id desc) where sender_id is not null;
create index message_of_staff on messages.message (id desc) where origin = 'staff';
create index message_by_age on messages.message (sent_at);

-- That a member has read a broadcast, or taken it out of the inbox.
create table messages.mark (
  message_id bigint not null references messages.message on delete cascade,
  member_id bigint not null,
  read_at timestamptz,
  hidden_at timestamptz,
  primary key (message_id, member_id)
);
