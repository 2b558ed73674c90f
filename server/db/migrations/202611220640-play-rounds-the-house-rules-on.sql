-- What the house decides of a round where its vendor does not: closed because nobody finished it in time, void, or settled to
-- another payout. Closing by policy leaves the vendor the last word; an operator's ruling is the last word itself: what the
-- vendor pays for such a round afterwards is refused, and what he takes back moves nothing more.
--
-- play.perform stays as it is otherwise, whoever wrote it last: a call may carry a `ruling`, and then its rollbacks of wins
-- take as much as their amount says.
alter table play.round add column ruling text check (ruling in ('closed', 'void', 'resettled'));

create table play.ruling (
  -- A version 7 uuid; the postings it caused are called after it.
  id uuid primary key,
  round_id uuid not null,
  kind text not null check (kind in ('void', 'resettled')),
  reason text not null check (reason <> ''),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  -- Ledger units of the round's currency: how it stood, and what it was to pay; what was no longer there to take back is
  -- what the round's payout is above that.
  stake_before bigint not null,
  payout_before bigint not null,
  payout_due bigint not null check (payout_due >= 0)
);
create index ruling_round on play.ruling (round_id, id);

do $change$
declare
  definition text := pg_get_functiondef('play.perform'::regproc);
  change record;
begin
  if position('asked.ruling' in definition) > 0 then
    return;
  end if;
  for change in
    values
      ('asked.detail, false)::play.round;', 'asked.detail, false, null)::play.round;'),
      (
        'round int, round_ref text, round_id uuid, closes boolean,',
        'round int, round_ref text, round_id uuid, ruling text, closes boolean,'
      ),
      (
        'valid_before := here.valid_bet;',
        $text$valid_before := here.valid_bet;
    -- What was finished meanwhile needs no closing.
    if asked.ruling is distinct from 'closed' or here.state = 'open' then
      here.ruling := coalesce(asked.ruling, here.ruling);
    end if;$text$
      ),
      (
        $text$if t_type[i] = 'bet' then$text$,
        $text$if t_type[i] = 'win' and asked.ruling is null and here.ruling in ('void', 'resettled') then
        -- An operator has ruled what is paid for this round.
        outcome := case here.ruling when 'void' then 'taken-back' else 'round-closed' end;
      elsif t_type[i] = 'bet' then$text$
      ),
      (
        $text$elsif original.state = 'tombstone' then$text$,
        $text$elsif original.state = 'done' and asked.ruling is null and here.ruling in ('void', 'resettled') then
          -- An operator has ruled on all of the round: nothing more moves.
          null;
        elsif original.state = 'tombstone' then$text$
      ),
      (
        $text$elsif original.state = 'done' then$text$,
        $text$elsif original.state = 'done' or (asked.ruling is not null and original.type = 'win' and original.state = 'taken-back') then
          if asked.ruling is distinct from 'resettled' or t_amount[i] >= original.amount then
            taken_back := taken_back || original.id;
          end if;
          if asked.ruling is not null then
            -- So much of it as the ruling says.
            original.amount := t_amount[i];
            original.moved_main := least(original.moved_main, t_amount[i]);
          end if;$text$
      ),
      (
        $text$kind := 43;
          taken_back := taken_back || original.id;$text$,
        $text$kind := 43;$text$
      ),
      (
        'case when here.bets_taken_back > 0 and here.stake = 0 and here.payout = 0',
        $text$case when (here.bets_taken_back > 0 or here.ruling = 'void') and here.stake = 0 and here.payout = 0$text$
      ),
      (
        'closed_at = c.closed_at, detail = c.detail',
        'closed_at = c.closed_at, detail = c.detail, ruling = c.ruling'
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
