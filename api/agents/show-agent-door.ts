import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const showAgentDoor = operation({
  name: 'showAgentDoor',
  summary: 'When somebody at the house answers agents, in the house’s time zone.',
  method: 'GET',
  path: '/wps/agent/businessHours',
  caller: 'anyone',
  module: 'AGENTPOLICY3',
  input: z.strictObject({}),
  output: z.strictObject({
    /** `09:00`, on a clock of the time zone. */
    opensAt: z.string(),
    closesAt: z.string(),
    timeZone: z.string(),
    isOpenNow: z.boolean(),
  }),
  refusals: [],
  runs: 'reads',
})
