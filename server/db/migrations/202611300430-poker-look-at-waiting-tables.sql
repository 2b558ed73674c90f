-- Where one alone waits at a table, it is looked at all the same: they may be excluded by now, and their chips come back.
update poker.desk d
set due_at = clock_timestamp()
where due_at is null
  and exists (select from poker.seat s where s.desk_id = d.id);
