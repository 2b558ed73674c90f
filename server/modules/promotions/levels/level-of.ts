import type { Queryable } from '../../../platform/database.ts'
import { depositedInAll } from '../deposits/deposits-store.ts'
import { findStanding } from './standings-store.ts'

/** On which level a member stands; 0 below the first. */
export async function levelOf(db: Queryable, memberId: bigint, currency: string): Promise<number> {
  return (await findStanding(db, memberId, currency))?.level ?? 0
}

/** Whether a member has ever made a deposit. */
export async function hasDeposited(db: Queryable, memberId: bigint, currency: string): Promise<boolean> {
  return ((await depositedInAll(db, currency, [memberId])).get(memberId) ?? 0n) > 0n
}
