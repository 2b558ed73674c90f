import { type Queryable, sql, type Tx } from '../../platform/database.ts'
import type { OpenRequirement } from './progress.ts'

export interface NewRequirement {
  memberId: bigint
  currency: string
  /** What it comes with: `deposit`, `bonus`… */
  source: string
  /** The id of that deposit or bonus: a source asks for turnover once, however often it is told. */
  reference: string
  /** Ledger units to be wagered; nothing is added for zero. */
  turnover: bigint
}

/** A requirement as it stands. Amounts in ledger units, times in epoch milliseconds. */
export interface Requirement extends NewRequirement {
  id: bigint
  progress: bigint
  state: 'open' | 'met' | 'forfeit'
  addedAt: number
  closedAt: number | null
}

/** Adds a requirement behind those the member has; for a source that has one already nothing changes. */
export async function addRequirement(tx: Tx, requirement: NewRequirement): Promise<void> {
  if (requirement.turnover === 0n) return
  const { memberId, currency, source, reference, turnover } = requirement
  await tx.run(sql`
    insert into wagering.requirement (member_id, currency, source, reference, turnover)
    values (${memberId}, ${currency}, ${source}, ${reference}, ${turnover})
    on conflict (source, reference) do nothing`)
}

/** A member's open requirements in every currency, oldest first: the order in which bets meet them. */
export async function requirementsOf(db: Queryable, memberId: bigint): Promise<Requirement[]> {
  return db.many<Requirement>(sql`
    select
      id, member_id as "memberId", currency, source, reference, turnover, progress, state,
      added_at as "addedAt", closed_at as "closedAt"
    from wagering.requirement
    where member_id = ${memberId} and state = 'open'
    order by id`)
}

/** How much a member must still wager before money may leave. Ledger units of the currency. */
export async function missingTurnover(db: Queryable, memberId: bigint, currency: string): Promise<bigint> {
  const { missing } = await db.one<{ missing: bigint }>(sql`
    select coalesce(sum(turnover - progress), 0)::bigint as missing
    from wagering.requirement
    where member_id = ${memberId} and currency = ${currency} and state = 'open'`)
  return missing
}

interface LockedRequirement extends OpenRequirement {
  memberId: bigint
  currency: string
}

/** The open requirements of these members, oldest first, locked until the transaction ends. */
export async function lockOpenRequirements(tx: Tx, memberIds: readonly bigint[]): Promise<LockedRequirement[]> {
  return tx.many<LockedRequirement>(sql`
    select id, member_id as "memberId", currency, turnover, progress, added_at as "addedAt"
    from wagering.requirement
    where member_id = any(${memberIds}::bigint[]) and state = 'open'
    order by id
    for update`)
}

export async function writeProgress(tx: Tx, moved: readonly OpenRequirement[]): Promise<void> {
  if (moved.length === 0) return
  await tx.run(sql`
    update wagering.requirement r
    set progress = m.progress,
      state = case when m.progress = r.turnover then 'met' else 'open' end,
      closed_at = case when m.progress = r.turnover then clock_timestamp() end
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ progress }) => progress)}::bigint[]) m(id, progress)
    where r.id = m.id`)
}
