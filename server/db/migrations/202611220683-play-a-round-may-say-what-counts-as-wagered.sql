-- Who closes a round may say what of its stakes counts as wagered: bets against each other do not, nor do bets at odds that
-- risk next to nothing. The function stays as it is otherwise, whoever wrote it last.
do $change$
declare
  definition text := pg_get_functiondef('play.perform'::regproc);
  change record;
begin
  if position('asked.valid_bet' in definition) > 0 then
    return;
  end if;
  for change in
    values
      ('closes boolean, detail jsonb,', 'closes boolean, valid_bet bigint, detail jsonb,'),
      (
        $text$if asked.closes and here.state = 'open' then$text$,
        $text$if asked.closes and here.state = 'open' then
        here.valid_bet := least(here.valid_bet, coalesce(asked.valid_bet, here.valid_bet));$text$
      ),
      (
        'here.valid_bet := here.valid_bet - original.amount;',
        'here.valid_bet := greatest(here.valid_bet - original.amount, 0);'
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
