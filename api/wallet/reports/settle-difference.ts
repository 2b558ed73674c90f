import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { differenceAnswer, reportId } from './provider-reports.ts'

export const settleDifference = operation({
  name: 'settleDifference',
  summary: 'Record how a difference with a provider’s report was settled; always by two operators. Moves no money.',
  method: 'POST',
  path: '/staff/report-differences/:id/settle',
  caller: 'staff',
  permission: 'payments.read',
  audited: true,
  memberMoney: 'none',
  fourEyes: true,
  input: z.strictObject({ id: reportId, note: plainText(3, 500) }),
  output: differenceAnswer,
  refusals: ['report.difference.not.found', 'report.difference.settled'],
  runs: 'transaction',
})
