import { currencies } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'
import { gameTypes } from '../games/game-types.ts'
import { operation } from '../operation.ts'
import { amountAnswer } from '../wallet/limits.ts'

/** What a category earns today, and what it earns from a later day on where that is known. */
export const staffRate = z.strictObject({
  currency: z.string(),
  gameType: z.enum(gameTypes),
  /** Valid bets for one point, in main units; null: none. */
  amount: z.nullable(amountAnswer),
  next: z.nullable(z.strictObject({ amount: z.nullable(amountAnswer), from: z.string() })),
  setBy: z.nullable(z.string()),
  setAt: z.nullable(z.number()),
})

export const listPointRates = operation({
  name: 'listPointRates',
  summary: 'What valid bets of each category earn in points.',
  method: 'GET',
  path: '/staff/points/rates',
  caller: 'staff',
  permission: 'promotions.read',
  input: z.strictObject({
    /** The house’s own where nothing is said. */
    currency: z.optional(z.string().check(z.refine((code) => currencies.has(code), 'fault.format'))),
  }),
  output: z.strictObject({ currency: z.string(), list: z.array(staffRate) }),
  refusals: [],
  runs: 'reads',
})
