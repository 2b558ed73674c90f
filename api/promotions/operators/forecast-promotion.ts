import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { createPromotion } from './create-promotion.ts'

/** Days of the past that a forecast is reckoned from. */
export const FORECAST_DAYS = 28

export const forecastPromotion = operation({
  name: 'forecastPromotion',
  summary: 'Who a promotion is for, and what it would have cost in the past four weeks. Nothing is kept.',
  method: 'POST',
  path: '/staff/promotions/forecast',
  caller: 'staff',
  permission: 'promotions.read',
  memberMoney: 'none',
  input: createPromotion.input,
  output: z.strictObject({
    /** Members it is for today: of its currency, active, no trials, new enough. */
    audience: z.number(),
    /** What it would have given in the past days, had it run; null where nobody can say. */
    expected: z.nullable(amountAnswer),
    /** Members with data to estimate from, and how many of them were sampled. */
    members: z.number(),
    looked: z.number(),
    /** The most it can cost; null where what members earn by play is paid beyond any budget. */
    most: z.nullable(amountAnswer),
  }),
  refusals: ['request.invalid'],
  runs: 'reads',
})
