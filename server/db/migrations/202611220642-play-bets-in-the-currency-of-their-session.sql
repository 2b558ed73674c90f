-- A bet's session is of the bet's own currency, and of money; where its vendor or game takes no such currency, the refusal
-- says so. Calls of a process from before say nothing of it, and are judged as before. play.perform stays as it is otherwise.
do $change$
declare
  definition text := pg_get_functiondef('play.perform'::regproc);
  change record;
begin
  if position('asked.currency_open' in definition) > 0 then
    return;
  end if;
  for change in
    values
      ('game_type text, game_open boolean,', 'game_type text, game_open boolean, currency_open boolean,'),
      (
        's.member_id = c.member and s.vendor_id = c.vendor as is_session_live',
        's.member_id = c.member and s.vendor_id = c.vendor and s.currency = c.currency and not s.is_demo as is_session_live'
      ),
      (
        $text$when not asked.game_open then 'game-closed'$text$,
        $text$when not asked.game_open then 'game-closed'
      when not asked.currency_open then 'currency-closed'$text$
      )
  loop
    if position(change.column1 in definition) = 0 then
      raise exception 'play.perform has no %', change.column1;
    end if;
    definition := replace(definition, change.column1, change.column2);
  end loop;
  execute definition;
end
$change$;
