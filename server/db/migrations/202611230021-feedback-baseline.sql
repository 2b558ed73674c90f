create schema feedback;

-- What people tell or ask the house: feedback, complaints, questions and chats. Feedback of visitors has no member.
create table feedback.conversation (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('feedback', 'complaint', 'question', 'chat')),
  type smallint not null check (type in (0, 1, 2, 3, 4, 6)),
  member_id bigint,
  sender text not null,
  language text not null,
  -- open: the house has to answer; answered: the member has; closed: over.
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  taken_by text,
  rating smallint check (rating between 1 and 5),
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz,
  -- Up to where the member has read.
  seen_at timestamptz,
  check (member_id is not null or kind = 'feedback')
);
create index conversation_of_member on feedback.conversation (member_id, id desc) where member_id is not null;
create index conversation_waiting on feedback.conversation (state, id);
create unique index conversation_one_chat on feedback.conversation (member_id) where kind = 'chat' and state <> 'closed';

create table feedback.entry (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references feedback.conversation,
  -- A note is read by staff alone.
  side text not null check (side in ('member', 'staff', 'note')),
  author text not null,
  text text not null,
  pictures text[] not null default '{}',
  at timestamptz not null
);
create index entry_of_conversation on feedback.entry (conversation_id, id);

-- What operators answer often, by language.
create table feedback.canned_answer (
  id bigint generated always as identity primary key,
  title text not null,
  texts jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null
);
