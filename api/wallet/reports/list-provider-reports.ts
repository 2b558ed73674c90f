import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { providerReportAnswer, reportPlace } from './provider-reports.ts'

export const listProviderReports = operation({
  name: 'listProviderReports',
  summary: 'Reports of payment providers that were compared with ours, newest first.',
  method: 'GET',
  path: '/staff/provider-reports',
  caller: 'staff',
  permission: 'payments.read',
  input: z.strictObject({
    /** Only those with a difference that is not settled. */
    differing: z.optional(z.enum(['yes'])),
    before: z.optional(reportPlace),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(providerReportAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
