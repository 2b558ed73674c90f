-- The limits a member has set for their own play, as they stand at an instant: what counts, what was used of it, and what is
-- left; and what was asked for and does not count yet. A loss is what was staked less what came back: whoever is ahead may lose that, too.
-- What they may lose in rounds that are not over counts as used until they are. For whoever waited across midnight the period that
-- has begun counts.
create or replace function play.own_limits_of(p_member bigint, p_at timestamptz)
returns table (
  kind text, period text, currency text, amount bigint, used bigint, room bigint, next_amount bigint, next_at timestamptz
)
language sql stable as $$
  select k.kind, k.period, k.currency, l.amount, u.used, l.amount - u.used,
         k.next_amount, case when k.next_at > p_at then k.next_at end
  from play.own_limit k
  left join play.own_play p
    on p.member_id = k.member_id and p.period = k.period and p.starts_at >= date_trunc(p.period, p_at, p.time_zone)
  cross join lateral (select case when k.next_at <= p_at then k.next_amount else k.amount end as amount) l
  cross join lateral (
    select coalesce(sum(s.amount), 0)::bigint as amount
    from play.at_stake s where s.member_id = k.member_id and s.currency = k.currency
  ) a
  cross join lateral (
    select a.amount + case k.kind
      when 'wager' then greatest(coalesce(p.stake, 0), 0)
      else coalesce(p.stake - p.payout, 0)
    end as used
  ) u
  where k.member_id = p_member
$$;
