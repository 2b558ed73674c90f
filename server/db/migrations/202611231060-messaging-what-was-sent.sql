-- What left for a mailbox or a phone, and what became of it: masked, without codes and links.
create table messaging.sent (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  receiver text not null,
  subject text not null,
  -- Why it was not taken; null: it was.
  fault text,
  sent_at timestamptz not null
);
create index sent_by_age on messaging.sent (sent_at);
