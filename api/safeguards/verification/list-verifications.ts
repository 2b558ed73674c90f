import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { documentAnswer, documentStates } from './verification-answers.ts'

export const listVerifications = operation({
  name: 'listVerifications',
  summary: 'Documents that members sent to show who they are, the oldest first.',
  method: 'GET',
  path: '/staff/verifications',
  caller: 'staff',
  permission: 'kyc.read',
  input: z.strictObject({
    state: z._default(z.enum(documentStates), 'submitted'),
    /** Of this member alone. */
    account: z.optional(accountName),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(documentAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
