create schema if not exists messaging;

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
