import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { words } from './family-answers.ts'

export const listSeries = operation({
  name: 'listSeries',
  summary: 'Your prize groups by kind of lottery.',
  method: 'GET',
  path: '/lgw/customers/series',
  alsoPaths: ['/lotto/lgw/customers/series'],
  caller: 'session',
  bare: true,
  input: z.strictObject(words),
  output: z.array(
    z.strictObject({
      gameGroupCode: z.string(),
      prizeModeId: z.number(),
      minSeries: z.number(),
      maxSeries: z.number(),
      maxBetSeries: z.number(),
      defaultSeries: z.number(),
    }),
  ),
  refusals: [],
  runs: 'reads',
})
