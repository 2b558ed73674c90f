import type { OwnScope } from '../../platform/context.ts'
import { findOutTransfer } from './follow-transfer.ts'
import { isAwaited } from './transfer.ts'
import { unansweredRulings } from './transfers-store.ts'

/**
 * Asks a vendor about what operators ruled on in his stead, before anything is made of what lies in a member's wallet there.
 * @returns whether he has answered for all of it
 */
export async function askAboutRulings(ctx: OwnScope, memberId: bigint, vendorId: number): Promise<boolean> {
  for (const transfer of await unansweredRulings(ctx.db, memberId, vendorId)) {
    const after = await findOutTransfer(ctx, transfer)
    // Who does not answer for one will not for the next, and each would be waited for.
    if (!after || isAwaited(after)) return false
  }
  return true
}
