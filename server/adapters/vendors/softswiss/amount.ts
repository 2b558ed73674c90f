import type { Currency } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'

/** No shape but plain digits, and short, before anything is counted with it. */
const PLAIN = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,16})?$/
/** Above every stake and win there can be, and far below what a ledger account holds. */
const MOST_UNITS = 10n ** 17n

/**
 * Reads an amount of the wire: a decimal string in main units, above zero. Undefined for anything else: numbers,
 * exponents, signs, digits the ledger does not keep. Zeros at the end are no digits.
 */
export function unitsOf(amount: unknown, currency: Currency): bigint | undefined {
  if (typeof amount !== 'string' || !PLAIN.test(amount)) return undefined
  const money = Money.read(amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount, currency)
  if (!(money instanceof Money) || !money.isPositive || money.units > MOST_UNITS) return undefined
  return money.units
}

/** An amount as the wire has it: main units, two decimals at least. */
export function wireAmount(units: bigint, currency: Currency): string {
  return new Money(currency, units).toString()
}
