import type { WriteScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Deposit, isHeld } from './deposit.ts'
import { lockDeposit } from './deposits-store.ts'

/**
 * A deposit under review, locked, that nobody but `me` has taken.
 * @throws Refusal deposit.not.found, deposit.not.in.review, deposit.taken
 */
export async function depositToDecide(scope: WriteScope, reference: string, me: string): Promise<Deposit> {
  const deposit = await lockDeposit(scope.tx, reference)
  if (!deposit) throw new Refusal('deposit.not.found')
  if (deposit.state !== 'review') throw new Refusal('deposit.not.in.review')
  if (isHeld(deposit, scope.clock.now()) && deposit.takenBy !== me) throw new Refusal('deposit.taken')
  return deposit
}
