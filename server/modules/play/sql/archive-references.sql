-- Puts the references of days that are over into the archive, sorted, so that each of its pages is written once a day;
-- then forgets those older than five months. A day is dropped a day after it was copied: whoever looks finds it in one
-- place or both. Answers how many it copied.
create or replace function play.archive_references() returns bigint
language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
  partition record;
  day date;
  month date;
  copied bigint;
  total bigint := 0;
begin
  perform pg_advisory_xact_lock(hashtext('play.make_partitions'));
  for partition in
    select c.relname
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'play.reference'::regclass
    order by c.relname
  loop
    day := to_date(right(partition.relname, 8), 'YYYYMMDD');
    if day <= today - 2 then
      month := date_trunc('month', day::timestamp)::date;
      call play.make_partition('reference_archive', month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', to_char(month, 'YYYYMM'));
      execute format(
        'insert into play.reference_archive select hash, owner, id from play.%I order by hash on conflict do nothing',
        partition.relname);
      get diagnostics copied = row_count;
      total := total + copied;
    end if;
    if day < today - 2 then
      execute format('drop table play.%I', partition.relname);
    end if;
  end loop;
  for partition in
    select c.relname
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'play.reference_archive'::regclass
  loop
    if to_date(right(partition.relname, 6), 'YYYYMM') < date_trunc('month', today::timestamp) - interval '5 months' then
      execute format('drop table play.%I', partition.relname);
    end if;
  end loop;
  return total;
end
$$;
