import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameId, words } from './family-answers.ts'

export const showPlayMenu = operation({
  name: 'showPlayMenu',
  summary:
    'The bet types of a lottery as public clients list them; `bonus` is what one winning unit pays at base odds, the best of them where they differ.',
  method: 'GET',
  path: '/lgw/games/:gameId/play_menu',
  alsoPaths: ['/lotto/lgw/games/:gameId/play_menu'],
  caller: 'anyone',
  bare: true,
  input: z.strictObject({ ...words, gameId }),
  output: z.array(
    z.strictObject({
      prizeModeId: z.number(),
      playMenuGroups: z.array(
        z.strictObject({
          name: z.string(),
          playSubGroups: z.array(
            z.strictObject({
              name: z.string(),
              playMenus: z.array(
                z.strictObject({
                  playId: z.number(),
                  playCode: z.string(),
                  singleBetPrice: z.number(),
                  playSwitch: z.boolean(),
                  playMenuInfos: z.array(z.strictObject({ bonus: z.string() })),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
  refusals: ['lottery.game.closed'],
  runs: 'reads',
})
