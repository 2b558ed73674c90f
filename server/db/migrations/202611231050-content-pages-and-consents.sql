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
