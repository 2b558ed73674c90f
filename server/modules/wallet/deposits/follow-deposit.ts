import * as z from 'zod/mini'
import type { OwnScope } from '../../../platform/context.ts'
import { enqueue, type Job, job } from '../../../platform/jobs.ts'
import { checkoutOf, coinsToPay } from './checkout-request.ts'
import type { Deposit } from './deposit.ts'
import { findDeposit, lockDeposit, markUnpaid, markWaiting } from './deposits-store.ts'
import { lapsePart, lockPartOfDeposit } from '../parts/move-part.ts'
import { protocolOf, providerAccount } from '../providers/payment-providers.ts'
import { type CheckoutAnswer, type CheckoutState, PaymentOutcomeUnknown } from '../providers/payments-port.ts'
import { takeDepositReport, tellDeposit } from './settle-deposit.ts'

const MINUTE = 60_000

/** When an order is looked at: twice soon, for a page that was not opened; at its end; and for call-backs that got lost. */
const SOON = [15_000, MINUTE]
const AFTER_THE_END = [0, 15 * MINUTE, 2 * 60 * MINUTE, 24 * 60 * MINUTE]

/** So long after an order's end it is looked at again, where the end had not come by this machine's clock. */
const AGAIN = 15_000

/** When the first look comes. Epoch milliseconds. */
export function firstLook(madeAt: number): number {
  return madeAt + SOON[0]!
}

function lookAt(deposit: Pick<Deposit, 'madeAt' | 'expiresAt'>, look: number): number | undefined {
  const soon = SOON[look]
  if (soon !== undefined) return Math.min(deposit.madeAt + soon, deposit.expiresAt)
  const after = AFTER_THE_END[look - SOON.length]
  return after === undefined ? undefined : deposit.expiresAt + after
}

/** What the provider says, or undefined where it says nothing now. */
async function asked<Said>(ask: () => Promise<Said>): Promise<Said | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknown) return undefined
    throw error
  }
}

async function openAgain(ctx: OwnScope, deposit: Deposit, answer: CheckoutAnswer | undefined): Promise<void> {
  await ctx.transaction(async (scope) => {
    const { tx } = scope
    if (answer?.outcome === 'open' && (await markWaiting(tx, deposit.reference, answer, coinsToPay(deposit, answer)))) {
      await tellDeposit(scope, deposit, 'waiting')
    }
    if (answer?.outcome === 'refused' && (await markUnpaid(tx, deposit.reference, 'failed', 'refused-by-provider'))) {
      await tellDeposit(scope, deposit, 'failed')
    }
  })
}

async function close(ctx: OwnScope, deposit: Deposit, said: CheckoutState | undefined): Promise<void> {
  await ctx.transaction(async (scope) => {
    if (said?.state === 'paid' || said?.state === 'confirming') {
      await takeDepositReport(scope, said.report)
      return
    }
    const wasNeverOpen = said?.state === 'unknown'
    const state = wasNeverOpen ? 'failed' : 'expired'
    if (await markUnpaid(scope.tx, deposit.reference, state, wasNeverOpen ? 'not-reached' : null)) {
      await tellDeposit(scope, deposit, state)
      return
    }
    // One whose payment was seen and came to nothing: its call-back may have been lost, or overtaken.
    if (said?.state === 'failed') await takeDepositReport(scope, said.report)
  })
}

/** Ends an order that is paid by hand, where its member has not said by now that they paid. */
async function expireByHand(ctx: OwnScope, deposit: Deposit, look: number): Promise<void> {
  const { reference } = deposit
  if (ctx.clock.now() < deposit.expiresAt) {
    // The database, whose clock wakes this, may be ahead of this machine.
    const next = { reference, look: look + 1 }
    const runAt = deposit.expiresAt + next.look * AGAIN
    return ctx.transaction(({ tx }) => enqueue(tx, followDeposit, next, { runAt, key: `deposit ${reference}` }))
  }
  await ctx.transaction(async (scope) => {
    const { tx } = scope
    if (deposit.kind === 'c2c') {
      const part = await lockPartOfDeposit(scope, reference)
      if (part) await lapsePart(scope, part)
      return
    }
    const locked = await lockDeposit(tx, reference)
    if (locked?.state !== 'waiting') return
    await markUnpaid(tx, reference, 'expired', null)
    await tellDeposit(scope, deposit, 'expired')
  })
}

/**
 * Looks after one order: opens its page where the first try was not answered, ends it when its time is over, and asks the
 * provider for a payment whose call-back never came. It may run twice; it changes only what it finds unfinished.
 */
export const followDeposit: Job<{ reference: string; look: number }> = job(
  'wallet.followDeposit',
  z.object({ reference: z.string(), look: z.number() }),
  async (ctx, { reference, look }) => {
    const deposit = await findDeposit(ctx.db, reference)
    if (!deposit || deposit.paymentReference !== null) return
    if (deposit.provider === null) return expireByHand(ctx, deposit, look)
    const provider = await providerAccount(ctx, ctx.db, deposit.provider)
    if (!provider) return
    const protocol = protocolOf(ctx, provider)

    if (ctx.clock.now() < deposit.expiresAt) {
      if (deposit.state === 'opening') {
        const checkout = checkoutOf(ctx, deposit, provider)
        await openAgain(ctx, deposit, await asked(() => protocol.openCheckout(provider, checkout)))
      }
    } else {
      await close(ctx, deposit, await asked(() => protocol.findCheckout(provider, reference)))
    }

    const runAt = lookAt(deposit, look + 1)
    if (runAt === undefined) return
    const next = { reference, look: look + 1 }
    await ctx.transaction(({ tx }) => enqueue(tx, followDeposit, next, { runAt, key: `deposit ${reference}` }))
  },
)
