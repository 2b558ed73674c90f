import type { OwnScope } from '../../platform/context.ts'
import type { Vendor } from '../catalogue/index.ts'
import { askVendor } from './ask-vendor.ts'
import { keepBalance } from './wallets-store.ts'

/** Whose wallet at a vendor. */
export interface Holder {
  memberId: bigint
  account: string
  currency: string
}

/** Asks a vendor for a member's balance, ledger units, and keeps it; undefined where the answer is unclear. */
export async function heardBalance(
  ctx: OwnScope,
  { memberId, account, currency }: Holder,
  vendor: Vendor,
): Promise<{ balance: bigint; at: number } | undefined> {
  const at = ctx.clock.now()
  const balance = await askVendor(ctx, vendor.id, { asked: 'balance' }, (protocol, reached) =>
    protocol.balance(reached, { account, currency }),
  )
  if (balance === undefined) return undefined
  await keepBalance(ctx.db, memberId, vendor.id, { balance, at })
  return { balance, at }
}
