-- Pays and closes many rounds of the house's own games at once, in the caller's transaction: what play.perform does with a
-- call that brings all wins of a round and closes it, for thousands of them in a few statements. All rounds are of one
-- vendor and one currency, and their wins come from one account of the house.
--
-- Only rounds where nothing is particular are settled here: open, staked from main alone, nothing of them free or taken
-- back, no ruling. A round that is open has had none of its wins, because they come with its end; so whoever asks twice, or
-- at the same time, pays once. What is not answered was not touched, and goes the complete way.
--
-- p_rounds, p_members, p_mains, p_bonuses, p_valid_bets, p_payouts: round by round; the bonus account 0 for who has none.
-- p_win_rounds: the place of each win's round; p_win_ids, p_win_hashes, p_win_refs, p_win_amounts: the win.
--
-- Answers a row for every round that was settled, by its place, and one more for each of its wins, in their order, with
-- where it left the purse.
create or replace function play.settle_rounds(
  p_vendor int, p_currency text, p_house bigint,
  p_rounds uuid[], p_members bigint[], p_mains bigint[], p_bonuses bigint[], p_valid_bets bigint[], p_payouts bigint[],
  p_win_rounds int[], p_win_ids uuid[], p_win_hashes uuid[], p_win_refs text[], p_win_amounts bigint[]
)
returns table (place int, main_balance bigint, main_seq bigint)
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
#variable_conflict use_column
declare
  this_instant timestamptz := clock_timestamp();
  held bigint[];
  settled int[];
  told_types text[];
  told_payloads jsonb[];
  is_settled boolean[] := array_fill(false, array[cardinality(p_rounds)]);
  win_places int[];
  win_ids uuid[];
  win_hashes uuid[];
  win_refs text[];
  win_amounts bigint[];
  win_members bigint[];
  win_mains bigint[];
  win_bonuses bigint[];
  win_rounds uuid[];
  after_balances bigint[];
  after_seqs bigint[];
  at int;
begin
  if (select coalesce(sum(p), 0) from unnest(p_payouts) p) <> (select coalesce(sum(a), 0) from unnest(p_win_amounts) a) then
    raise exception 'rounds pay what their wins come to';
  end if;

  -- First of all the money is locked, in order of account, of those too who win nothing: whatever else decides on a round
  -- of theirs waits here.
  perform from ledger.lock_balances(array(select distinct m from unnest(p_mains) m));

  -- Nobody's balance goes above what one may be.
  select array_agg(w.main) into held
  from (
    select i.main, sum(i.amount) as amount from unnest(p_mains, p_payouts) i(main, amount) where i.amount > 0 group by i.main
  ) w
  cross join lateral (select b.balance from ledger.balance b where b.account_id = w.main limit 1) b
  where b.balance > 1000000000000000000 - w.amount;

  with changed as (
    update play.round r
    set state = 'closed', payout = w.payout, valid_bet = least(r.valid_bet, w.valid_bet), closed_at = this_instant
    from unnest(p_rounds, p_members, p_mains, p_valid_bets, p_payouts) with ordinality
      w(id, member, main, valid_bet, payout, n)
    -- By their ids alone, each of which says in which partition to look.
    where r.id = w.id and r.member_id + 0 = w.member and r.vendor_id = p_vendor and r.currency = p_currency
      and r.state = 'open' and r.ruling is null and not r.is_free
      and r.stake > 0 and r.stake_bonus = 0 and r.payout = 0 and r.bets_taken_back = 0
      and (held is null or w.main <> all (held))
    returning w.n, r.*
  )
  select array_agg(n::int order by n), array_agg('play.roundSettled'::text), array_agg(jsonb_build_object(
      'roundId', id, 'memberId', member_id::text, 'currency', currency,
      'gameType', game_type, 'vendorCode', vendor_code, 'nodeId', node_id,
      'stake', stake::text, 'payout', payout::text, 'validBet', valid_bet::text,
      'isFree', is_free, 'isDemo', is_demo,
      'openedAt', (extract(epoch from opened_at) * 1000)::bigint,
      'closedAt', (extract(epoch from closed_at) * 1000)::bigint) order by n)
  into settled, told_types, told_payloads
  from changed;

  if settled is null then
    return;
  end if;
  perform platform.announce(told_types, told_payloads);
  foreach at in array settled loop
    is_settled[at] := true;
  end loop;

  select array_agg(w.place order by w.n), array_agg(w.id order by w.n), array_agg(w.hash order by w.n),
         array_agg(w.ref order by w.n), array_agg(w.amount order by w.n),
         array_agg(p_members[w.place] order by w.n), array_agg(p_mains[w.place] order by w.n),
         array_agg(p_bonuses[w.place] order by w.n), array_agg(p_rounds[w.place] order by w.n)
  into win_places, win_ids, win_hashes, win_refs, win_amounts, win_members, win_mains, win_bonuses, win_rounds
  from unnest(p_win_rounds, p_win_ids, p_win_hashes, p_win_refs, p_win_amounts) with ordinality
    w(place, id, hash, ref, amount, n)
  where is_settled[w.place];

  if win_places is not null then
    select array_agg(g.balance order by g.n), array_agg(g.seq order by g.n) into after_balances, after_seqs
    from ledger.post_gains(p_house, win_mains, win_amounts, win_ids, 41::smallint, win_rounds::text[]) g;

    insert into play.reference (hash, owner, id)
    select w.hash, 0, w.id from unnest(win_hashes, win_ids) w(hash, id);

    insert into play.transaction
      (id, vendor_id, ref, type, state, round_id, member_id, currency, amount, moved_main, balance_after, at)
    select w.id, p_vendor, w.ref, 'win', 'done', w.round, w.member, p_currency, w.amount, w.amount,
           w.balance + coalesce(b.balance, 0), this_instant
    from unnest(win_ids, win_refs, win_rounds, win_members, win_amounts, after_balances, win_bonuses)
      w(id, ref, round, member, amount, balance, bonus)
    left join lateral (select b.balance from ledger.balance b where b.account_id = w.bonus limit 1) b on true;

    perform play.count_own_play(
      win_members, array_fill(0::bigint, array[cardinality(win_members)]), win_amounts, this_instant
    );
  end if;

  return query
    select s.place, null::bigint, null::bigint from unnest(settled) s(place)
    union all
    select w.place, w.balance, w.seq from unnest(win_places, after_balances, after_seqs) w(place, balance, seq);
end
$$;
