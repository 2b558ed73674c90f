import { Ratio } from '@croupier/basis/ratio.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { isMadeAfter } from '../../identity/index.ts'
import type { Runner } from '../kinds/race.ts'

/** How finely multiples of a stake are told apart. */
const MULTIPLE_DIGITS = 12
/** So many of a runner's best rounds are kept: what comes next when all of them are taken back is not known. */
const ROUNDS_KEPT = 5

/**
 * Adds settled and corrected rounds to the races they were closed in. What a race sums grows by each round; the best
 * multiple of a race is its round's own, and the next best is that of another round when it is taken back. A correction moves
 * how far somebody got, and not when.
 */
export async function countRuns(tx: Tx, events: Sql): Promise<void> {
  await tx.run(sql`
    with race as materialized (
      select p.id, p.currency, v.terms ->> 'measure' as measure, v.terms ->> 'gameType' as game_type,
        v.starts_at, v.ends_at, v.starts_at - v.new_members_days * interval '24 hours' as members_after
      from promotions.promotion p
      join promotions.version v on v.promotion_id = p.id and v.number = p.version
      where p.kind = 'race'
        and p.state = 'published'
        and p.decided_at is null
    ), told as (
      select e.place, (payload ->> 'memberId')::bigint as member_id, payload ->> 'currency' as currency,
        payload ->> 'gameType' as game_type, payload ->> 'roundId' as round_id,
        'epoch'::timestamptz
          + coalesce(payload ->> 'closedAt', payload ->> 'correctedAt')::bigint * interval '1 millisecond' as closed_at,
        payload ? 'correctedAt' as is_correction,
        payload ? 'bonusStake' as is_of_bonus,
        coalesce((payload ->> 'bonusStake')::numeric, 0) as bonus_stake,
        -- Null of corrections from before they told it.
        case when payload ? 'correctedAt' and payload ? 'bonusStake' then (payload ->> 'roundBonusStake')::numeric
          else coalesce((payload ->> 'bonusStake')::numeric, 0) end as round_bonus_stake,
        coalesce((payload ->> 'isFree')::boolean, false) as is_free,
        (payload ->> 'stake')::numeric as stake, (payload ->> 'payout')::numeric as payout,
        (payload ->> 'payout')::numeric - coalesce((payload ->> 'bonusPayout')::numeric, 0) as own_payout,
        (payload ->> 'validBet')::numeric - coalesce((payload ->> 'bonusBet')::numeric, 0) as valid_bet,
        coalesce(payload ->> 'roundStake', payload ->> 'stake')::numeric as round_stake,
        coalesce(payload ->> 'roundPayout', payload ->> 'payout')::numeric as round_payout
      from ${events} e
      where exists (select from race)
        and not (payload ->> 'isDemo')::boolean
      -- Keeps what is read out of a payload from being read again for each race that asks.
      offset 0
    ), counted as (
      select race.id as promotion_id, race.measure, told.member_id, told.round_id, told.closed_at, told.is_correction,
        told.place,
        case race.measure
          when 'validBet' then told.valid_bet
          when 'payout' then told.own_payout
          -- Rounds that are the member's own, without a stake from a bonus: a correction may make one so, or no more.
          when 'rounds' then coalesce(
            (told.round_bonus_stake = 0 and (told.round_stake > 0 or told.round_payout > 0))::int
              - (told.is_correction and told.round_bonus_stake - told.bonus_stake = 0
                  and (told.round_stake - told.stake > 0 or told.round_payout - told.payout > 0))::int,
            0)
          else case when told.round_stake > 0
            then round(told.round_payout / told.round_stake, ${MULTIPLE_DIGITS}) else 0 end
        end as reached
      from told
      join race on race.currency = told.currency
        and (race.game_type is null or race.game_type = told.game_type)
        and told.closed_at >= race.starts_at
        and told.closed_at < race.ends_at
        -- Who is too long a member when it begins does not run, so that no place is theirs.
        and (race.members_after is null or ${isMadeAfter(sql`told.member_id`, sql`race.members_after`)})
        -- Of a round that was staked from a bonus, even in part, neither that it was played nor how it paid is a result.
        and not (told.is_of_bonus
          and (race.measure = 'multiplier' or (race.measure = 'rounds' and not told.is_correction)))
        -- Nor is it of one that a vendor gave a bet in, which pays without a stake. What else was staked in it is a valid bet.
        and not (told.is_free and race.measure <> 'validBet')
    ), summed as (
      select promotion_id, member_id, sum(reached) as reached, max(closed_at) as reached_at,
        (array_agg(round_id order by closed_at desc, round_id desc))[1] as round_id,
        bool_and(is_correction) as is_correction
      from counted
      where measure <> 'multiplier'
      group by promotion_id, member_id
    ), result as (
      select c.promotion_id, c.member_id, c.round_id, c.reached, c.closed_at as reached_at, c.place
      from counted c
      left join promotions.runner r on r.promotion_id = c.promotion_id and r.member_id = c.member_id
      where c.measure = 'multiplier'
        -- A round that paid nothing is no result, and one that is no better than all that are kept changes nothing, unless
        -- either was more before it was corrected.
        and (c.is_correction or c.reached > coalesce((r.best_rounds -> ${ROUNDS_KEPT - 1}::int ->> 'reached')::numeric, 0))
    ), last_told as (
      select distinct on (promotion_id, round_id) *
      from (
        select * from result
        union all
        select r.promotion_id, r.member_id, kept.*, null
        from (select distinct promotion_id, member_id from result) runner
        join promotions.runner r using (promotion_id, member_id)
        cross join jsonb_to_recordset(r.best_rounds) as kept(round_id text, reached numeric, reached_at timestamptz)
      ) known
      order by promotion_id, round_id, place desc nulls last
    ), best as (
      select *,
        row_number() over (partition by promotion_id, member_id order by reached desc, reached_at, round_id) as nth
      from last_told
    ), kept_sums as (
      insert into promotions.runner as r (promotion_id, member_id, reached, reached_at, round_id)
      select promotion_id, member_id, reached, reached_at, round_id
      from summed
      where reached <> 0
      order by promotion_id, member_id
      on conflict (promotion_id, member_id) do update
      set reached = r.reached + excluded.reached,
        reached_at = case when excluded.reached > 0 then greatest(r.reached_at, excluded.reached_at) else r.reached_at end,
        round_id = case
          when excluded.reached > 0 and (excluded.reached_at, excluded.round_id) > (r.reached_at, r.round_id)
          then excluded.round_id else r.round_id end
    )
    insert into promotions.runner as r (promotion_id, member_id, reached, reached_at, round_id, best_rounds)
    select promotion_id, member_id, max(reached), (array_agg(reached_at order by nth))[1],
      (array_agg(round_id order by nth))[1],
      jsonb_agg(jsonb_build_object('round_id', round_id, 'reached', reached, 'reached_at', reached_at) order by nth)
    from best
    where nth <= ${ROUNDS_KEPT}
    group by promotion_id, member_id
    order by promotion_id, member_id
    on conflict (promotion_id, member_id) do update
    set reached = excluded.reached, reached_at = excluded.reached_at, round_id = excluded.round_id,
      best_rounds = excluded.best_rounds
    where r.best_rounds is distinct from excluded.best_rounds`)
}

