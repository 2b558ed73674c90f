import type { Tx } from '../../../platform/database.ts'
import { findMembers } from '../../identity/index.ts'
import { lockWaiting, type WaitingWithdrawal } from './parts-store.ts'

/**
 * Locks withdrawals that can be paid in parts, as `lockWaiting` does; none of whoever is frozen, who could not say what came.
 */
export async function lockMatchable(
  tx: Tx,
  { besides, ...wish }: Parameters<typeof lockWaiting>[1],
): Promise<WaitingWithdrawal[]> {
  const passedOver = [...besides]
  for (;;) {
    const found = await lockWaiting(tx, { ...wish, besides: passedOver })
    const owners = await findMembers(
      tx,
      found.map(({ memberId }) => memberId),
    )
    const active = new Set(owners.flatMap(({ id, state }) => (state === 'active' ? [id] : [])))
    const shutOut = found.filter(({ memberId }) => !active.has(memberId))
    if (shutOut.length === 0) return found
    passedOver.push(...shutOut.map(({ id }) => id))
  }
}
