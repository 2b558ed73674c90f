import type { depositAnswer, depositOrderAnswer } from '@croupier/api/wallet/deposit-answers.ts'
import type * as z from 'zod/mini'
import { type Deposit, depositFee, isPayable } from './deposit.ts'
import { amountText } from './purses.ts'

/** A deposit as its member sees it. */
export function describeDeposit(deposit: Deposit, now: number): z.input<typeof depositAnswer> {
  const { currency } = deposit
  return {
    reference: deposit.reference,
    state: deposit.state,
    failure: deposit.failure,
    kind: deposit.kind,
    channel: deposit.channel,
    channelName: deposit.channelName,
    currency,
    amount: amountText(currency, deposit.amount),
    fee: amountText(currency, deposit.fee ?? depositFee(deposit, deposit.amount)),
    credited: deposit.credited === null ? null : amountText(currency, deposit.credited),
    url: isPayable(deposit, now) ? deposit.hostedUrl : null,
    createdAt: deposit.madeAt,
    expiresAt: deposit.expiresAt,
    settledAt: deposit.settledAt,
  }
}

/** A deposit as operators see it. */
export function describeOrder(deposit: Deposit, now: number): z.input<typeof depositOrderAnswer> {
  const { arrivedAmount, arrivedCurrency, arrivedAt } = deposit
  const hasArrived = arrivedAmount !== null && arrivedCurrency !== null && arrivedAt !== null
  return {
    ...describeDeposit(deposit, now),
    account: deposit.account,
    provider: deposit.provider,
    providerReference: deposit.providerReference,
    paymentReference: deposit.paymentReference,
    arrived: hasArrived ? { amount: arrivedAmount, currency: arrivedCurrency, at: arrivedAt } : null,
    extraOf: deposit.extraOf,
    takenBy: deposit.takenBy,
    takenAt: deposit.takenAt,
    decidedBy: deposit.decidedBy,
    note: deposit.decisionNote,
  }
}

/** Reads `<epoch milliseconds>_<id>`. */
export function placeOf(text: string | undefined): { madeAt: number; id: bigint } | undefined {
  if (text === undefined) return undefined
  const [madeAt = '', id = ''] = text.split('_')
  return { madeAt: Number(madeAt), id: BigInt(id) }
}

/** Where the next page begins; null where `found`, asked for one row more than a page, has no more. */
export function nextPlace(found: readonly Deposit[], pageSize: number): string | null {
  const last = found[pageSize - 1]
  return found.length > pageSize && last ? `${last.madeAt}_${last.id}` : null
}
