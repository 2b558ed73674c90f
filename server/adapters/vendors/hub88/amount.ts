import type { Currency } from '@croupier/basis/currency.ts'
import { MOST_AMOUNT } from '@croupier/basis/money.ts'

/** 3.56 is said as 356000. */
const WIRE_SCALE = 5
/** Whole digits enough for every currency; what is too much of one is told where the currency is known. */
export const MOST = 10n ** 17n

/** Whole numbers in plain digits; an exponent, a fraction or a sign that says nothing is none. */
const INTEGER = /^(?:0|-?[1-9]\d{0,17})$/

/**
 * What a number in a body is read as: exactly, from its digits. Anything but a whole number stays a number, which no
 * field for an amount takes.
 */
export function exactInteger(value: unknown, source: string | undefined): unknown {
  return typeof value === 'number' && source !== undefined && INTEGER.test(source) ? BigInt(source) : value
}

function unitsOfOne({ ledgerScale }: Currency): bigint {
  return 10n ** BigInt(ledgerScale - WIRE_SCALE)
}

/** Ledger units of an amount of the wire: exact, since the ledger keeps more places. Undefined above what one may be. */
export function unitsOf(amount: bigint, currency: Currency): bigint | undefined {
  const units = amount * unitsOfOne(currency)
  return units > MOST_AMOUNT ? undefined : units
}

/** An amount as the wire has it. What the wire has no places for is left out: never more than there is. */
export function wireAmount(units: bigint, currency: Currency): bigint {
  return units / unitsOfOne(currency)
}
