-- The least id of an instant.
create or replace function house.round_id_at(p_instant timestamptz) returns uuid
language sql immutable parallel safe as $$
  select (lpad(to_hex((extract(epoch from p_instant) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- Days from yesterday to a week ahead. Attached rather than created in place: attaching holds up nobody who plays.
create or replace procedure house.make_partitions(p_days_ahead int default 8)
language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
  day date;
  name text;
begin
  perform pg_advisory_xact_lock(hashtext('house.make_partitions'));
  for ahead in -1 .. p_days_ahead loop
    day := today + ahead;
    name := 'round_' || to_char(day, 'YYYYMMDD');
    if to_regclass('house.' || name) is null then
      execute format('create table house.%I (like house.round including defaults including constraints)', name);
      execute format(
        'alter table house.round attach partition house.%I for values from (%L) to (%L)',
        name,
        house.round_id_at(day::timestamp at time zone 'UTC'),
        house.round_id_at((day + 1)::timestamp at time zone 'UTC'));
    end if;
  end loop;
end
$$;

-- There is nowhere to write before the first have been made.
call house.make_partitions();
