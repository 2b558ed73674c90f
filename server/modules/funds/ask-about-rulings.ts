import type { OwnScope } from '../../platform/context.ts'
import { findOutTransfer } from './follow-transfer.ts'
import { isAwaited } from './transfer.ts'
import { unansweredRulings } from './transfers-store.ts'

/**
 * Asks a vendor about the transfers that operators ruled on in its stead, before a member's balance there is used.
 * @returns whether the vendor has answered for all of them
 */
export async function askAboutRulings(ctx: OwnScope, memberId: bigint, vendorId: number): Promise<boolean> {
  for (const transfer of await unansweredRulings(ctx.db, memberId, vendorId)) {
    const after = await findOutTransfer(ctx, transfer)
    // Who does not answer for one will not for the next, and each would be waited for.
    if (!after || isAwaited(after)) return false
  }
  return true
}
