import { currencies } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'
import { gameTypes } from '../games/game-types.ts'
import { operation } from '../operation.ts'
import { amount } from '../wallet/limits.ts'
import { staffRate } from './list-point-rates.ts'

export const setPointRate = operation({
  name: 'setPointRate',
  summary:
    'Set how much must be wagered in a category for one point. It counts from the next day; where nothing was earned yet, from today.',
  method: 'POST',
  path: '/staff/points/rates',
  caller: 'staff',
  permission: 'promotions.publish',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    currency: z.string().check(z.refine((code) => currencies.has(code), 'fault.format')),
    gameType: z.enum(gameTypes),
    /** Null: it earns none. */
    amount: z.nullable(amount),
  }),
  output: staffRate,
  refusals: ['request.invalid'],
  runs: 'transaction',
})
