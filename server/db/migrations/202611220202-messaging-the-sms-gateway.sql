create schema if not exists messaging;

-- Which gateway sends our texts: one row or none. Its token rests sealed.
create table messaging.sms_gateway (
  id int primary key default 1 check (id = 1),
  url text not null,
  account text not null,
  sender text not null,
  token_sealed text not null,
  changed_at timestamptz not null
);
