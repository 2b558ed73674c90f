-- A rollback's id that came again for another bet of its round was answered as a repeat: the vendor took that bet for given
-- back, and it was not. Now it is a conflict, like any id that comes again for something else. Of a rollback that found
-- nothing to take back no original is kept; it may name again what never came, or what was refused before it came.
-- play.perform stays as it is otherwise, whoever wrote it last.
do $change$
declare
  definition text := pg_get_functiondef('play.perform'::regproc);
  branch constant text := 'if earlier.id is not null then';
  kept constant text := $text$when earlier.round_id <> here.id then 'conflict'$text$;
begin
  if position(branch in definition) = 0 or position(kept in definition) = 0 then
    raise exception 'play.perform judges no id that was seen before';
  end if;
  definition := replace(definition, branch, branch || $text$
        original := transactions[array_position(transaction_ids, known[t_original[i]])];$text$);
  definition := replace(definition, kept, kept || $text$
          when t_type[i] = 'rollback' and case
            when earlier.original_id is not null then earlier.original_id is distinct from original.id
            else original.id is null or original.state = 'done' or original.is_free
              or original.moved_main + original.moved_bonus > 0
            end then 'conflict'$text$);
  execute definition;
end
$change$;
