import { payableStep } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'

/** A share of the amount in per cent, and a fixed part in main units, as decimal texts. */
export interface WithdrawalFeeTerms {
  feePercent: string
  feeFixed: string
}

/** The fee of a withdrawal, rounded down to what can be paid; never all of it. Ledger units. */
export function withdrawalFee(terms: WithdrawalFeeTerms, currency: string, units: bigint): bigint {
  const step = payableStep(currency)
  const exact = Ratio.percent(terms.feePercent)
    .times(units)
    .plus(new Ratio(Money.parse(terms.feeFixed, currency).units))
  const fee = quantiseDown(exact.times(new Ratio(1n, step))) * step
  return fee < units ? fee : units - step
}
