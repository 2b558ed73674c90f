import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { displayName, newStaffPassword, staffAccount } from './limits.ts'
import { roleSchema } from './staff-answers.ts'

/** The password is a first one: it must be changed at the first log-in. Left out, a random one is made and told once. */
export const createStaff = operation({
  name: 'createStaff',
  summary: 'Add an operator.',
  method: 'POST',
  path: '/staff/operators',
  caller: 'staff',
  permission: 'staff.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    account: staffAccount,
    displayName: z.optional(displayName),
    role: roleSchema,
    password: z.optional(newStaffPassword),
  }),
  output: z.object({ id: z.string(), account: z.string(), password: z.optional(z.string()) }),
  refusals: ['staff.name.taken', 'staff.password.weak'],
  runs: 'concludes',
})
