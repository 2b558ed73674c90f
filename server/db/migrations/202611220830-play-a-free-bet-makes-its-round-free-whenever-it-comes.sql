-- A free bet that joined a round which had begun was taken, and its round was not marked: only what was new wrote the mark.
-- play.perform stays as it is otherwise, whoever wrote it last.
do $change$
declare
  definition text := pg_get_functiondef('play.perform'::regproc);
  kept constant text := 'detail = c.detail, ruling = c.ruling';
begin
  if position('is_free = c.is_free' in definition) > 0 then
    return;
  end if;
  if position(kept in definition) = 0 then
    raise exception 'play.perform has no %', kept;
  end if;
  execute replace(definition, kept, kept || ', is_free = c.is_free');
end
$change$;

-- Rounds that were left without it; the events that told of them said so already.
update play.round r
set is_free = true
from (select distinct round_id from play.transaction where is_free and state in ('done', 'taken-back')) given
where r.id = given.round_id and not r.is_free;
