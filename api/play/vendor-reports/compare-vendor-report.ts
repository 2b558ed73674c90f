import * as z from 'zod/mini'
import { importFault } from '../../games/catalogue-imports.ts'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { REPORT_BYTES_MAX, reportPeriod, reportRow, reportSums } from './vendor-reports.ts'

export const compareVendorReport = operation({
  name: 'compareVendorReport',
  summary: 'Compare a vendor’s report of a period, CSV, with ours: rounds that only one side has, amounts that differ.',
  method: 'POST',
  path: '/staff/vendors/:code/report',
  caller: 'staff',
  permission: 'rounds.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    ...reportPeriod,
    /**
     * CSV with a line of names: round, member, stake, payout, currency, time (ISO 8601 with its zone, or epoch
     * milliseconds). Further columns do not count; several lines of one round count together.
     */
    report: z.string().check(z.maxLength(REPORT_BYTES_MAX), z.regex(/^\uFEFF?[^\n]{1,2000}\n/, 'fault.report')),
  }),
  output: z.strictObject({
    counts: z.strictObject({
      equal: z.number(),
      different: z.number(),
      onlyTheirs: z.number(),
      onlyOurs: z.number(),
      /** Lines that cannot be read; they are compared with nothing. */
      faulty: z.number(),
    }),
    /** What both sides come to, by currency. */
    totals: z.array(z.strictObject({ currency: z.string(), theirs: reportSums, ours: reportSums })),
    /** The first thousand of each. */
    different: z.array(
      z.strictObject({
        ...reportRow.shape,
        theirStake: amountAnswer,
        theirPayout: amountAnswer,
        theirCurrency: z.string(),
      }),
    ),
    onlyTheirs: z.array(reportRow),
    onlyOurs: z.array(reportRow),
    faults: z.array(importFault),
  }),
  refusals: ['vendor.not.found', 'request.invalid'],
  runs: 'concludes',
  bodyBytes: REPORT_BYTES_MAX + 65_536,
  perMinute: 30,
})
