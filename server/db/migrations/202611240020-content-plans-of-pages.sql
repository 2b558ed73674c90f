-- A version of a page that is published at a time, and taken down at another.
create table content.page_plan (
  page_id bigint primary key references content.page,
  version int not null,
  publish_at timestamptz not null,
  ends_at timestamptz,
  is_published boolean not null default false,
  planned_by text not null,
  check (ends_at > publish_at)
);
