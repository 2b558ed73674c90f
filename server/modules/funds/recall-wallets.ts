import type { recalledWallets } from '@croupier/api/funds/transfer-answers.ts'
import type * as z from 'zod/mini'
import { Money } from '@croupier/basis/money.ts'
import type { OwnScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Vendor, vendorById } from '../catalogue/index.ts'
import { askAboutRulings } from './ask-about-rulings.ts'
import { describeTransfer } from './describe-transfer.ts'
import { bookBalance } from './book-balance.ts'
import type { Holder } from './heard-balance.ts'
import { performTransfer } from './perform-transfer.ts'
import { openTransfersOf } from './transfers-store.ts'
import { walletsOf } from './wallets-store.ts'

type Recalled = z.output<typeof recalledWallets>[number]

/**
 * The member whose money comes back, and who asked for it: a member who is frozen moves nothing themselves, staff and the
 * house do.
 */
export interface Recall extends Holder {
  byStaff: boolean
}

async function recall(ctx: OwnScope, holder: Recall, vendor: Vendor, isBusy: boolean): Promise<Recalled> {
  const { memberId, account, currency, byStaff } = holder
  const nothing = { vassalage: vendor.code, vendorName: vendor.name, amount: null, reference: null }
  if (isBusy) return { ...nothing, outcome: 'busy' }
  if (!(await askAboutRulings(ctx, memberId, vendor.id))) return { ...nothing, outcome: 'silent' }
  const balance = await bookBalance(ctx, holder, vendor)
  if (balance === undefined) return { ...nothing, outcome: 'silent' }
  if (balance === 0n) return { ...nothing, outcome: 'nothing' }
  const wish = { memberId, account, vendor, direction: 'out', amount: new Money(currency, balance), byStaff } as const
  try {
    const transfer = await performTransfer(ctx, wish, {
      begin: async (work) => ({ subject: await ctx.transaction(work), isResumed: false }),
      conclude: ctx.transaction,
    })
    const { state, amount, reference } = describeTransfer(ctx, transfer)
    return { ...nothing, outcome: state, amount, reference }
  } catch (error) {
    // Another page of theirs was faster.
    if (error instanceof Refusal && error.code === 'transfer.pending') return { ...nothing, outcome: 'busy' }
    throw error
  }
}

/**
 * Brings all of a member's money back from vendors, each by itself: one who is silent keeps no other from giving back. What
 * came back is not there a second time, so that a repeat moves only what is left.
 */
export async function recallWallets(ctx: OwnScope, holder: Recall): Promise<Recalled[]> {
  const wallets = await walletsOf(ctx.db, holder.memberId)
  const busy = new Set((await openTransfersOf(ctx.db, holder.memberId)).map(({ vendorId }) => vendorId))
  const vendors = wallets.flatMap(({ vendorId }) => vendorById(ctx, vendorId) ?? [])
  return Promise.all(vendors.map((vendor) => recall(ctx, holder, vendor, busy.has(vendor.id))))
}
