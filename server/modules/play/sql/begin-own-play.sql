-- From now on what a member stakes and gets back is counted; what they did before within the running periods is summed from
-- their rounds, once. The caller holds the lock on their purse, so that nothing is counted twice or missed.
create or replace function play.begin_own_play(p_member bigint, p_time_zone text, p_at timestamptz)
returns void
language sql as $$
  insert into play.own_play (member_id, period, time_zone, starts_at, stake, payout)
  select
    p_member, w.period, p_time_zone, w.starts_at,
    coalesce(sum(r.stake) filter (where r.opened_at >= w.starts_at), 0),
    coalesce(sum(r.payout) filter (where r.opened_at >= w.starts_at), 0)
  from (
    select p.period, date_trunc(p.period, p_at, p_time_zone) as starts_at
    from unnest(array['day', 'week', 'month']) p(period)
    where not exists (
      select from play.own_play o
      where o.member_id = p_member and o.period = p.period and o.time_zone = p_time_zone
    )
  ) w
  -- By ids, which say in which partition to look; one may be minted a little before its round is opened.
  left join play.round r on r.member_id = p_member and r.id >= ledger.key_at(w.starts_at - interval '1 hour')
  group by w.period, w.starts_at
  on conflict (member_id, period) do update
  set time_zone = excluded.time_zone, starts_at = excluded.starts_at, stake = excluded.stake, payout = excluded.payout
$$;
