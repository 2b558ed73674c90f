import type { WriteScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { mayTakeReward } from '../safeguards/index.ts'

/** Whoever is on a break takes no reward: what waits goes on waiting, or runs out. @throws Refusal login.excluded */
export async function requireNotOnBreak(scope: WriteScope, memberId: bigint): Promise<void> {
  const verdict = await mayTakeReward({ ...scope, db: scope.tx }, memberId)
  if (!verdict.allowed) throw new Refusal(verdict.reason)
}
