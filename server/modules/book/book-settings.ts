import * as z from 'zod/mini'
import { setting } from '../../platform/settings.ts'

const amount = z.string().check(z.regex(/^(?!0+(?:\.0+)?$)(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/))

/** What the house keeps of prices on average, in hundredths of a per cent. */
export const priceMargin = setting('book.priceMargin', z.int().check(z.minimum(0), z.maximum(2_000)), 500)

/** What the house keeps of what a slip is worth when it is cashed out, in hundredths of a per cent. */
export const cashOutMargin = setting('book.cashOutMargin', z.int().check(z.minimum(0), z.maximum(2_000)), 300)

/** What the house keeps of a pool (plasada), in hundredths of a per cent. */
export const poolMargin = setting('book.poolMargin', z.int().check(z.minimum(0), z.maximum(2_000)), 500)

/** What a draw of a pool’s match pays, in hundredths: 800 is eight for one. Twelve fights in a hundred are drawn: 833 is fair. */
export const drawPrice = setting('book.drawPrice', z.int().check(z.minimum(101), z.maximum(833)), 800)

/** What the book takes; in main units of whatever currency is played. */
export const limits = setting(
  'book.limits',
  z.strictObject({
    /** Of one slip, at least and at most. */
    least: amount,
    stake: amount,
    /** What one slip may pay. */
    slipPayout: amount,
    /** What everybody together may win of one selection of a match. */
    fixturePayout: amount,
  }),
  { least: '1', stake: '50000', slipPayout: '1000000', fixturePayout: '10000000' },
)

// biome-ignore lint: each setting has its own type of value.
export const settings = [priceMargin, cashOutMargin, poolMargin, drawPrice, limits]
