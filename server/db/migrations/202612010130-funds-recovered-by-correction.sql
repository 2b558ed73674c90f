-- A transfer out that operators ruled refused and whose vendor says done comes back to main by a correction: that, too, pays
-- what the wallet owes first.
do $$
declare
  rule text;
begin
  for rule in
    select conname
    from pg_constraint
    where conrelid = 'funds.transfer'::regclass and pg_get_constraintdef(oid) like '%recovered = 0%'
  loop
    execute format('alter table funds.transfer drop constraint %I', rule);
  end loop;
end
$$;

alter table funds.transfer add constraint transfer_recovered_check
check (recovered = 0 or (direction = 'out' and (state = 'done' or contradiction = 'done')));
