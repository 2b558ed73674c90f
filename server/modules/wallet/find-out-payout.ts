import type { OwnScope } from '../../platform/context.ts'
import { noteWithdrawal } from './move-withdrawal.ts'
import { protocolOf, providerAccount } from './payment-providers.ts'
import { PaymentOutcomeUnknown, type PayoutState } from './payments-port.ts'
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

/**
 * Asks the provider what became of the newest attempt to pay a withdrawal, and settles it accordingly. A payout the
 * provider has never heard of only loses its place as one that is being sent.
 */
export async function findOutPayout(ctx: OwnScope, reference: string): Promise<Found> {
  const withdrawal = await findWithdrawal(ctx.db, reference)
  const attempt = withdrawal && (await attemptsOf(ctx.db, withdrawal.id)).at(-1)
  if (!attempt) return 'none'
  const said = await asked(ctx, attempt)
  await markChecked(ctx.db, reference, ctx.clock.now())
  if (!said) return 'silent'
  await ctx.transaction(async (scope) => {
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
  })
  return said.state
}
