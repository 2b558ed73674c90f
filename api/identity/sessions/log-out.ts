import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const logOut = operation({
  name: 'logOut',
  cashier: 'self',
  summary: 'End this session.',
  method: 'DELETE',
  alsoMethods: ['POST'],
  path: '/wps/session/logout',
  caller: 'session',
  whilePasswordDue: true,
  input: z.strictObject({}),
  output: z.strictObject({}),
  refusals: [],
  runs: 'transaction',
})