interface Row extends Omit<Runner, 'reached'> {
  reached: string
}

const columns = sql`member_id as "memberId", reached::text, reached_at as "reachedAt", round_id as "roundId"`
const read = ({ reached, ...rest }: Row): Runner => ({ ...rest, reached: Ratio.parse(reached) })

/** Those who got furthest, and whoever ties with the last of them. */
export async function topRunners(db: Queryable, promotionId: bigint, count: number): Promise<Runner[]> {
  const rows = await db.many<Row>(sql`
    select ${columns}
    from promotions.runner
    where promotion_id = ${promotionId}
      and reached > 0
    order by reached desc
    fetch first ${count} rows with ties`)
  return rows.map(read)
}

/** In which of these races a member got anywhere. */
export async function racesRun(
  db: Queryable,
  memberId: bigint,
  promotionIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await db.many<{ promotionId: bigint }>(sql`
    select promotion_id as "promotionId"
    from promotions.runner
    where promotion_id = any(${promotionIds}::bigint[])
      and member_id = ${memberId}
      and reached > 0`)
  return new Set(rows.map(({ promotionId }) => promotionId))
}

/** How far a member got, and how many are ahead by more. */
export async function findRunner(
  db: Queryable,
  promotionId: bigint,
  memberId: bigint,
): Promise<{ runner: Runner; ahead: number; earlier: number } | undefined> {
  const row = await db.maybe<Row & { ahead: bigint; earlier: bigint }>(sql`
    select ${columns},
      (select count(*) from promotions.runner o
       where o.promotion_id = r.promotion_id and o.reached > r.reached) as ahead,
      (select count(*) from promotions.runner o
       where o.promotion_id = r.promotion_id and o.reached = r.reached
         and (o.reached_at, o.round_id) < (r.reached_at, r.round_id)) as earlier
    from promotions.runner r
    where promotion_id = ${promotionId}
      and member_id = ${memberId}
      and reached > 0`)
  if (!row) return undefined
  const { ahead, earlier, ...runner } = row
  return { runner: read(runner), ahead: Number(ahead), earlier: Number(earlier) }
}
