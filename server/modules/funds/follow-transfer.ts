import * as z from 'zod/mini'
import type { OwnScope } from '../../platform/context.ts'
import { enqueue, type Job, job } from '../../platform/jobs.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import { askVendor } from './ask-vendor.ts'
import { takeWord } from './conclude-transfer.ts'
import { isAwaited, pauseAfterRuling, pauseBeforeCheck, type Transfer } from './transfer.ts'
import type { TransferWord } from './transfer-wallet-port.ts'
import { findTransfer, markChecked, quietRulings, quietTransfers } from './transfers-store.ts'

/** Nothing was heard of a transfer for so long that its own job must have been lost. */
const QUIET = 10 * 60_000
/** The same of one that operators ruled on: its vendor is gone, and asked less often. */
const QUIET_RULING = 2 * 60 * 60_000
const MOST_AT_ONCE = 200

/** What a vendor says of a transfer that nobody knows the end of. */
interface Heard {
  said: TransferWord | undefined
  askedAt: number
}

/** Asks the vendor for the state of an open transfer, or of one that operators settled; changes nothing. */
export async function askAboutTransfer(ctx: OwnScope, transfer: Transfer): Promise<Heard> {
  const { reference, vendorId, account, currency } = transfer
  const askedAt = ctx.clock.now()
  const said = await askVendor(ctx, vendorId, { reference }, (protocol, vendor) =>
    protocol.check(vendor, { account, currency }, reference),
  )
  await markChecked(ctx.db, reference, askedAt)
  return { said, askedAt }
}

/** Asks the vendor for the state of a transfer and writes it down; undefined where the answer was unclear. */
export async function findOutTransfer(ctx: OwnScope, transfer: Transfer): Promise<Transfer | undefined> {
  const { said, askedAt } = await askAboutTransfer(ctx, transfer)
  const after = await ctx.transaction((scope) => takeWord(scope, transfer.reference, said, askedAt))
  return said === undefined && isAwaited(after) ? undefined : after
}

const keyOf = (reference: string) => `transfer ${reference}`

/**
 * Asks about a transfer until its vendor reports the outcome, also where operators ruled on it meanwhile. The job is
 * added in the transaction that writes the transfer, so that a process that dies leaves nothing open.
 */
export const followTransfer: Job<{ reference: string }> = job(
  'funds.followTransfer',
  z.object({ reference: z.string() }),
  async (ctx, { reference }) => {
    const transfer = await findTransfer(ctx.db, reference)
    if (!transfer || !isAwaited(transfer)) return
    const after = await findOutTransfer(ctx, transfer)
    if (after && !isAwaited(after)) return
    const now = ctx.clock.now()
    const { requestedAt, closedAt } = after ?? transfer
    const pause = closedAt === null ? pauseBeforeCheck(now - requestedAt) : pauseAfterRuling(now - closedAt)
    await ctx.transaction(({ tx }) =>
      enqueue(
        tx,
        followTransfer,
        { reference },
        {
          runAt: now + pause,
          key: keyOf(reference),
        },
      ),
    )
  },
)

/** The first look at a transfer, some time after it is answered as a rule. */
export function firstLook({ reference, requestedAt }: Transfer) {
  return [followTransfer, { reference }, { runAt: requestedAt + pauseBeforeCheck(0), key: keyOf(reference) }] as const
}

/** Asks about transfers whose own job was lost. */
export const checkQuietTransfers = job('funds.checkQuietTransfers', scheduledPeriod, async (ctx) => {
  const now = ctx.clock.now()
  const references = [
    ...(await quietTransfers(ctx.db, now - QUIET, MOST_AT_ONCE)),
    ...(await quietRulings(ctx.db, now - QUIET_RULING, MOST_AT_ONCE)),
  ]
  await ctx.transaction(async ({ tx }) => {
    for (const reference of references) await enqueue(tx, followTransfer, { reference }, { key: keyOf(reference) })
  })
})
