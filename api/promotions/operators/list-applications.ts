import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { applicationAnswer, applicationStates } from './staff-answers.ts'

export const listApplications = operation({
  name: 'listApplications',
  summary: 'Members’ applications for rewards, the oldest first.',
  method: 'GET',
  path: '/staff/promotion-applications',
  caller: 'staff',
  permission: 'promotions.read',
  input: z.strictObject({
    state: z._default(z.enum(applicationStates), 'applying'),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,16}_\d{1,18}_\d{1,18}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(applicationAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
