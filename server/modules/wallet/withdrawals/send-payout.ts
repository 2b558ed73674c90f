import { Money } from '@croupier/basis/money.ts'
import { assert } from '@croupier/basis/assert.ts'
import * as z from 'zod/mini'
import type { OwnScope } from '../../../platform/context.ts'
import { enqueue, type Job, job } from '../../../platform/jobs.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { findMember } from '../../identity/index.ts'
import { findOutPayout } from './find-out-payout.ts'
import { noteWithdrawal } from './move-withdrawal.ts'
import { coinsOf, coinText } from '@croupier/api/wallet/coin-rates.ts'
import { payoutProvider, protocolOf, providerAccount } from '../providers/payment-providers.ts'
import { PaymentOutcomeUnknown, type PayoutAnswer, type ProviderAccount } from '../providers/payments-port.ts'
import { attemptsOf, beginPayout, noteAnswer } from './payout-attempts-store.ts'
import { attemptReference, isOver, moved, type Withdrawal } from './withdrawal.ts'
import { findWithdrawal, lockWithdrawal } from './withdrawals-store.ts'

/** How soon a payout without an answer is asked about. */
const CHECK_AFTER = 15_000

/**
 * Writes down that the provider is about to be asked. An attempt that never got an answer is begun again under its own
 * reference, so that the same provider pays it once; one that was refused or failed is followed by another.
 */
async function begin(ctx: OwnScope, reference: string, provider: ProviderAccount | undefined) {
  return ctx.transaction(async (scope) => {
    const withdrawal = await lockWithdrawal(scope.tx, reference)
    if (!withdrawal) return undefined
    // An earlier run that died may have asked already: checkPayout finds out the state.
    if (withdrawal.state === 'sending') {
      await noteWithdrawal(scope, withdrawal, { state: 'unknown' })
      await enqueue(scope.tx, checkPayout, { reference })
      return undefined
    }
    if (moved(withdrawal.state, 'send') === undefined) return undefined
    const member = await findMember(scope.tx, withdrawal.memberId)
    const obstacle = provider ? (member?.state === 'active' ? undefined : 'member-frozen') : 'no-provider'
    if (!provider || obstacle !== undefined) {
      await noteWithdrawal(scope, withdrawal, { state: 'failed', failure: obstacle ?? 'no-provider' })
      return undefined
    }
    const before = (await attemptsOf(scope.tx, withdrawal.id)).at(-1)
    const isNew = before === undefined || isOver(before)
    assert(isNew || before.provider === provider.code, 'an attempt is begun again where it was begun')
    const number = (before?.number ?? 0) + (isNew ? 1 : 0)
    const attempt = attemptReference(withdrawal, number)
    const at = scope.clock.now()
    await beginPayout(scope.tx, {
      reference: attempt,
      withdrawalId: withdrawal.id,
      number,
      provider: provider.code,
      at,
    })
    return { withdrawal: await noteWithdrawal(scope, withdrawal, { state: 'sending' }), attempt }
  })
}

/**
 * Who is asked to pay: the provider that was asked before, also where others pay by now, until it is over there. It pays a
 * reference once; another one would pay it again.
 */
async function providerFor(ctx: OwnScope, { id, payee }: Withdrawal): Promise<ProviderAccount | undefined> {
  const newest = (await attemptsOf(ctx.db, id)).at(-1)
  if (newest && !isOver(newest)) return providerAccount(ctx, ctx.db, newest.provider)
  return payoutProvider(ctx, ctx.db, payee.kind)
}

