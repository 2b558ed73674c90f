import type { Currency } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'

/** No shape but plain digits, before anything is counted with it. Zeros may stand before them. */
const PLAIN = /^\d+(?:\.\d{1,16})?$/
/** As the wire has it. */
const LONGEST = 40

/**
 * Reads an amount of the wire: a decimal string in main units, above zero. Undefined for anything else: numbers,
 * exponents, signs, digits the ledger does not keep. Zeros at either end are no digits.
 */
export function unitsOf(amount: unknown, currency: Currency): bigint | undefined {
  if (typeof amount !== 'string' || amount.length > LONGEST || !PLAIN.test(amount)) return undefined
  const plain = amount.replace(/^0+(?=\d)/, '')
  const money = Money.read(plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain, currency)
  if (!(money instanceof Money) || !money.isPositive) return undefined
  return money.units
}

/** An amount as the wire has it: main units, two decimals at least. */
export function wireAmount(units: bigint, currency: Currency): string {
  return new Money(currency, units).toString()
}
