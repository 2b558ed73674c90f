import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import { noteWithdrawal } from './move-withdrawal.ts'
import { protocolOf, providerAccount } from '../providers/payment-providers.ts'
import { PaymentOutcomeUnknown, type PayoutState } from '../providers/payments-port.ts'
import { attemptsOf, noteAnswer } from './payout-attempts-store.ts'
import { takePayoutReport } from './settle-payout.ts'
import type { PayoutAttempt } from './withdrawal.ts'
import { findWithdrawal, lockWithdrawal, markChecked } from './withdrawals-store.ts'

/** What asking the provider came to. `silent`: it did not answer. `none`: there is nothing to ask about. */
export type Found = PayoutState['state'] | 'silent' | 'none'

async function asked(ctx: OwnScope, attempt: PayoutAttempt): Promise<PayoutState | undefined> {
  const provider = await providerAccount(ctx, ctx.db, attempt.provider)
  if (!provider) return undefined
  try {
    return await protocolOf(ctx, provider).findPayout(provider, attempt.reference)
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknown) return undefined
    throw error
  }
}

/** What the provider says of the newest attempt to pay a withdrawal. */
export interface Heard {
  attempt: PayoutAttempt
  said: PayoutState
}

/** Asks the provider for the state of a withdrawal's newest payout attempt; changes nothing. */
export async function askAboutPayout(ctx: OwnScope, reference: string): Promise<Heard | 'silent' | 'none'> {
  const withdrawal = await findWithdrawal(ctx.db, reference)
  const attempt = withdrawal && (await attemptsOf(ctx.db, withdrawal.id)).at(-1)
  if (!attempt) return 'none'
  const said = await asked(ctx, attempt)
  await markChecked(ctx.db, reference, ctx.clock.now())
  return said ? { attempt, said } : 'silent'
}

/**
 * Settles a withdrawal by what its provider said. A payout the provider has never heard of only loses its place as one that
 * is being sent. May post to the ledger, so it comes last in its transaction.
 */
export async function settleHeard(scope: WriteScope, reference: string, { attempt, said }: Heard): Promise<void> {
  if (said.state === 'paid' || said.state === 'failed') {
    await takePayoutReport(scope, said.report)
    return
  }
  const locked = await lockWithdrawal(scope.tx, reference)
  if (!locked || (locked.state !== 'unknown' && locked.state !== 'sending')) return
  const at = scope.clock.now()
  await noteAnswer(scope.tx, attempt.reference, { state: said.state === 'pending' ? 'accepted' : 'unknown', at })
  const state = said.state === 'pending' ? 'sent' : 'unknown'
  if (state !== locked.state) await noteWithdrawal(scope, locked, { state })
}

/** Asks the provider for the state of a withdrawal's newest payout attempt, and settles it accordingly. */
export async function findOutPayout(ctx: OwnScope, reference: string): Promise<Found> {
  const heard = await askAboutPayout(ctx, reference)
  if (heard === 'none' || heard === 'silent') return heard
  await ctx.transaction((scope) => settleHeard(scope, reference, heard))
  return heard.said.state
}
