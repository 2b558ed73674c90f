-- An announcement is written as a draft, changed and shown again as it was: each save is a version.
alter table content.announcement
  add column version integer not null default 1,
  add column is_draft boolean not null default false;

create table content.announcement_version (
  announcement_id bigint not null references content.announcement (id),
  number integer not null,
  -- The fields by their names in `announcedFields`, times in epoch milliseconds.
  announced jsonb not null,
  written_by text not null,
  written_at timestamptz not null,
  primary key (announcement_id, number)
);

insert into content.announcement_version (announcement_id, number, announced, written_by, written_at)
select id, 1, jsonb_build_object(
    'type', type, 'platform', platform, 'titles', titles, 'texts', texts, 'groupName', group_name,
    'linkageType', linkage_type, 'linkage', linkage, 'art', art, 'imageUrl', image_url,
    'executionCode', execution_code, 'position', position,
    'startsAt', floor(extract(epoch from starts_at) * 1000), 'endsAt', floor(extract(epoch from ends_at) * 1000)),
  '', created_at
from content.announcement;
