import { recallFunds } from '@croupier/api/funds/recall-funds.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { Money } from '@croupier/basis/money.ts'
import type { MemberSession } from '../../platform/actor.ts'
import type { OwnScope } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Vendor, vendorById } from '../catalogue/index.ts'
import { describeTransfer } from './describe-transfer.ts'
import { bookBalance } from './book-balance.ts'
import { performTransfer } from './perform-transfer.ts'
import { openTransfersOf } from './transfers-store.ts'
import { walletsOf } from './wallets-store.ts'

type Recalled = OutputOf<typeof recallFunds>['list'][number]

async function recall(ctx: OwnScope, session: MemberSession, vendor: Vendor, isBusy: boolean): Promise<Recalled> {
  const { memberId, account, currency } = session
  const nothing = { vassalage: vendor.code, vendorName: vendor.name, amount: null, reference: null }
  if (isBusy) return { ...nothing, outcome: 'busy' }
  const balance = await bookBalance(ctx, session, vendor)
  if (balance === undefined) return { ...nothing, outcome: 'silent' }
  if (balance === 0n) return { ...nothing, outcome: 'nothing' }
  const wish = { memberId, account, vendor, direction: 'out', amount: new Money(currency, balance) } as const
  try {
    const { state, amount, reference } = describeTransfer(ctx, await performTransfer(ctx, wish))
    return { ...nothing, outcome: state, amount, reference }
  } catch (error) {
    // Another page of his was faster.
    if (error instanceof Refusal && error.code === 'transfer.pending') return { ...nothing, outcome: 'busy' }
    throw error
  }
}

/** Each vendor by himself: one who is silent keeps no other from giving back. */
export default implement(recallFunds, async (ctx) => {
  const { session } = ctx
  const wallets = await walletsOf(ctx.db, session.memberId)
  const busy = new Set((await openTransfersOf(ctx.db, session.memberId)).map(({ vendorId }) => vendorId))
  const vendors = wallets.flatMap(({ vendorId }) => vendorById(ctx, vendorId) ?? [])
  return { list: await Promise.all(vendors.map((vendor) => recall(ctx, session, vendor, busy.has(vendor.id)))) }
})
