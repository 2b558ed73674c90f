import type { WriteScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Deposit } from './deposit.ts'
import { lockDeposit } from './deposits-store.ts'

/** Whoever took a deposit and went away keeps it from his colleagues no longer than this. */
const TAKEN_MINUTES = 15

/**
 * A deposit under review, locked, that nobody but `me` has taken.
 * @throws Refusal deposit.not.found, deposit.not.in.review, deposit.taken
 */
export async function depositToDecide(scope: WriteScope, reference: string, me: string): Promise<Deposit> {
  const deposit = await lockDeposit(scope.tx, reference)
  if (!deposit) throw new Refusal('deposit.not.found')
  if (deposit.state !== 'review') throw new Refusal('deposit.not.in.review')
  const isHeld = deposit.takenAt !== null && scope.clock.now() < deposit.takenAt + TAKEN_MINUTES * 60_000
  if (isHeld && deposit.takenBy !== me) throw new Refusal('deposit.taken')
  return deposit
}
