import type { BonusTerms } from '@croupier/api/rewards/bonus-terms.ts'
import type { RewardKind, RewardState } from '@croupier/api/rewards/reward-answers.ts'
import { boundedAmount, empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'
import { kinds } from './reward-words.ts'

/** Amounts in ledger units, times in epoch milliseconds. */
export interface NewReward {
  memberId: bigint
  currency: string
  /** Who gives it: `promotions`, `points`… */
  source: string
  /** The giver's own id of it: a source gives once, however often it is told. */
  reference: string
  kind: RewardKind
  /** By language; English is what everybody else reads. */
  titles: Readonly<Record<string, string>>
  amount: bigint
  /** What must be wagered of it once it is claimed. */
  turnover: bigint
  /** Null: it is cash, and goes to the main purse. */
  bonus: BonusTerms | null
  /** Null: it waits forever. */
  expiresAt: number | null
}

export interface Reward extends NewReward {
  id: bigint
  state: RewardState
  issuedAt: number
  endedAt: number | null
}

const columns: Sql = sql`
  id, member_id as "memberId", currency, source, reference, kind, titles, amount, turnover, bonus, state,
  issued_at as "issuedAt", expires_at as "expiresAt", ended_at as "endedAt"`

/** In one statement; answers which were new, by their source's reference: what a source has given before it gives no more. */
export async function insertRewards(
  tx: Tx,
  rewards: readonly NewReward[],
  now: number,
): Promise<ReadonlyMap<string, bigint>> {
  const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  // Thousands of one promotion have the same words: each is sent once.
  const titles = [...new Set(rewards.map((reward) => reward.titles))]
  const placeOfTitles = new Map(titles.map((each, place) => [each, place + 1]))
  const inserted = await tx.many<{ reference: string; id: bigint }>(sql`
    insert into rewards.claimable
      (member_id, currency, source, reference, kind, titles, amount, turnover, bonus, issued_at, expires_at)
    select r.member_id, r.currency, r.source, r.reference, r.kind,
      (${titles.map((each) => JSON.stringify(each))}::jsonb[])[r.titles], r.amount, r.turnover, r.bonus, ${new Date(now)},
      r.expires_at
    from unnest(
      ${rewards.map(({ memberId }) => memberId)}::bigint[],
      ${rewards.map(({ currency }) => currency)}::text[],
      ${rewards.map(({ source }) => source)}::text[],
      ${rewards.map(({ reference }) => reference)}::text[],
      ${rewards.map(({ kind }) => kind)}::text[],
      ${rewards.map((reward) => placeOfTitles.get(reward.titles)!)}::int[],
      ${rewards.map(({ amount }) => amount)}::bigint[],
      ${rewards.map(({ turnover }) => turnover)}::bigint[],
      ${rewards.map(({ bonus }) => bonus && JSON.stringify(bonus))}::jsonb[],
      ${rewards.map(({ expiresAt }) => moment(expiresAt))}::timestamptz[]
    ) with ordinality
      r (member_id, currency, source, reference, kind, titles, amount, turnover, bonus, expires_at, place)
    order by r.place
    on conflict (source, reference) do nothing
    returning reference, id`)
  return new Map(inserted.map(({ reference, id }) => [reference, id]))
}

export async function lockReward(tx: Tx, memberId: bigint, id: bigint): Promise<Reward | undefined> {
  return tx.maybe<Reward>(sql`
    select ${columns}
    from rewards.claimable
    where id = ${id} and member_id = ${memberId}
    for update`)
}

/** What waits for a member as cash, oldest first, locked until the transaction ends. */
export async function lockWaiting(tx: Tx, memberId: bigint, now: number, limit: number): Promise<Reward[]> {
  return tx.many<Reward>(sql`
    select ${columns}
    from rewards.claimable
    where member_id = ${memberId}
      and state = 'claimable'
      and bonus is null
      and (expires_at is null or expires_at > ${new Date(now)})
    order by id
    limit ${limit}
    for update`)
}

/** How many bonuses wait for a member, counted no further than asked. */
export async function countWaitingBonuses(db: Queryable, memberId: bigint, now: number, most: number): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(*) as count
    from (
      select
      from rewards.claimable
      where member_id = ${memberId}
        and state = 'claimable'
        and bonus is not null
        and (expires_at is null or expires_at > ${new Date(now)})
      limit ${most}
    ) waiting`)
  return Number(count)
}

/** What promotions gave a member and they have not claimed, held while it is taken back. */
export async function lockPromised(tx: Tx, memberId: bigint): Promise<Reward[]> {
  return tx.many<Reward>(sql`
    select ${columns}
    from rewards.claimable
    where member_id = ${memberId} and state = 'claimable' and source = 'promotions'
    order by id
    for update`)
}

/** Locks rewards that have run out, skipping those that somebody claims at this moment. */
export async function lockRunOut(tx: Tx, now: number, limit: number): Promise<Reward[]> {
  return tx.many<Reward>(sql`
    select ${columns}
    from rewards.claimable
    where state = 'claimable' and expires_at <= ${new Date(now)}
    order by expires_at
    limit ${limit}
    for update skip locked`)
}

export async function lockBySource(tx: Tx, source: string, reference: string): Promise<Reward | undefined> {
  return tx.maybe<Reward>(sql`
    select ${columns}
    from rewards.claimable
    where source = ${source} and reference = ${reference}
    for update`)
}

/** Ends rewards that the caller has locked; claimed ones name the posting that paid them. */
export async function endRewards(
  tx: Tx,
  ended: readonly { id: bigint; postingKey: string | null }[],
  state: Exclude<RewardState, 'claimable'>,
  now: number,
): Promise<void> {
  await tx.run(sql`
    update rewards.claimable c
    set state = ${state}, ended_at = ${new Date(now)}, posting_key = e.posting_key
    from unnest(${ended.map(({ id }) => id)}::bigint[], ${ended.map(({ postingKey }) => postingKey)}::uuid[])
      as e (id, posting_key)
    where c.id = e.id`)
}

export interface RewardFilter {
  memberId: bigint
  kind?: RewardKind | undefined
  state?: RewardState | undefined
  /** Only what became a bonus that has not ended. */
  isOpenBonus?: boolean
  before: string | undefined
  limit: number
}

/** Newest first. */
export async function listRewards(db: Queryable, filter: RewardFilter): Promise<Reward[]> {
  const { memberId, kind, state, isOpenBonus, before, limit } = filter
  const open = sql`
    and id in (select id from rewards.bonus where member_id = ${memberId} and state in ('waiting', 'active'))`
  return db.many<Reward>(sql`
    select ${columns}
    from rewards.claimable
    where member_id = ${memberId}
      ${kind === undefined ? empty : sql`and kind = ${kind}`}
      ${state === undefined ? empty : sql`and state = ${state}`}
      ${isOpenBonus ? open : empty}
      and ${below(sql`id`, before)}
    order by id desc
    limit ${limit}`)
}

/** How many wait for a member; counted no further than a badge shows. */
export async function countWaiting(db: Queryable, memberId: bigint, now: number): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(*) as count
    from (
      select
      from rewards.claimable
      where member_id = ${memberId}
        and state = 'claimable'
        and (expires_at is null or expires_at > ${new Date(now)})
      limit 100
    ) waiting`)
  return Number(count)
}

