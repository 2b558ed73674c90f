import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const setPlayPrivacy = operation({
  name: 'setPlayPrivacy',
  summary: 'Hide your name where wins and bets are shown, past ones too, or show its beginning and end again.',
  method: 'PUT',
  path: '/wps/member/playPrivacy',
  caller: 'member',
  input: z.strictObject({ isHidden: z.boolean() }),
  output: z.strictObject({}),
  refusals: [],
  runs: 'transaction',
})
