import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const logOutStaff = operation({
  name: 'logOutStaff',
  summary: "End the operator's session.",
  method: 'DELETE',
  alsoMethods: ['POST'],
  path: '/staff/session/logout',
  caller: 'staff',
  permission: 'own.session',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({}),
  output: z.object({}),
  refusals: [],
  runs: 'transaction',
})
