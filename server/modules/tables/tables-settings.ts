import * as z from 'zod/mini'
import { limitsByCurrency } from '../../platform/by-currency.ts'
import { type Setting, setting } from '../../platform/settings.ts'
import { faultOfRising } from '../play/index.ts'

const amount = z.string()

const limitsOfCurrency = z.strictObject({
  /** On a spot, at least. */
  least: amount,
  /** On a spot, of one member in a round, at most. */
  spot: amount,
  /** Of one member in a round, at most. */
  round: amount,
  /** What everybody together may win of one round, more than they staked. */
  win: amount,
})
export type TableLimits = z.output<typeof limitsOfCurrency>

/** From the least to the most: none of them may be below the one before it. */
const inOrder = ['least', 'spot', 'round', 'win'] as const

/** What tables take, by currency; in one that is not named they take nothing. */
export const limits = setting(
  'tables.limits',
  limitsByCurrency(limitsOfCurrency, (row, currency) => faultOfRising(inOrder, row, currency)),
  {
    BDT: { least: '10', spot: '50000', round: '200000', win: '5000000' },
    INR: { least: '10', spot: '50000', round: '200000', win: '5000000' },
    USD: { least: '1', spot: '500', round: '2000', win: '50000' },
    EUR: { least: '1', spot: '500', round: '2000', win: '50000' },
    VND: { least: '2000', spot: '12500000', round: '50000000', win: '1250000000' },
    THB: { least: '5', spot: '17500', round: '70000', win: '1750000' },
    USDT: { least: '1', spot: '500', round: '2000', win: '50000' },
    BTC: { least: '0.00001', spot: '0.005', round: '0.02', win: '0.5' },
  },
)

/** Whether half of what lies on even chances comes back where the ball falls on zero. Of rounds that are planned from now on. */
export const laPartage = setting('tables.laPartage', z.boolean(), false)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [limits, laPartage]
