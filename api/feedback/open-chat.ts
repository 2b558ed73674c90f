import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { caseDetail } from './case-answers.ts'

export const openChat = operation({
  name: 'openChat',
  summary: 'The chat with the support that is open, or a new one.',
  method: 'POST',
  path: '/wps/support/chat',
  caller: 'member',
  input: z.strictObject({}),
  output: caseDetail,
  refusals: [],
  runs: 'transaction',
})
