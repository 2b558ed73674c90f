import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const countMissions = operation({
  name: 'countMissions',
  summary: 'In how many of your missions something is reached and not collected yet.',
  method: 'GET',
  path: '/wps/promotions/missions/count',
  caller: 'member',
  module: 'MISSIONLB3',
  input: z.strictObject({}),
  output: z.strictObject({ collectable: z.number() }),
  refusals: [],
  runs: 'reads',
})