/** What these rows say was paid, for the ledger's proof to compare with the journal. */
export const rewardTotals: Sql = sql`
  select ${kinds.paid}::smallint as kind, currency as unit, sum(amount)::numeric as amount
  from rewards.claimable
  where state = 'claimed' and bonus is null
  group by currency
  union all
  select ${kinds.bonusPaid}::smallint, currency, sum(amount)::numeric
  from rewards.bonus
  where activated_at is not null
  group by currency
  union all
  select ${kinds.bonusReleased}::smallint, currency, sum(released)::numeric
  from rewards.bonus
  where released > 0
  group by currency
  union all
  select ${kinds.bonusTaken}::smallint, currency, sum(taken)::numeric
  from rewards.bonus
  where taken > 0
  group by currency`

/**
 * What these members were given in cash within a period, by day of the merchant's calendar: rewards that they claimed, and
 * what of their bonuses went to their own money. Ledger units.
 */
export async function cashGivenByDay(
  db: Queryable,
  filter: { memberIds: readonly bigint[]; currency: string; from: number; until: number; zone: string },
): Promise<{ memberId: bigint; day: string; sum: bigint }[]> {
  const { memberIds, currency, from, until, zone } = filter
  return db.many(sql`
    select member_id as "memberId", (ended_at at time zone ${zone})::date::text as day,
      ${boundedAmount(sql`sum(amount)`)} as sum
    from (
      select member_id, ended_at, amount
      from rewards.claimable
      where member_id = any(${memberIds}::bigint[])
        and currency = ${currency}
        and state = 'claimed'
        and bonus is null
        and ended_at >= ${new Date(from)}
        and ended_at < ${new Date(until)}
      union all
      select member_id, ended_at, released
      from rewards.bonus
      where member_id = any(${memberIds}::bigint[])
        and currency = ${currency}
        and released > 0
        and ended_at >= ${new Date(from)}
        and ended_at < ${new Date(until)}
    ) given
    group by 1, 2`)
}

export async function findReward(db: Queryable, memberId: bigint, id: bigint): Promise<Reward | undefined> {
  return db.maybe<Reward>(sql`
    select ${columns}
    from rewards.claimable
    where id = ${id} and member_id = ${memberId}`)
}
