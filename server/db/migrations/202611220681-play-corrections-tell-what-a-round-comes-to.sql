-- A correction also tells when its round was settled and what the round comes to by now: figures are corrected where the
-- round was counted, and so is whether it was won. The function stays as it is otherwise, whoever wrote it last.
do $change$
declare
  definition text := pg_get_functiondef('play.perform'::regproc);
  before constant text := $text$'correctedAt',$text$;
  after constant text := $text$'roundStake', here.stake::text, 'roundPayout', here.payout::text,
          'closedAt', (extract(epoch from here.closed_at) * 1000)::bigint, 'correctedAt',$text$;
begin
  if position($text$'roundStake'$text$ in definition) > 0 then
    return;
  end if;
  if position(before in definition) = 0 then
    raise exception 'play.perform tells of corrections in a way this migration does not know';
  end if;
  execute replace(definition, before, after);
end
$change$;
