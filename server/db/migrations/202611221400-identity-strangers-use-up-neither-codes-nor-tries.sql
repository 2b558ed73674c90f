-- A code knows where it was asked for: tries from there have a count of their own. Codes on their way are asked for
-- again: where they were asked for was not kept, and those of a member are found by the member too from now on.
delete from identity.verification_code;

alter table identity.verification_code
  add column asked_from bytea not null,
  add column tries_elsewhere integer not null default 0;
