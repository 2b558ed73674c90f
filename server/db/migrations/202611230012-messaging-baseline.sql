create schema messaging;

-- Which gateway sends our texts: one row or none. Its token rests sealed.
create table messaging.sms_gateway (
  id int primary key default 1 check (id = 1),
  url text not null,
  account text not null,
  sender text not null,
  token_sealed text not null,
  changed_at timestamptz not null
);

-- Which server sends our letters: one row or none. The password rests sealed.
create table messaging.mail_server (
  id int primary key default 1 check (id = 1),
  host text not null,
  port int not null check (port between 1 and 65535),
  security text not null check (security in ('none', 'tls', 'starttls')),
  username text,
  password_sealed text,
  sender text not null,
  changed_at timestamptz not null
);

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
