-- Attached rather than created in place: attaching does not wait for, nor hold up, those who read or post.
create or replace procedure ledger.make_partition(p_day date)
language plpgsql as $$
declare
  name text := format('journal_%s', to_char(p_day, 'YYYYMMDD'));
begin
  if to_regclass('ledger.' || name) is not null then
    return;
  end if;
  execute format('create table ledger.%I (like ledger.journal including defaults)', name);
  execute format(
    'create trigger %I before truncate on ledger.%I for each statement execute function ledger.refuse_change()',
    name || '_is_not_truncated', name);
  execute format('revoke update, delete, truncate on ledger.%I from %I', name, current_user);
  execute format(
    'alter table ledger.journal attach partition ledger.%I for values from (%L) to (%L)',
    name,
    ledger.key_at(p_day::timestamp at time zone 'UTC'),
    ledger.key_at((p_day + 1)::timestamp at time zone 'UTC'));
end
$$;

-- From the oldest key that is still accepted to a week ahead.
create or replace procedure ledger.make_partitions(p_days_ahead int default 8)
language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  perform pg_advisory_xact_lock(hashtext('ledger.make_partitions'));
  for ahead in -3 .. p_days_ahead loop
    call ledger.make_partition(today + ahead);
  end loop;
end
$$;

-- Days for which postings would fail: an alarm long before it is an outage.
create or replace function ledger.missing_partitions(p_days_ahead int default 3) returns setof date
language sql stable as $$
  select day::date
  from generate_series(
    (now() at time zone 'UTC')::date - 2,
    (now() at time zone 'UTC')::date + p_days_ahead,
    interval '1 day') day
  where not exists (
    select from pg_inherits i
    where i.inhparent = 'ledger.journal'::regclass
      and i.inhrelid = to_regclass(format('ledger.journal_%s', to_char(day, 'YYYYMMDD'))))
$$;

-- There is nowhere to write before the first have been made.
call ledger.make_partitions();
