create or replace procedure play.make_partition(p_table text, p_since timestamptz, p_until timestamptz, p_suffix text)
language plpgsql as $$
declare
  name text := format('%s_%s', p_table, p_suffix);
begin
  if to_regclass('play.' || name) is not null then
    return;
  end if;
  execute format('create table play.%I (like play.%I including defaults including constraints)', name, p_table);
  if p_table in ('reference', 'reference_archive') then
    execute format('create unique index %I on play.%I (hash, owner)', name || '_hash', name);
  end if;
  execute format(
    'alter table play.%I attach partition play.%I for values from (%L) to (%L)',
    p_table, name, ledger.key_at(p_since), ledger.key_at(p_until));
end
$$;

-- Days from the oldest id a posting may still have to a week ahead; months of the archive for six months back.
create or replace procedure play.make_partitions(p_days_ahead int default 8)
language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
  day date;
  month date;
begin
  perform pg_advisory_xact_lock(hashtext('play.make_partitions'));
  for ahead in -3 .. p_days_ahead loop
    day := today + ahead;
    call play.make_partition('round', day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', to_char(day, 'YYYYMMDD'));
    call play.make_partition('transaction', day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', to_char(day, 'YYYYMMDD'));
    if ahead > -3 then
      call play.make_partition('reference', day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', to_char(day, 'YYYYMMDD'));
    end if;
  end loop;
  for back in 0 .. 1 loop
    month := (date_trunc('month', today::timestamp) - make_interval(months => 1 - back))::date;
    call play.make_partition('reference_archive', month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', to_char(month, 'YYYYMM'));
  end loop;
end
$$;

-- There is nowhere to write before the first have been made.
call play.make_partitions();
