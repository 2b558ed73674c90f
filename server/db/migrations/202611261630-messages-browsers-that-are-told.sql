-- Notices to browsers (web push): the house's own key, and who agreed to be told where.
create table messages.push_key (
  id integer primary key default 1 check (id = 1),
  public_key text not null,
  private_sealed text not null,
  made_at timestamptz not null
);

create table messages.push_browser (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  session_id bigint not null,
  endpoint text not null unique,
  p256dh text not null,
  auth_sealed text not null,
  language text not null,
  agreed_at timestamptz not null,
  asked_at timestamptz,
  told_at timestamptz
);
create index push_browser_of_member on messages.push_browser (member_id, id);
