import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const showPlayPrivacy = operation({
  name: 'showPlayPrivacy',
  summary: 'Whether others see any part of your name where wins and bets are shown.',
  method: 'GET',
  path: '/wps/member/playPrivacy',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    isHidden: z.boolean(),
    /** What others see while it is not hidden: `ra***m`. */
    shownName: z.string(),
  }),
  refusals: [],
  runs: 'reads',
})
