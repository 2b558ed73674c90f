import { amountText, POINT } from '../wallet/index.ts'

/** One point, in the hundredths that the ledger counts. */
export const ONE_POINT = 100n

/** Hundredths of a text that its schema let through: `12.5` is 1250. */
export function pointUnits(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

export function pointText(units: bigint): string {
  return amountText(POINT, units)
}