/** What the provider answers, or undefined where nobody can say whether it heard. */
async function ask(
  ctx: OwnScope,
  provider: ProviderAccount,
  withdrawal: Withdrawal,
  attempt: string,
): Promise<PayoutAnswer | undefined> {
  const { currency, amount, fee, received, payee, coin, network, rate } = withdrawal
  const units = amount - fee - received
  const isCoin = coin !== null && network !== null && rate !== null
  try {
    return await protocolOf(ctx, provider).sendPayout(provider, {
      reference: attempt,
      amount: new Money(currency, units),
      ...(isCoin && {
        asset: { currency: coin, network, amount: coinText(coin, coinsOf(rate, coin, units, currency)) },
      }),
      account: payee,
      callbackUrl: `${ctx.use(originsPort).portal}/${protocolOf(ctx, provider).callbacks}/${provider.code}/payouts`,
    })
  } catch (error) {
    if (!(error instanceof PaymentOutcomeUnknown)) throw error
    ctx.log.warn(
      { reference: attempt, provider: provider.code, reason: error.message },
      'payout: no answer from payment provider',
    )
    return undefined
  }
}

/** Writes down what came of it, unless a call-back was faster. */
async function conclude(ctx: OwnScope, reference: string, attempt: string, answer: PayoutAnswer | undefined) {
  await ctx.transaction(async (scope) => {
    const withdrawal = await lockWithdrawal(scope.tx, reference)
    const at = scope.clock.now()
    if (answer?.outcome === 'accepted') {
      await noteAnswer(scope.tx, attempt, { state: 'accepted', providerReference: answer.providerReference, at })
    } else if (answer?.outcome === 'refused') {
      await noteAnswer(scope.tx, attempt, { state: 'refused', reason: answer.reason, at })
    } else {
      await noteAnswer(scope.tx, attempt, { state: 'unknown', at })
      await enqueue(scope.tx, checkPayout, { reference }, { runAt: at + CHECK_AFTER, key: `check ${reference}` })
    }
    // An answer that comes after another attempt was made says nothing of the withdrawal: that one may be under way.
    if (!withdrawal || (await attemptsOf(scope.tx, withdrawal.id)).at(-1)?.reference !== attempt) return
    // Somebody may have asked about it meanwhile, before the provider had heard.
    if (withdrawal.state !== 'sending' && withdrawal.state !== 'unknown') return
    if (answer?.outcome === 'accepted') await noteWithdrawal(scope, withdrawal, { state: 'sent' })
    else if (answer?.outcome === 'refused') {
      await noteWithdrawal(scope, withdrawal, { state: 'failed', failure: answer.reason })
    } else if (withdrawal.state !== 'unknown') await noteWithdrawal(scope, withdrawal, { state: 'unknown' })
  })
}

/**
 * Finds out about a payout nobody knows of. Where the provider clearly says that it has never heard of it, it is sent
 * again under the same reference, by which it would pay it once even if the first should still arrive.
 */
export const checkPayout: Job<{ reference: string }> = job(
  'wallet.checkPayout',
  z.object({ reference: z.string() }),
  async (ctx, { reference }) => {
    if ((await findOutPayout(ctx, reference)) !== 'unknown') return
    await ctx.transaction(async (scope) => {
      const withdrawal = await lockWithdrawal(scope.tx, reference)
      if (withdrawal?.state !== 'unknown') return
      await enqueue(scope.tx, sendPayout, { reference }, { key: `payout ${reference}` })
      await noteWithdrawal(scope, withdrawal, { state: 'approved' })
    })
  },
)

/**
 * Asks the provider to pay an approved withdrawal: the attempt is written first, the provider is asked outside of any
 * transaction, and its answer is written after. One whose answer is lost is never asked for again without looking.
 */
export const sendPayout: Job<{ reference: string }> = job(
  'wallet.sendPayout',
  z.object({ reference: z.string() }),
  async (ctx, { reference }) => {
    const asked = await findWithdrawal(ctx.db, reference)
    const provider = asked && (await providerFor(ctx, asked))
    const begun = await begin(ctx, reference, provider)
    if (!begun || !provider) return
    await conclude(ctx, reference, begun.attempt, await ask(ctx, provider, begun.withdrawal, begun.attempt))
  },
)
