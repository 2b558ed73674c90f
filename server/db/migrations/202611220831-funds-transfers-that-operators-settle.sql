-- A transfer whose vendor cannot be asked any more is settled by two operators: who asked for it, and why. And what a vendor
-- said of a settled transfer that is not how it was settled, so that somebody puts it right with him.
alter table funds.transfer
  add column ruled_by text,
  add column ruling text check (ruling <> ''),
  add column contradiction text check (contradiction in ('done', 'refused')),
  add check ((ruled_by is null) = (ruling is null)),
  add check (ruled_by is null or state in ('done', 'refused')),
  add check (contradiction is null or (contradiction <> state and state in ('done', 'refused')));
