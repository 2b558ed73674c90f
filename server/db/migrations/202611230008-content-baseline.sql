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

-- What operators write for everybody to read: help articles, news, blog posts and the house's own pages. A page keeps every
-- version; one of them is published, and an older one can be published again.
create table content.page (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('help', 'news', 'blog', 'page')),
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  position integer not null default 1000,
  -- A number of content.page_version. No foreign key: tables that refer to each other in a circle cannot be dumped in order.
  published_version int,
  published_at timestamptz,
  created_at timestamptz not null
);
create index page_of_kind on content.page (kind, position, id) where published_version is not null;
create index page_by_time on content.page (kind, published_at desc, id desc) where published_version is not null;

create table content.page_version (
  page_id bigint not null references content.page,
  number int not null,
  titles jsonb not null,
  texts jsonb not null,
  written_by text not null,
  written_at timestamptz not null,
  primary key (page_id, number)
);

-- That a member has agreed to the terms as they stood.
create table content.consent (
  member_id bigint not null,
  slug text not null,
  version int not null,
  agreed_at timestamptz not null,
  primary key (member_id, slug, version)
);
