import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const countRewards = operation({
  name: 'countRewards',
  summary: 'How many rewards wait to be claimed.',
  method: 'GET',
  path: '/wps/rewards/count',
  caller: 'member',
  module: 'REWCEN3',
  input: z.strictObject({}),
  output: z.strictObject({ claimable: z.number() }),
  refusals: [],
  runs: 'reads',
})
