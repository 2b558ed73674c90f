import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const showLoginPassword = operation({
  name: 'showLoginPassword',
  cashier: 'self',
  summary: 'Whether you have a password, and since when.',
  method: 'GET',
  path: '/wps/member/loginPassword',
  caller: 'member',
  whilePasswordDue: true,
  input: z.strictObject({}),
  output: z.strictObject({
    hasLoginPassword: z.boolean(),
    /** When it was chosen or last changed; null where there is none. */
    changedAt: z.nullable(z.number()),
  }),
  refusals: [],
  runs: 'reads',
})
