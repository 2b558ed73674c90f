import type { BonusTerms } from '@croupier/api/rewards/bonus-terms.ts'
import type { BonusState } from '@croupier/api/rewards/reward-answers.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

/** A claimed bonus. Amounts in ledger units, times in epoch milliseconds. */
export interface Bonus {
  /** That of its reward. */
  id: bigint
  memberId: bigint
  currency: string
  /** Of its requirement. */
  source: string
  reference: string
  amount: bigint
  turnover: bigint
  terms: BonusTerms
  state: BonusState
  activatedAt: number | null
  expiresAt: number | null
  endedAt: number | null
  /** What went to the main purse, and what back to the house. */
  released: bigint
  taken: bigint
}

const columns: Sql = sql`
  b.id, b.member_id as "memberId", b.currency, c.source, c.reference, b.amount, b.turnover, b.terms, b.state,
  b.activated_at as "activatedAt", b.expires_at as "expiresAt", b.ended_at as "endedAt", b.released, b.taken`

const tables: Sql = sql`rewards.bonus b join rewards.claimable c on c.id = b.id`

/** Keeps a bonus that was claimed; it waits. */
export async function insertBonus(
  tx: Tx,
  {
    id,
    memberId,
    currency,
    amount,
    turnover,
    terms,
  }: Pick<Bonus, 'id' | 'memberId' | 'currency' | 'amount' | 'turnover' | 'terms'>,
  now: number,
): Promise<void> {
  await tx.run(sql`
    insert into rewards.bonus (id, member_id, currency, amount, turnover, terms, state, claimed_at)
    values
      (${id}, ${memberId}, ${currency}, ${amount}, ${turnover}, ${JSON.stringify(terms)}::jsonb, 'waiting',
       ${new Date(now)})`)
}

/** A member's bonuses that have not ended, the active one first, then in the order they were claimed; locked. */
export async function lockOpenBonuses(tx: Tx, memberId: bigint, currency: string): Promise<Bonus[]> {
  return tx.many<Bonus>(sql`
    select ${columns}
    from ${tables}
    where b.member_id = ${memberId} and b.currency = ${currency} and b.state in ('waiting', 'active')
    order by b.state, b.claimed_at, b.id
    for update of b`)
}

/** The bonus of a member that ended last, locked: wins of rounds that were open then are told apart by its terms. */
export async function lockLastEnded(tx: Tx, memberId: bigint, currency: string): Promise<Bonus | undefined> {
  return tx.maybe<Bonus>(sql`
    select ${columns}
    from ${tables}
    where b.member_id = ${memberId} and b.currency = ${currency} and b.ended_at is not null and b.activated_at is not null
    order by b.ended_at desc, b.id desc
    limit 1
    for update of b`)
}

export async function bonusesOf(
  db: Queryable,
  memberId: bigint,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Bonus>> {
  const rows = await db.many<Bonus>(sql`
    select ${columns}
    from ${tables}
    where b.id = any(${ids}::bigint[]) and b.member_id = ${memberId}`)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function activate(tx: Tx, id: bigint, now: number, expiresAt: number): Promise<void> {
  await tx.run(sql`
    update rewards.bonus
    set state = 'active', activated_at = ${new Date(now)}, expires_at = ${new Date(expiresAt)}
    where id = ${id}`)
}

/** Ends a bonus with what its purse held. */
export async function endBonus(
  tx: Tx,
  id: bigint,
  ended: { state: BonusState; released: bigint; taken: bigint },
  now: number,
): Promise<void> {
  await tx.run(sql`
    update rewards.bonus
    set state = ${ended.state}, released = ${ended.released}, taken = ${ended.taken}, ended_at = ${new Date(now)}
    where id = ${id}`)
}

/** Adds what came to the bonus purse after its bonus had ended. */
export async function addSwept(tx: Tx, id: bigint, swept: { released: bigint; taken: bigint }): Promise<void> {
  await tx.run(sql`
    update rewards.bonus
    set released = released + ${swept.released}, taken = taken + ${swept.taken}
    where id = ${id}`)
}

/** Whose bonuses may have something to be done about: open, or ended lately, when a round may still have been open. */
export async function bonusPursesToKeep(
  db: Queryable,
  { endedSince, after, limit }: { endedSince: number; after: { memberId: bigint; currency: string }; limit: number },
): Promise<{ memberId: bigint; currency: string }[]> {
  return db.many(sql`
    select distinct member_id as "memberId", currency
    from rewards.bonus
    where (state in ('waiting', 'active') or ended_at > ${new Date(endedSince)})
      and (member_id, currency) > (${after.memberId}, ${after.currency})
    order by 1, 2
    limit ${limit}`)
}
