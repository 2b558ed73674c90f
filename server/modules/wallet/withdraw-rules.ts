import { currencyOf } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'

/** What the operator allows in one currency. Amounts are decimal texts in main units. */
export interface WithdrawRule {
  minimum: string
  maximum: string
  /** What a member may withdraw in one day of the merchant's time zone, fees included. */
  dailyAmount: string
  dailyCount: number
  feePercent: string
  feeFixed: string
}

/** Ledger units in the smallest amount a provider pays: one hundredth of the main unit where two decimals are shown. */
export function payableStep(currency: string): bigint {
  const { ledgerScale, displayScale } = currencyOf(currency)
  return 10n ** BigInt(ledgerScale - displayScale)
}

/** The fee of a withdrawal, rounded down to what can be paid; never all of it. Ledger units. */
export function withdrawalFee(rule: WithdrawRule, currency: string, units: bigint): bigint {
  const step = payableStep(currency)
  const exact = Ratio.percent(rule.feePercent).times(units).plus(new Ratio(Money.parse(rule.feeFixed, currency).units))
  const fee = quantiseDown(exact.times(new Ratio(1n, step))) * step
  return fee < units ? fee : units - step
}

/** What a member has withdrawn today: what came back to him does not count. Ledger units. */
export interface Today {
  amount: bigint
  count: number
}

export type AmountVerdict =
  | { refused: 'too-precise' }
  | { refused: 'too-small' | 'too-large' | 'daily-amount'; bound: bigint }
  | { refused: 'daily-count' }
  | { fee: bigint }

/** Whether an amount may be withdrawn, and what it costs. */
export function judgeAmount(rule: WithdrawRule, currency: string, units: bigint, today: Today): AmountVerdict {
  const bound = (text: string) => Money.parse(text, currency).units
  if (units % payableStep(currency) !== 0n) return { refused: 'too-precise' }
  if (units < bound(rule.minimum)) return { refused: 'too-small', bound: bound(rule.minimum) }
  if (units > bound(rule.maximum)) return { refused: 'too-large', bound: bound(rule.maximum) }
  if (today.count >= rule.dailyCount) return { refused: 'daily-count' }
  const left = dailyAmountLeft(rule, currency, today)
  if (units > left) return { refused: 'daily-amount', bound: left }
  return { fee: withdrawalFee(rule, currency, units) }
}

export function dailyAmountLeft(rule: WithdrawRule, currency: string, today: Today): bigint {
  const left = Money.parse(rule.dailyAmount, currency).units - today.amount
  return left > 0n ? left : 0n
}
