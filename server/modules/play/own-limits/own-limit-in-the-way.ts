import type { ReadScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { amountText, limitBelow } from '../../wallet/index.ts'
import { ownLimitsOf } from './own-limits-store.ts'

/**
 * Why a stake that play has refused as above a limit was refused: the member's own limit that is in the way; undefined
 * where it was another's.
 */
export async function ownLimitRefusal(
  scope: Pick<ReadScope, 'db' | 'clock'>,
  { memberId, currency, units }: { memberId: bigint; currency: string; units: bigint },
): Promise<Refusal | undefined> {
  const found = limitBelow(await ownLimitsOf(scope.db, memberId, scope.clock.now()), units)
  if (!found) return undefined
  const { kind, period } = found.limit
  return new Refusal('play.own.limit', { kind, period, left: amountText(currency, found.left), currency })
}

/** Whether a limit of their own holds for a member now. */
export async function limitsOwnPlay(scope: Pick<ReadScope, 'db' | 'clock'>, memberId: bigint): Promise<boolean> {
  const limits = await ownLimitsOf(scope.db, memberId, scope.clock.now())
  return limits.some(({ amount }) => amount !== null)
}
