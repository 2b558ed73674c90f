import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { moment } from '../deposits/deposit-answers.ts'
import { providerCode } from '../providers/payment-provider-answers.ts'
import { providerReportAnswer } from './provider-reports.ts'

export const fetchProviderReport = operation({
  name: 'fetchProviderReport',
  summary: 'Ask a payment provider what it moved in a period, and compare it with our orders.',
  method: 'POST',
  path: '/staff/payment-providers/:code/reports/fetch',
  caller: 'staff',
  permission: 'payments.read',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ code: providerCode, from: moment, until: moment }),
  output: providerReportAnswer,
  refusals: [
    'payment.provider.unknown',
    'provider.report.not.offered',
    'provider.report.unavailable',
    'request.invalid',
  ],
  runs: 'concludes',
  perMinute: 30,
})
