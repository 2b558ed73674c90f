import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseHolders, caseKinds, casePlace, caseStates, staffCase } from './case-answers.ts'

export const listStaffCases = operation({
  name: 'listStaffCases',
  summary: 'Conversations with people: those that wait the longest first, those that are over newest first.',
  method: 'GET',
  path: '/staff/cases',
  caller: 'staff',
  permission: 'feedback.read',
  input: z.strictObject({
    state: z._default(z.enum(caseStates), 'open'),
    kind: z.optional(z.enum(caseKinds)),
    /** What the operator has taken, or what nobody has. */
    takenBy: z.optional(z.enum(caseHolders)),
    /** `next` of the page before. */
    after: z.optional(casePlace),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(staffCase), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
