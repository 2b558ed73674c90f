import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { givenPassword } from '../limits.ts'

/** For good: all sessions end, and nothing opens the account again. Records stay as the law asks. */
export const closeAccount = operation({
  name: 'closeAccount',
  summary: 'Close your account.',
  method: 'POST',
  path: '/wps/member/closure',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({ password: z.optional(givenPassword) }),
  output: z.strictObject({}),
  refusals: [
    'password.wrong',
    'login.locked',
    'account.close.agent',
    'account.close.money',
    'account.close.orders',
    'account.close.stakes',
  ],
  runs: 'concludes',
  perMinute: 20,
})
