import { nameOfActor } from '../../../platform/actor.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isTaken, isWaiting, type Withdrawal } from './withdrawal.ts'
import { lockWithdrawal } from './withdrawals-store.ts'

/**
 * A withdrawal that waits for an operator, locked, that no other operator has.
 * @throws Refusal withdrawal.not.found, withdrawal.state, withdrawal.taken
 */
export async function withdrawalToWork(scope: WriteScope, reference: string): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(scope.tx, reference)
  if (!withdrawal) throw new Refusal('withdrawal.not.found')
  if (!isWaiting(withdrawal.state)) throw new Refusal('withdrawal.state')
  // Whoever approves what a colleague proposed finds it taken by them.
  const holders = [nameOfActor(scope.actor), scope.approval && `staff:${scope.approval.proposedBy}`]
  if (isTaken(withdrawal, scope.clock.now()) && !holders.includes(withdrawal.takenBy ?? undefined)) {
    throw new Refusal('withdrawal.taken', { takenBy: withdrawal.takenBy })
  }
  return withdrawal
}
