-- Books rounds of the house's own that were played with money set aside for them: what each of their players staked and got
-- back is known at once, when the round is over. Nothing is decided or refused here: the money had left the purse long before,
-- and whoever set it aside was asked then. So a stake lands also where the member's debits are closed meanwhile.
--
-- All rounds are of one game and one currency, and end together: all of it is booked or none. A round is booked once, by its
-- id, which is the caller's. Stakes are above zero; of a payout of nothing there is no win.
create or replace function play.book_rounds(
  p_vendor int, p_vendor_code text, p_node int, p_game_type text, p_currency text, p_house bigint, p_demo boolean,
  p_opened_at timestamptz,
  p_rounds uuid[], p_hashes uuid[], p_members bigint[], p_purses bigint[],
  p_stakes bigint[], p_payouts bigint[], p_valid_bets bigint[], p_details jsonb,
  p_bet_ids uuid[], p_bet_hashes uuid[], p_win_ids uuid[], p_win_hashes uuid[]
)
returns void
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
declare
  this_instant timestamptz := clock_timestamp();
  accounts bigint[];
  keys uuid[];
  kinds smallint[];
  marks text[];
  from_places int[];
  to_places int[];
  amounts bigint[];
  answered record;
begin
  accounts := p_house || array(select distinct p from unnest(p_purses) p);

  select array_agg(i.id order by i.part, i.n), array_agg(i.kind order by i.part, i.n),
         array_agg(i.round::text order by i.part, i.n),
         array_agg(case i.part when 1 then i.place else 1 end order by i.part, i.n),
         array_agg(case i.part when 1 then 1 else i.place end order by i.part, i.n),
         array_agg(i.amount order by i.part, i.n)
  into keys, kinds, marks, from_places, to_places, amounts
  from (
    select w.n, x.part, x.kind, x.id, x.amount, w.round, array_position(accounts, w.purse) as place
    from unnest(p_rounds, p_purses, p_stakes, p_payouts, p_bet_ids, p_win_ids)
      with ordinality w(round, purse, stake, payout, bet_id, win_id, n)
    cross join lateral (
      values (1, 40::smallint, w.bet_id, w.stake), (2, 41::smallint, w.win_id, w.payout)
    ) x(part, kind, id, amount)
    where x.amount > 0 or x.part = 1
  ) i;

  select * into answered
  from ledger.post(
    accounts, array_fill(1, array[cardinality(keys)]), keys, kinds, marks, array_fill(true, array[cardinality(keys)]),
    array(select g from generate_series(1, cardinality(keys)) g), from_places, to_places, amounts, false
  );
  if exists (select from unnest(answered.status) s where s <> 0) then
    raise exception 'the books refused rounds that were played: %', answered.status;
  end if;

  insert into play.reference (hash, owner, id)
  select w.hash, w.member, w.round from unnest(p_hashes, p_members, p_rounds) w(hash, member, round)
  union all
  select w.hash, 0, w.id from unnest(p_bet_hashes, p_bet_ids) w(hash, id)
  union all
  select w.hash, 0, w.id from unnest(p_win_hashes, p_win_ids, p_payouts) w(hash, id, payout) where w.payout > 0;

  insert into play.round
    (id, member_id, currency, vendor_id, vendor_code, node_id, game_type, ref, is_demo, state, stake, stake_bonus, payout,
     valid_bet, bets_taken_back, opened_at, closed_at, detail, is_free, ruling)
  select w.id, w.member, p_currency, p_vendor, p_vendor_code, p_node, p_game_type, w.id::text, p_demo, 'closed', w.stake, 0,
         w.payout, least(w.valid_bet, w.stake), 0, p_opened_at, this_instant, p_details, false, null
  from unnest(p_rounds, p_members, p_stakes, p_payouts, p_valid_bets) w(id, member, stake, payout, valid_bet);

  insert into play.transaction
    (id, vendor_id, ref, type, state, round_id, member_id, currency, amount, moved_main, balance_after, at)
  select i.id, p_vendor, w.round::text || case i.kind when 40 then ':bet' else ':win' end,
         case i.kind when 40 then 'bet' else 'win' end, 'done', w.round, w.member, p_currency, i.amount, i.amount,
         case i.kind when 40 then i.after_bet else i.after_win end, this_instant
  from unnest(keys, kinds, marks, amounts, answered.from_balance, answered.to_balance)
    i(id, kind, mark, amount, after_bet, after_win)
  join unnest(p_rounds, p_members) w(round, member) on w.round::text = i.mark;

  perform platform.announce(
    array_fill('play.roundSettled'::text, array[cardinality(p_rounds)]),
    array(
      select jsonb_build_object(
        'roundId', w.id, 'memberId', w.member::text, 'currency', p_currency,
        'gameType', p_game_type, 'vendorCode', p_vendor_code, 'nodeId', p_node,
        'stake', w.stake::text, 'payout', w.payout::text, 'validBet', least(w.valid_bet, w.stake)::text,
        'isFree', false, 'isDemo', p_demo,
        'openedAt', (extract(epoch from p_opened_at) * 1000)::bigint,
        'closedAt', (extract(epoch from this_instant) * 1000)::bigint)
      from unnest(p_rounds, p_members, p_stakes, p_payouts, p_valid_bets) with ordinality
        w(id, member, stake, payout, valid_bet, n)
      order by w.n
    )
  );
  perform play.count_own_play(p_members, p_stakes, p_payouts, this_instant);
end
$$;
