import { currencies } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'
import { type Setting, setting } from '../../platform/settings.ts'

const currencyCode = z.string().check(z.refine((code) => currencies.has(code), 'fault.format'))

/**
 * What everybody may see of play: boards of the biggest wins of so many days, today included, and the bets that settle;
 * from which win on, above the stake, one is shown, in main units by currency.
 */
export const shownPlay = setting(
  'figures.shown',
  z.strictObject({
    isBoardShown: z.boolean(),
    isFeedShown: z.boolean(),
    days: z.int().check(z.minimum(1), z.maximum(31)),
    minimumWin: z.record(currencyCode, z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,6})?$/))),
  }),
  { isBoardShown: true, isFeedShown: true, days: 7, minimumWin: {} },
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [shownPlay]
