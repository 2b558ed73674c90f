import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const showIcon = operation({
  name: 'showIcon',
  summary: 'Your own picture.',
  method: 'GET',
  path: '/wps/member/info/icon',
  relay: ['MCSFE_getPlayerAvatar'],
  caller: 'session',
  whilePasswordDue: true,
  input: z.strictObject({}),
  /** A `data:` address of a WebP of 256 by 256; null where there is none. */
  output: z.strictObject({ icon: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
