import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { periodFields } from '../../records/record-period.ts'
import { teamFigures } from '../team-answers.ts'

export const showTeamOverview = operation({
  name: 'showTeamOverview',
  summary: 'Your team’s size and figures of a period, in total and by day.',
  method: 'GET',
  path: '/wps/agent/teamOverview',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject({ ...periodFields }),
  output: z.strictObject({
    currency: z.string(),
    directs: z.number(),
    members: z.number(),
    agents: z.number(),
    online: z.number(),
    registrations: z.number(),
    firstDeposits: z.number(),
    totals: teamFigures,
    /** The first and the last day of the period, in the house's calendar. */
    from: z.string(),
    until: z.string(),
    /** Those on which something was. */
    days: z.array(
      z.strictObject({
        date: z.string(),
        ...teamFigures.shape,
        registrations: z.number(),
        firstDeposits: z.number(),
        players: z.number(),
      }),
    ),
  }),
  refusals: ['request.invalid'],
  runs: 'reads',
})
