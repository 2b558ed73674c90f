import { assert } from './assert.ts'

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** An exact fraction of two integers; `denominator` is always positive. Never a float. */
export class Ratio {
  readonly numerator: bigint
  readonly denominator: bigint

  constructor(numerator: bigint, denominator: bigint = 1n) {
    assert(denominator > 0n, 'a ratio has a positive denominator')
    this.numerator = numerator
    this.denominator = denominator
  }

  /** `Ratio.parse('0.5')` is one half. @throws BrokenInvariant for anything but plain decimal digits. */
  static parse(text: string): Ratio {
    const match = DECIMAL.exec(text)
    assert(match, `a ratio is written in plain decimal digits, not ${JSON.stringify(text.slice(0, 40))}`)
    const [, sign, whole = '', fraction = ''] = match
    return new Ratio(BigInt(`${sign}${whole}${fraction}`), 10n ** BigInt(fraction.length))
  }

  /** `Ratio.percent('12.5')` is one eighth. */
  static percent(text: string): Ratio {
    const parsed = Ratio.parse(text)
    return new Ratio(parsed.numerator, parsed.denominator * 100n)
  }

  plus(other: Ratio): Ratio {
    return new Ratio(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    )
  }

  times(other: Ratio | bigint): Ratio {
    return typeof other === 'bigint'
      ? new Ratio(this.numerator * other, this.denominator)
      : new Ratio(this.numerator * other.numerator, this.denominator * other.denominator)
  }

  /** Negative, zero or positive as this is below, equal to or above the other. */
  compare(other: Ratio): bigint {
    return this.numerator * other.denominator - other.numerator * this.denominator
  }
}

/** The one rounding step of a formula, toward zero: the house never owes a fraction it cannot pay. */
export function quantiseDown(exact: Ratio): bigint {
  return exact.numerator / exact.denominator
}

/** The one rounding step of a formula, away from zero: a requirement is never undershot. */
export function quantiseUp(exact: Ratio): bigint {
  const whole = exact.numerator / exact.denominator
  if (whole * exact.denominator === exact.numerator) return whole
  return exact.numerator < 0n ? whole - 1n : whole + 1n
}
