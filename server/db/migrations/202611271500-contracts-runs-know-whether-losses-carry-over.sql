-- Whether a dividend's lost period counted against the next when a run was settled: what it comes to is reckoned again by it.
alter table contracts.run add column carries_losses boolean not null default false;
-- Of runs before, those whose lines show it; where nobody lost or had lost, nothing was carried.
update contracts.run r
set carries_losses = true
where r.kind = 'dividend'
  and exists (
    select from contracts.line l
    where l.run_id = r.id and (l.carry <> 0 or (l.inputs->>'carried')::numeric <> 0));
alter table contracts.run alter column carries_losses drop default;
