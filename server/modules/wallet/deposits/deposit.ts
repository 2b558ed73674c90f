import {
  type DepositFailure,
  type DepositKind,
  type DepositState,
  handKinds,
  isOneKind,
} from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { depositFee as feeOf } from '@croupier/api/wallet/deposits/deposit-fee.ts'
import { currencies, currencyOf } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'
import { worthOf } from '@croupier/api/wallet/coin-rates.ts'
import type { DepositReport } from '../providers/payments-port.ts'

/** What is kept back of a deposit: an exact share of it and a fixed part in ledger units. */
export interface FeeTerms {
  feeNumerator: bigint
  feeDenominator: bigint
  feeFixed: bigint
}

/** One wish to pay in. Amounts are ledger units of its currency, times epoch milliseconds. */
export interface Deposit extends FeeTerms {
  id: bigint
  reference: string
  memberId: bigint
  account: string
  channel: string
  channelName: string
  kind: DepositKind
  provider: string | null
  currency: string
  amount: bigint
  state: DepositState
  failure: DepositFailure | null
  providerReference: string | null
  /** The provider's number of the payment that arrived for it. */
  paymentReference: string | null
  hostedUrl: string | null
  arrivedAmount: string | null
  arrivedCurrency: string | null
  arrivedAt: number | null
  /** The reference of the deposit this payment came for as well. */
  extraOf: string | null
  credited: bigint | null
  fee: bigint | null
  madeAt: number
  expiresAt: number
  settledAt: number | null
  takenBy: string | null
  takenAt: number | null
  decidedBy: string | null
  decisionNote: string | null
  payBank: string | null
  payHolder: string | null
  payNumber: string | null
  qrText: string | null
  instructions: string | null
  transactionId: string | null
  payerName: string | null
  slip: string | null
  ip: string | null
  claimedAt: number | null
  address: string | null
  network: string | null
  confirmations: number | null
  confirmationsNeeded: number | null
  promotion: string | null
  /** What is paid in, where that is a coin: which, how much of it in its ledger units, and the rate that was locked. */
  coin: string | null
  coinAmount: bigint | null
  rate: string | null
  chainTransaction: string | null
  /** When the payment of `chainTransaction`, or the one that arrived, was first heard of. */
  seenAt: number | null
  instrument: string | null
}

/** What is kept back of so many ledger units under these terms. */
export function depositFee(terms: FeeTerms, units: bigint): bigint {
  return feeOf(new Ratio(terms.feeNumerator, terms.feeDenominator), terms.feeFixed, units)
}

/** A share as per cent in plain decimals: 1/40 is "2.5". Shares come from decimals of at most four places. */
export function feePercent({ feeNumerator, feeDenominator }: FeeTerms): string {
  const tenThousandths = quantiseDown(new Ratio(feeNumerator * 1_000_000n, feeDenominator))
  const digits = String(tenThousandths).padStart(5, '0')
  const fraction = digits.slice(-4).replace(/0+$/, '')
  return digits.slice(0, -4) + (fraction ? `.${fraction}` : '')
}

/** Whether the member can still pay it. */
export function isPayable(deposit: Pick<Deposit, 'state' | 'expiresAt'>, now: number): boolean {
  return deposit.state === 'waiting' && now < deposit.expiresAt
}

/**
 * Whether the member can say that they paid it by hand: while it waits, and after its time too, for money that was sent
 * is not lost by being told of late.
 */
export function isProvable({ kind, state }: Pick<Deposit, 'kind' | 'state'>): boolean {
  return (isOneKind(handKinds, kind) || kind === 'c2c') && (state === 'waiting' || state === 'expired')
}

/** Above every payment there can be, and far below what a ledger account holds. */
const MOST_UNITS = 10n ** 17n

/** What a provider said arrived, in ledger units; undefined where it is no amount of this currency. */
export function arrivedUnits(arrived: { amount: string; currency: string }, currency: string): bigint | undefined {
  if (arrived.currency !== currency || !currencies.has(currency)) return undefined
  const money = Money.read(arrived.amount, currency)
  return money instanceof Money && money.isPositive && money.units <= MOST_UNITS ? money.units : undefined
}

/**
 * What a report means for its deposit.
 * - `credit`: what was asked for has arrived, however late.
 * - `review`: something else has arrived; an operator decides.
 * - `extra`: a second payment for a deposit that one payment has settled or is under review for.
 * - `confirm`: it was seen on its chain, or more blocks have confirmed it.
 * - `fail`: the provider says there will be no payment.
 * - `contradiction`: what is told of the payment that arrived is not what was told of it first; nothing moves.
 * - `nothing`: it was known, or changes nothing any more.
 */
export type Judgement = 'credit' | 'confirm' | 'review' | 'extra' | 'fail' | 'contradiction' | 'nothing'

