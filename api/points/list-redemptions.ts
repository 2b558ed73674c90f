import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { pointPageSize, redemptionAnswer, redeemStatuses } from './point-answers.ts'

export const listRedemptions = operation({
  name: 'listRedemptions',
  summary: 'Your redemptions, newest first, with their states.',
  method: 'GET',
  path: '/wps/points/redemptions',
  relay: ['MCSFE_getRedeemPointList', 'MCS2_getRedeemPointList'],
  caller: 'member',
  module: 'PTSYS3',
  input: z.strictObject({
    status: z.optional(z.enum(redeemStatuses)),
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    pageSize: pointPageSize,
  }),
  output: z.strictObject({ list: z.array(redemptionAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
