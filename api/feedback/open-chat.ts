import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseDetail } from './case-answers.ts'

export const openChat = operation({
  name: 'openChat',
  summary: 'Your open chat with the support, or a new one.',
  method: 'POST',
  path: '/wps/support/chat',
  caller: 'member',
  input: z.strictObject({}),
  output: caseDetail,
  refusals: [],
  runs: 'transaction',
})
