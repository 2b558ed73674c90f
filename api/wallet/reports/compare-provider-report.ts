import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { moment } from '../deposits/deposit-answers.ts'
import { providerCode } from '../providers/payment-provider-answers.ts'
import { providerReportAnswer, REPORT_BYTES_MAX } from './provider-reports.ts'

export const compareProviderReport = operation({
  name: 'compareProviderReport',
  summary:
    'Compare a payment provider’s report of a period, CSV, with our orders, and keep what differs until it is settled.',
  method: 'POST',
  path: '/staff/payment-providers/:code/reports',
  caller: 'staff',
  permission: 'payments.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    code: providerCode,
    from: moment,
    until: moment,
    /** CSV with a line of names: type (deposit or payout), reference, payment, amount, currency. */
    report: z.string().check(z.maxLength(REPORT_BYTES_MAX), z.regex(/^\uFEFF?[^\n]{1,2000}\n/, 'fault.report')),
  }),
  output: providerReportAnswer,
  refusals: ['payment.provider.unknown', 'request.invalid'],
  runs: 'transaction',
  bodyBytes: REPORT_BYTES_MAX + 65_536,
  perMinute: 30,
})
