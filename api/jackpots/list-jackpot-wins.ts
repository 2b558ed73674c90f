import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { jackpotWin } from './jackpot-answers.ts'

export const listJackpotWins = operation({
  name: 'listJackpotWins',
  summary: 'Jackpots that were hit, the latest first, each with what decided it.',
  method: 'GET',
  path: '/wps/jackpots/wins',
  caller: 'anyone',
  input: z.strictObject({
    before: z.optional(z.string().check(z.maxLength(40), z.regex(/^\d{1,13}_[1-9]\d{0,17}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(jackpotWin), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
