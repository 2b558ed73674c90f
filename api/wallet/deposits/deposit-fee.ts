import { quantiseDown, type Ratio } from '@croupier/basis/ratio.ts'

/**
 * The fee of a deposit, as the member is shown it and as it is booked: a share of the amount and a fixed part, rounded
 * down to the ledger's unit, never more than the deposit itself. Ledger units in and out.
 */
export function depositFee(share: Ratio, fixed: bigint, units: bigint): bigint {
  const fee = quantiseDown(share.times(units)) + fixed
  return fee < units ? fee : units
}
