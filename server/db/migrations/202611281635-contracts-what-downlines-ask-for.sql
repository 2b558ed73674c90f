-- A downline asks their upline for a contract of a kind: the upline offers one, declines, or leaves it open.
create table contracts.ask (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  upline_id bigint not null,
  downline_id bigint not null check (downline_id <> upline_id),
  note text not null,
  state text not null check (state in ('open', 'offered', 'declined', 'withdrawn', 'moved')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create unique index ask_open on contracts.ask (downline_id, kind) where state = 'open';
create index ask_of_downline on contracts.ask (downline_id, kind, id desc);
create index ask_of_upline on contracts.ask (upline_id, id desc) where state = 'open';
