-- Messages to groups that are written down when they are sent, at a later time, with an end and with pictures.
alter table messages.message
  -- Names of redrawn pictures, under which platform.file keeps them.
  add column pictures text[] not null default '{}',
  add column ends_at timestamptz,
  -- Readers were chosen when it was sent, by what changes since (level, log-in, deposits): each has a mark.
  add column is_listed boolean not null default false,
  add column conditions jsonb not null default '{}',
  -- Whose inbox it lies in, counted when it was sent to listed readers.
  add column reached bigint;

alter table messages.mark add column is_listed boolean not null default false;
create index mark_listed on messages.mark (member_id, message_id desc) where is_listed and hidden_at is null;

-- Letters of agents to their members stand apart: there are as many as agents care to write.
drop index messages.message_to_many;
create index message_to_many on messages.message (id desc)
  where member_id is null and to_parent is null and not is_listed;
create index message_to_downlines on messages.message (to_parent, id desc) where to_parent is not null;

-- What is sent at its time, when it becomes a message and gets its place in the inbox.
create table messages.plan (
  id bigint generated always as identity primary key,
  state text not null default 'planned' check (state in ('planned', 'sent', 'cancelled')),
  member_id bigint,
  to_currency text,
  to_kind text check (to_kind in ('members', 'agents')),
  to_team bigint,
  joined_from timestamptz,
  joined_before timestamptz,
  conditions jsonb not null default '{}',
  titles jsonb not null,
  texts jsonb not null,
  link text,
  pictures text[] not null default '{}',
  sent_by text not null,
  planned_at timestamptz not null,
  send_at timestamptz not null,
  ends_at timestamptz,
  message_id bigint references messages.message on delete set null,
  check (ends_at > send_at)
);
create index plan_waiting on messages.plan (send_at, id) where state = 'planned';
create index plan_message on messages.plan (message_id) where message_id is not null;
