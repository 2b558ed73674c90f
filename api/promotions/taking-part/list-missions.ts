import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionDetail } from '../promotion-answers.ts'

export const listMissions = operation({
  name: 'listMissions',
  summary: 'Your missions with your progress.',
  method: 'GET',
  path: '/wps/promotions/missions',
  relay: ['MCSFE_getMissionSummaryDetails'],
  caller: 'member',
  module: 'MISSIONLB3',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(promotionDetail) }),
  refusals: [],
  runs: 'reads',
})
