import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName, givenPassword, memberTypes } from '../limits.ts'

/** Trials come to be by free play alone. */
const creatableType = z.literal(memberTypes.filter((type) => type !== 4))

export const createMember = operation({
  name: 'createMember',
  summary: 'Open an account for a member or agent.',
  method: 'POST',
  path: '/staff/members',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({
    username: accountName,
    password: givenPassword,
    type: z._default(creatableType, 0),
    /** The upline agent's account. */
    agent: z.optional(accountName),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3,5}$/))),
    /** The first log-in asks for another password, because an operator knows this one. */
    mustChangePassword: z._default(z.boolean(), true),
  }),
  output: z.strictObject({ id: z.string(), account: z.string() }),
  refusals: [
    'request.invalid',
    'username.taken',
    'password.breached',
    'password.same.as.username',
    'invitation_code_error',
  ],
  runs: 'concludes',
})
