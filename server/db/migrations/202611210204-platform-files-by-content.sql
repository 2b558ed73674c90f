-- Uploads: slips, proofs, avatars, banners. Named by their content, so the same picture lies here once.
create table platform.file (
  sha256 bytea primary key,
  content_type text not null,
  bytes bytea not null check (octet_length(bytes) <= 5242880),
  made_at timestamptz not null default now()
);
-- Pictures are compressed already.
alter table platform.file
  alter column bytes set storage external;

create unlogged table platform.file_ticket (
  hash bytea primary key,
  sha256 bytea not null,
  expires_at timestamptz not null
);
