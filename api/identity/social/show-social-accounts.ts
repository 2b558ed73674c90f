import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const showSocialAccounts = operation({
  name: 'showSocialAccounts',
  summary: 'The social accounts you can log in by, and those you could bind.',
  method: 'GET',
  path: '/wps/member/social',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        /** Null: none is bound. `as`: the name at the provider. `boundAt` in epoch milliseconds. */
        bound: z.nullable(z.strictObject({ as: z.nullable(z.string()), boundAt: z.number() })),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
