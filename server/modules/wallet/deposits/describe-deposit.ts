import type { depositAnswer, depositOrderAnswer } from '@croupier/api/wallet/deposits/deposit-answers.ts'
import type * as z from 'zod/mini'
import { type Deposit, depositFee, isHeld, isPayable, isProvable } from './deposit.ts'
import { coinText } from '@croupier/api/wallet/coin-rates.ts'
import { amountText } from '../purses/purses.ts'
import { joinPlace } from '../../../platform/page.ts'

/** A deposit as its member sees it. */
export function describeDeposit(deposit: Deposit, now: number): z.input<typeof depositAnswer> {
  const { currency, payBank: bank, payHolder: holder, payNumber: number } = deposit
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
    payTo: bank !== null && holder !== null && number !== null ? { bank, holder, number } : null,
    qrText: deposit.qrText,
    instructions: deposit.instructions,
    transactionId: deposit.transactionId,
    payerName: deposit.payerName,
    hasSlip: deposit.slip !== null,
    claimedAt: deposit.claimedAt,
    isProvable: isProvable(deposit),
    crypto:
      deposit.address === null
        ? null
        : {
            address: deposit.address,
            network: deposit.network ?? '',
            currency: deposit.coin ?? '',
            amount: coinText(deposit.coin ?? deposit.currency, deposit.coinAmount ?? 0n),
            rate: deposit.rate ?? '',
            transaction: deposit.chainTransaction,
            confirmations: deposit.confirmations ?? 0,
            needed: deposit.confirmationsNeeded ?? 0,
          },
    promotion: deposit.promotion,
    instrument: deposit.instrument,
    seenAt: deposit.seenAt,
  }
}

/** A deposit as operators see it. */
export function describeOrder(deposit: Deposit, now: number): z.input<typeof depositOrderAnswer> {
  const { arrivedAmount, arrivedCurrency, arrivedAt } = deposit
  const hasArrived = arrivedAmount !== null && arrivedCurrency !== null && arrivedAt !== null
  const hasLapsed = deposit.state === 'review' && !isHeld(deposit, now)
  return {
    ...describeDeposit(deposit, now),
    account: deposit.account,
    ip: deposit.ip,
    provider: deposit.provider,
    providerReference: deposit.providerReference,
    paymentReference: deposit.paymentReference,
    arrived: hasArrived ? { amount: arrivedAmount, currency: arrivedCurrency, at: arrivedAt } : null,
    extraOf: deposit.extraOf,
    takenBy: hasLapsed ? null : deposit.takenBy,
    takenAt: hasLapsed ? null : deposit.takenAt,
    decidedBy: deposit.decidedBy,
    note: deposit.decisionNote,
  }
}

/** Where a list of deposits is read on after this one. */
export const placeOfDeposit = ({ madeAt, id }: Deposit): string => joinPlace(madeAt, id)
