import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { providerReportAnswer } from './provider-reports.ts'

export const listProviderReports = operation({
  name: 'listProviderReports',
  summary: 'Reports of payment providers that were compared with ours, newest first.',
  method: 'GET',
  path: '/staff/provider-reports',
  caller: 'staff',
  permission: 'payments.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(providerReportAnswer) }),
  refusals: [],
  runs: 'reads',
})
