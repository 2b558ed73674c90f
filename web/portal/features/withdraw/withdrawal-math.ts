import { type WithdrawalFeeTerms, withdrawalFee } from '@croupier/api/wallet/withdrawals/withdrawal-fee.ts'
import { Money } from '@croupier/basis/money.ts'

/**
 * What a withdrawal costs and what of it arrives, by the server's own rule. Undefined while the amount is none, or too
 * small to leave anything.
 */
export function withdrawalPreview(
  terms: WithdrawalFeeTerms & { currency: string },
  amount: string,
): { fee: string; receives: string } | undefined {
  const money = Money.read(amount, terms.currency)
  if (!(money instanceof Money) || !money.isPositive) return undefined
  const fee = withdrawalFee(terms, terms.currency, money.units)
  const text = (units: bigint) => new Money(terms.currency, units).toString()
  return fee < 0n ? undefined : { fee: text(fee), receives: text(money.units - fee) }
}

/** The smaller of two exact amounts. */
export function lesserAmount(one: string, other: string, currency: string): string {
  return Money.parse(one, currency).units < Money.parse(other, currency).units ? one : other
}

/** How much of the whole is done, 0 to 100. */
export function percentOf(part: string, whole: string, currency: string): number {
  const all = Money.parse(whole, currency).units
  return all === 0n ? 100 : Number((Money.parse(part, currency).units * 100n) / all)
}

export function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount)
}
