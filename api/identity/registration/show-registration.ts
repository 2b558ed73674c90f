import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { type RegistrationField, registrationFieldNames } from './registration-fields.ts'

/** What only answers whether somebody may register is not kept. */
const field = z.enum(registrationFieldNames as [RegistrationField, ...RegistrationField[]])

/** Whole: elsewhere staff see contact data masked. */
export const showRegistration = operation({
  name: 'showRegistration',
  summary: 'What a member wrote when they registered, and from where; who looks at it stands in the audit log.',
  method: 'POST',
  path: '/staff/members/:account/registration',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ account: accountName }),
  output: z.strictObject({
    /** In the order of the form. */
    fields: z.array(z.strictObject({ name: field, value: z.string() })),
    /** Null where an operator opened the account. */
    method: z.nullable(z.string()),
    url: z.nullable(z.string()),
    domain: z.nullable(z.string()),
  }),
  refusals: ['member.not.found'],
  runs: 'transaction',
})
