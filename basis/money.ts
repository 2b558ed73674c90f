import { assert } from './assert.ts'
import { type Currency, currencyOf } from './currency.ts'
import { Ratio } from './ratio.ts'

const PLAIN = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,8})?$/

/**
 * The most a single amount may be, in ledger units: 100,000,000,000.00 of most currencies, 1,000,000,000.00 of those that
 * are kept to eight places.
 */
export const MOST_AMOUNT = 10n ** 17n

/**
 * The most a balance may be raised to by new money: ten single amounts. Eight bytes hold nine times as much, so that money
 * which comes back always has room.
 */
export const MOST_BALANCE = 10n * MOST_AMOUNT

/** Why a text is no amount: not plain decimal digits, finer than the ledger keeps, or above `MOST_AMOUNT`. */
export type AmountFault = 'malformed' | 'too-precise' | 'too-large'

/** An exact amount: `units` are the currency's smallest ledger units (10^-ledgerScale of the main unit). */
export class Money {
  readonly currency: Currency
  readonly units: bigint

  constructor(currency: Currency | string, units: bigint) {
    this.currency = typeof currency === 'string' ? currencyOf(currency) : currency
    this.units = units
  }

  static zero(currency: Currency | string): Money {
    return new Money(currency, 0n)
  }

  /**
   * Reads a decimal string in main units: `Money.parse('12.50', 'BDT')`. At most 15 whole digits; no exponent, no
   * plus sign, no leading zeros, no white space.
   */
  static read(text: string, code: Currency | string): Money | AmountFault {
    const money = Money.#readAny(text, code)
    if (!(money instanceof Money)) return money
    return money.units > MOST_AMOUNT || money.units < -MOST_AMOUNT ? 'too-large' : money
  }

  static #readAny(text: string, code: Currency | string): Money | AmountFault {
    const currency = typeof code === 'string' ? currencyOf(code) : code
    if (!PLAIN.test(text)) return 'malformed'
    const [whole = '', fraction = ''] = text.split('.')
    if (fraction.length > currency.ledgerScale) return 'too-precise'
    const digits = whole + fraction.padEnd(currency.ledgerScale, '0')
    return new Money(currency, BigInt(digits))
  }

  /** @throws BrokenInvariant for what is no amount. For amounts that were checked at the edge, and bounds of any height. */
  static parse(text: string, code: Currency | string): Money {
    const money = Money.#readAny(text, code)
    assert(money instanceof Money, `${JSON.stringify(text.slice(0, 40))} is an amount: ${String(money)}`)
    return money
  }

  plus(other: Money): Money {
    assert(other.currency.code === this.currency.code, 'only equal currencies add')
    return new Money(this.currency, this.units + other.units)
  }

  minus(other: Money): Money {
    return this.plus(other.negated())
  }

  negated(): Money {
    return new Money(this.currency, -this.units)
  }

  /** Exact; quantise the result once, by name, where it becomes money again. */
  times(ratio: Ratio): Ratio {
    return ratio.times(this.units)
  }

  get isPositive(): boolean {
    return this.units > 0n
  }

  /** Decimal string in main units, without trailing zeros beyond `displayScale`: "1234.50", "0.000001". */
  toString(): string {
    const { ledgerScale, displayScale } = this.currency
    const sign = this.units < 0n ? '-' : ''
    const digits = String(this.units < 0n ? -this.units : this.units).padStart(ledgerScale + 1, '0')
    const whole = digits.slice(0, -ledgerScale)
    const fraction = digits.slice(-ledgerScale)
    const kept = Math.max(displayScale, fraction.replace(/0+$/, '').length)
    return `${sign}${whole}.${fraction.slice(0, kept)}`
  }

  toJSON(): string {
    return this.toString()
  }
}
