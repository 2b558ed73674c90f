import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { depositOrderAnswer, depositPlace, depositReference, moment } from './deposit-answers.ts'
import { depositStates } from './deposit-choices.ts'

export const listDepositOrders = operation({
  name: 'listDepositOrders',
  summary: 'Deposits of all members, newest first.',
  method: 'GET',
  path: '/staff/deposits',
  caller: 'staff',
  permission: 'deposits.read',
  input: z.strictObject({
    state: z.optional(z.enum(depositStates)),
    account: z.optional(accountName),
    reference: z.optional(depositReference),
    channel: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/))),
    /** What the member says they paid with, or the provider's payment. */
    transaction: z.optional(z.string().check(z.minLength(3), z.maxLength(60), z.regex(/^[\w.:/-]+$/))),
    /** From where they were asked for. */
    ip: z.optional(z.string().check(z.minLength(2), z.maxLength(45), z.regex(/^[\da-fA-F.:]+$/))),
    /** Of everybody who has used this device, by the id it has in `showDepositOrder`. */
    device: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    from: z.optional(moment),
    until: z.optional(moment),
    before: z.optional(depositPlace),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({
    list: z.array(depositOrderAnswer),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
