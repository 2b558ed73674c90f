import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { launchedGame, launchFields, launchRefusals, namesAGame } from './launch-fields.ts'

export const launchGame = operation({
  name: 'launchGame',
  summary: 'Open a game: where the browser goes to play it. A second launch of the same game replaces the first.',
  method: 'POST',
  alsoMethods: ['GET'],
  path: '/wps/game/launchGame',
  relay: ['GCS_gameLaunchFB'],
  caller: 'session',
  input: z
    .strictObject({
      ...launchFields,
      /** 1 for money, 0 for play money. */
      accountType: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1)), 1),
    })
    .check(z.refine(namesAGame, { path: ['nodeId'] })),
  output: launchedGame,
  refusals: launchRefusals,
  runs: 'concludes',
  perMinute: 120,
})
