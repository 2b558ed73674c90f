import { boundedAmount, type Queryable, sql, type Tx } from '../../platform/database.ts'
import type { BetWeights, OpenRequirement } from './progress.ts'

export interface NewRequirement {
  memberId: bigint
  currency: string
  /** What it comes with: `deposit`, `bonus`… */
  source: string
  /** The id of that deposit or bonus: a source asks for turnover once, however often it is told. */
  reference: string
  /** Ledger units to be wagered; nothing is added for zero. */
  turnover: bigint
  /** Of a bonus: it counts by weights of its own, and keeps nothing in the main purse from leaving. */
  bonusWeights?: BetWeights | undefined
}

/** A requirement as it stands. Amounts in ledger units, times in epoch milliseconds. */
export interface Requirement extends Omit<NewRequirement, 'bonusWeights'> {
  isOfBonus: boolean
  id: bigint
  progress: bigint
  state: 'open' | 'met' | 'forfeit'
  addedAt: number
  closedAt: number | null
}

/** Adds a requirement behind those the member has; for a source that has one already nothing changes. */
export async function addRequirement(tx: Tx, requirement: NewRequirement): Promise<void> {
  if (requirement.turnover === 0n) return
  const { memberId, currency, source, reference, turnover, bonusWeights } = requirement
  const weights = bonusWeights ? JSON.stringify(bonusWeights) : null
  await tx.run(sql`
    insert into wagering.requirement (member_id, currency, source, reference, turnover, weights, is_of_bonus)
    values
      (${memberId}, ${currency}, ${source}, ${reference}, ${turnover}, ${weights}::jsonb, ${bonusWeights !== undefined})
    on conflict (source, reference) do nothing`)
}

/** A member's open requirements in every currency, oldest first: the order in which bets meet them. */
export async function requirementsOf(db: Queryable, memberId: bigint): Promise<Requirement[]> {
  return db.many<Requirement>(sql`
    select
      id, member_id as "memberId", currency, source, reference, turnover, progress, state,
      is_of_bonus as "isOfBonus", added_at as "addedAt", closed_at as "closedAt"
    from wagering.requirement
    where member_id = ${memberId} and state = 'open'
    order by id`)
}

/** A member's requirements of these sources, whatever became of them; by `source reference`. */
export async function requirementsFor(
  db: Queryable,
  memberId: bigint,
  sources: readonly { source: string; reference: string }[],
): Promise<ReadonlyMap<string, Requirement>> {
  const found = await db.many<Requirement>(sql`
    select
      r.id, r.member_id as "memberId", r.currency, r.source, r.reference, r.turnover, r.progress, r.state,
      r.is_of_bonus as "isOfBonus", r.added_at as "addedAt", r.closed_at as "closedAt"
    from unnest(
      ${sources.map(({ source }) => source)}::text[], ${sources.map(({ reference }) => reference)}::text[])
      as s (source, reference)
    join wagering.requirement r using (source, reference)
    where r.member_id = ${memberId}`)
  return new Map(found.map((requirement) => [`${requirement.source} ${requirement.reference}`, requirement]))
}

/** How much a member must still wager before money may leave; a bonus is apart. Ledger units of the currency. */
export async function missingTurnover(db: Queryable, memberId: bigint, currency: string): Promise<bigint> {
  const { missing } = await db.one<{ missing: bigint }>(sql`
    select ${boundedAmount(sql`coalesce(sum(turnover - progress), 0)`)} as missing
    from wagering.requirement
    where member_id = ${memberId} and currency = ${currency} and state = 'open' and not is_of_bonus`)
  return missing
}

interface LockedRequirement extends OpenRequirement {
  memberId: bigint
  currency: string
}

/** The open requirements of these members, oldest first, locked until the transaction ends. */
export async function lockOpenRequirements(tx: Tx, memberIds: readonly bigint[]): Promise<LockedRequirement[]> {
  return tx.many<LockedRequirement>(sql`
    select id, member_id as "memberId", currency, turnover, progress, weights, added_at as "addedAt"
    from wagering.requirement
    where member_id = any(${memberIds}::bigint[]) and state = 'open'
    order by id
    for update`)
}

/** Keeps progress; answers what of bonuses is met by it. */
export async function writeProgress(
  tx: Tx,
  moved: readonly OpenRequirement[],
): Promise<Pick<Requirement, 'memberId' | 'currency' | 'source' | 'reference'>[]> {
  if (moved.length === 0) return []
  const written = await tx.many<
    Pick<Requirement, 'memberId' | 'currency' | 'source' | 'reference' | 'isOfBonus' | 'state'>
  >(sql`
    update wagering.requirement r
    set progress = m.progress,
      state = case when m.progress = r.turnover then 'met' else 'open' end,
      closed_at = case when m.progress = r.turnover then clock_timestamp() end
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ progress }) => progress)}::bigint[]) m(id, progress)
    where r.id = m.id
    returning r.member_id as "memberId", r.currency, r.source, r.reference, r.is_of_bonus as "isOfBonus", r.state`)
  return written
    .filter(({ isOfBonus, state }) => isOfBonus && state === 'met')
    .map(({ memberId, currency, source, reference }) => ({ memberId, currency, source, reference }))
}

/** The requirements of a bonus that has ended no longer count. */
export async function forfeitRequirement(tx: Tx, source: string, reference: string): Promise<void> {
  await tx.run(sql`
    update wagering.requirement
    set state = 'forfeit', closed_at = clock_timestamp()
    where source = ${source} and reference = ${reference} and state = 'open'`)
}
