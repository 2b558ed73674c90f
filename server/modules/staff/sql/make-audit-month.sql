-- Makes the partition of the month that holds `moment`, in UTC. Told twice, it does nothing the second time.
create or replace function staff.make_audit_month(moment timestamptz) returns void language plpgsql as $$
declare
  first_day date := date_trunc('month', moment at time zone 'utc');
  partition_name text := to_char(first_day, '"audit_line_"YYYY"_"MM');
begin
  if to_regclass('staff.' || partition_name) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('staff.make_audit_month'));
  if to_regclass('staff.' || partition_name) is not null then
    return;
  end if;
  execute format(
    'create table staff.%I partition of staff.audit_line for values from (%L) to (%L)',
    partition_name,
    first_day || ' 00:00:00+00',
    (first_day + interval '1 month')::date || ' 00:00:00+00');
  -- Row triggers come with the parent, this one does not.
  execute format(
    'create trigger append_only_truncate before truncate on staff.%I
       for each statement execute function staff.audit_is_append_only()',
    partition_name);
end $$;

-- There is nowhere to write before the first have been made.
select staff.make_audit_month(now() + make_interval(months => ahead)) from generate_series(0, 2) ahead;
