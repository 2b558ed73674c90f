import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { reportPeriod, reportRow } from './vendor-reports.ts'

export const listVendorReport = operation({
  name: 'listVendorReport',
  summary: 'Rounds of a vendor that were opened in a period, oldest first, as a report to compare with the vendor’s.',
  method: 'GET',
  path: '/staff/vendors/:code/report',
  caller: 'staff',
  permission: 'rounds.read',
  input: z.strictObject({
    ...reportPeriod,
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5_000)), 1_000),
  }),
  output: z.strictObject({ list: z.array(reportRow), next: z.nullable(z.string()) }),
  refusals: ['vendor.not.found', 'request.invalid'],
  runs: 'reads',
})