/** Whether the payment that arrived is told of as it was the first time; `500` and `500.00` are the same. */
function isToldAlike(
  { arrivedAmount, arrivedCurrency }: Pick<Deposit, 'arrivedAmount' | 'arrivedCurrency'>,
  report: Pick<DepositReport, 'amount' | 'currency'>,
): boolean {
  if (arrivedAmount === null || arrivedCurrency !== report.currency) return false
  if (arrivedAmount === report.amount) return true
  const units = arrivedUnits(report, report.currency)
  return units !== undefined && units === arrivedUnits({ ...report, amount: arrivedAmount }, report.currency)
}

/** What is credited of a payment in a coin that is not what was asked for, and how long after an order's end. */
export interface CoinTolerance {
  /** Shares of what was asked for, as plain decimals. */
  shortPercent: string
  overPercent: string
  lateMinutes: number
}

type Ordered = Pick<
  Deposit,
  | 'state'
  | 'amount'
  | 'currency'
  | 'paymentReference'
  | 'arrivedAmount'
  | 'arrivedCurrency'
  | 'coin'
  | 'coinAmount'
  | 'rate'
  | 'confirmations'
  | 'expiresAt'
  | 'chainTransaction'
  | 'seenAt'
>

/** Whether a payment in a coin is near enough to what was asked for, and came while its rate was good. */
function isNearEnough(order: Ordered, arrived: bigint, tolerance: CoinTolerance, seenAt: number): boolean {
  const { coinAmount } = order
  if (coinAmount === null) return false
  const isLate = seenAt > order.expiresAt + tolerance.lateMinutes * 60_000
  const bound = (percent: string) => quantiseDown(Ratio.percent(percent).times(coinAmount))
  const isNear =
    arrived >= coinAmount - bound(tolerance.shortPercent) && arrived <= coinAmount + bound(tolerance.overPercent)
  return isNear && !isLate
}

/**
 * What a payment is worth to its order, in ledger units of the account's currency: what was asked for is worth what was
 * asked, anything else of the coin its locked rate. Undefined where it is of another currency, or no amount.
 */
export function worthOfArrival(
  order: Pick<Ordered, 'amount' | 'currency' | 'coin' | 'coinAmount' | 'rate'>,
  arrived: { amount: string; currency: string },
): bigint | undefined {
  const { coin, coinAmount, rate, currency } = order
  if (coin === null || coinAmount === null || rate === null) return arrivedUnits(arrived, currency)
  const units = arrivedUnits(arrived, coin)
  if (units === undefined) return undefined
  const worth = units === coinAmount ? order.amount : worthOf(rate, coin, units, currency)
  return worth > 0n && worth <= MOST_UNITS ? worth : undefined
}

export function judgeReport(
  deposit: Ordered,
  report: Pick<DepositReport, 'outcome' | 'amount' | 'currency' | 'providerReference' | 'chain'>,
  tolerance: CoinTolerance,
  now: number,
): Judgement {
  const { state } = deposit
  if (report.outcome === 'failed') {
    return state === 'opening' || state === 'waiting' || state === 'confirming' ? 'fail' : 'nothing'
  }
  if (report.outcome === 'confirming') {
    if (deposit.paymentReference !== null || state === 'paid' || state === 'review') return 'nothing'
    if (state !== 'confirming') return 'confirm'
    return (report.chain?.confirmations ?? 0) > (deposit.confirmations ?? 0) ? 'confirm' : 'nothing'
  }
  if (deposit.paymentReference === report.providerReference) {
    return isToldAlike(deposit, report) ? 'nothing' : 'contradiction'
  }
  if (deposit.paymentReference !== null) return 'extra'
  if (deposit.coin === null) return arrivedUnits(report, deposit.currency) === deposit.amount ? 'credit' : 'review'
  const arrived = arrivedUnits(report, deposit.coin)
  if (arrived === undefined || worthOfArrival(deposit, report) === undefined) return 'review'
  // The rate is good for the payment that was seen in time, not for another one that is made once the rate has moved.
  const isSeen = report.chain !== undefined && report.chain.transaction === deposit.chainTransaction
  const seenAt = (isSeen ? deposit.seenAt : null) ?? now
  return isNearEnough(deposit, arrived, tolerance, seenAt) ? 'credit' : 'review'
}

const STEPS = [1n, 2n, 5n]

/** Round amounts within the limits for a member to choose from, rising; the lower limit first. Ledger units. */
export function presetAmounts(minimum: bigint, maximum: bigint, currency: string, count = 6): bigint[] {
  const one = 10n ** BigInt(currencyOf(currency).ledgerScale)
  const found = [minimum]
  for (let power = 1n; found.length < count && power * one <= maximum; power *= 10n) {
    for (const step of STEPS) {
      const amount = step * power * one
      if (amount > minimum && amount <= maximum && found.length < count) found.push(amount)
    }
  }
  return found
}

/** An operator who took a deposit and went away keeps it from others no longer than this. */
const TAKEN_MINUTES = 15

/** Whether somebody has taken it and decides on it now. */
export function isHeld({ takenAt }: Pick<Deposit, 'takenAt'>, now: number): boolean {
  return takenAt !== null && now < takenAt + TAKEN_MINUTES * 60_000
}
