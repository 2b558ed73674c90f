-- Whether the version's page asks for rounds to be shown again: clients of this form need not.
alter table bundles.version add column shows_replays boolean not null default false;

update bundles.version v
set shows_replays = true
where exists (
  select 1
  from bundles.file f
  where f.version_id = v.id and f.path ~ '\.(html|js|mjs)$' and position('bet/replay'::bytea in f.bytes) > 0
);
