import { Ratio } from '@croupier/basis/ratio.ts'
import * as z from 'zod/mini'
import { limitsByCurrency } from '../../platform/by-currency.ts'
import { type Settings, setting } from '../../platform/settings.ts'
import { faultOfRising, inEveryCurrency, smallestAmount, timesAmount } from '../play/index.ts'

const amount = z.string().check(z.regex(/^(?!0+(?:\.0+)?$)(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/))

/** What the house keeps of prices on average, in hundredths of a per cent. */
export const priceMargin = setting('book.priceMargin', z.int().check(z.minimum(0), z.maximum(2_000)), 500)

/** What the house keeps of what a slip is worth when it is cashed out, in hundredths of a per cent. */
export const cashOutMargin = setting('book.cashOutMargin', z.int().check(z.minimum(0), z.maximum(2_000)), 300)

/** What the house keeps of a pool (plasada), in hundredths of a per cent. */
export const poolMargin = setting('book.poolMargin', z.int().check(z.minimum(0), z.maximum(2_000)), 500)

/** What a draw of a pool’s match pays, in hundredths: 800 is eight for one. 12.01 % of fights are drawn: 832 is fair. */
export const drawPrice = setting('book.drawPrice', z.int().check(z.minimum(101), z.maximum(832)), 800)

const limitsOfCurrency = z.strictObject({
  /** Of one slip, at least and at most. */
  least: amount,
  stake: amount,
  /** What one slip may pay. */
  slipPayout: amount,
  /** What everybody together may win of one selection of a match. */
  fixturePayout: amount,
})
export type BookLimits = z.output<typeof limitsOfCurrency>

/** From the least to the most: none of them may be below the one before it. */
const inOrder = ['least', 'stake', 'slipPayout', 'fixturePayout'] as const

function initialLimits(currency: string): BookLimits {
  const times = (factor: bigint) => timesAmount(currency, smallestAmount(currency), new Ratio(factor))
  return { least: times(1n), stake: times(50_000n), slipPayout: times(1_000_000n), fixturePayout: times(10_000_000n) }
}

/** What the book takes, by currency; it takes nothing of a currency that has no limits. */
export const limits = setting(
  'book.limits',
  limitsByCurrency(limitsOfCurrency, (row, currency) => faultOfRising(inOrder, row, currency)),
  inEveryCurrency(initialLimits),
)

/** What the book takes of a currency; undefined where it takes nothing. */
export function limitsIn(settings: Settings, currency: string): BookLimits | undefined {
  return settings.read(limits)[currency]
}

// biome-ignore lint: each setting has its own type of value.
export const settings = [priceMargin, cashOutMargin, poolMargin, drawPrice, limits]
