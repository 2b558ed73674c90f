import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { launchedGame, launchFields, launchRefusals, namesAGame } from './launch-fields.ts'

export const launchTrialGame = operation({
  name: 'launchTrialGame',
  summary: 'Open a game for play money, whatever the account.',
  method: 'POST',
  alsoMethods: ['GET'],
  relay: ['GCS_gameTrialLaunch'],
  caller: 'session',
  input: z
    .strictObject({
      ...launchFields,
      /** What older clients send to both calls; here it is always play money. */
      accountType: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1))),
    })
    .check(z.refine(namesAGame, { path: ['nodeId'] })),
  output: launchedGame,
  refusals: launchRefusals,
  runs: 'concludes',
  perMinute: 120,
})
