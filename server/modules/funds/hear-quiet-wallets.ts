import type { OwnScope } from '../../platform/context.ts'
import { job } from '../../platform/jobs.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import type { Vendor } from '../catalogue/index.ts'
import { findMember } from '../identity/index.ts'
import { bookBalance } from './book-balance.ts'
import { vendorsWithWallets } from './vendors.ts'
import { noteAsked, quietWallets } from './wallets-store.ts'

/** A wallet nobody looked at for so long is asked about. */
const QUIET = 24 * 60 * 60_000
const MOST_AT_ONCE = 500
/** After so many silent answers in a row the vendor itself counts as silent: each would be waited for. */
const SILENT_IN_A_ROW = 3

async function hearAll(ctx: OwnScope, vendor: Vendor): Promise<void> {
  let silent = 0
  for (const memberId of await quietWallets(ctx.db, vendor.id, ctx.clock.now() - QUIET, MOST_AT_ONCE)) {
    const member = await findMember(ctx.db, memberId)
    if (!member) continue
    const { account, currency } = member
    // Whether or not it is told of, the others come first the next time.
    await noteAsked(ctx.database, memberId, vendor.id, ctx.clock.now())
    const booked = await bookBalance(ctx, { memberId, account, currency }, vendor)
    silent = booked === undefined ? silent + 1 : 0
    if (silent === SILENT_IN_A_ROW) return
  }
}

/** Books what was won and lost by members who moved nothing since; each wallet about once a day. */
export const hearQuietWallets = job('funds.hearQuietWallets', scheduledPeriod, async (ctx) => {
  for (const vendor of vendorsWithWallets(ctx)) await hearAll(ctx, vendor)
})
