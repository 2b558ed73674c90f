-- Counts what members staked and got back, for those of them who limit their play: what is taken back of an earlier period's
-- stakes makes no room in this one. The caller holds the locks on their purses; whoever waited for them across midnight counts
-- in the period that has begun meanwhile, and never begins the one before again.
create or replace function play.count_own_play(
  p_members bigint[], p_stakes bigint[], p_payouts bigint[], p_at timestamptz
)
returns void
language sql as $$
  update play.own_play p
  set starts_at = greatest(p.starts_at, date_trunc(p.period, p_at, p.time_zone)),
      stake = greatest(case when p.starts_at >= date_trunc(p.period, p_at, p.time_zone) then p.stake else 0 end + c.stake, 0),
      payout = case when p.starts_at >= date_trunc(p.period, p_at, p.time_zone) then p.payout else 0 end + c.payout
  from (
    select w.member, sum(w.stake)::bigint as stake, sum(w.payout)::bigint as payout
    from unnest(p_members, p_stakes, p_payouts) w(member, stake, payout)
    group by w.member
  ) c
  where p.member_id = c.member
$$;
