-- What the operator shows: banners, player notices, popups, promotions and the marquee's headlines.
create schema content;

create table content.announcement (
  id bigint generated always as identity primary key,
  -- B banner, PL player notice, PU popup, PR promotion, H headline.
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  -- Which platform shows it: W desktop, M phone; null: both.
  platform text check (platform in ('W', 'M')),
  -- By language.
  titles jsonb not null,
  texts jsonb not null default '{}',
  -- A banner's place: w_home, w_login, w_register, w_leftmenu.
  group_name text,
  -- What a click leads to, and of which kind that is.
  linkage_type text check (linkage_type in ('PAGE', 'GAME', 'PROMOTION', 'WEB')),
  linkage text,
  -- Which picture the front ends draw; an address of one where there is one.
  art text,
  image_url text,
  -- When a popup is shown: A after log-in, B to visitors, F at the first log-in ever.
  execution_code text check (execution_code in ('A', 'B', 'F')),
  position integer not null default 1000,
  starts_at timestamptz not null,
  ends_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  check ((linkage_type is null) = (linkage is null)),
  check ((type = 'B') = (group_name is not null)),
  check ((type = 'PU') = (execution_code is not null))
);
create index announcement_shown on content.announcement (type, position, id) where withdrawn_at is null;
