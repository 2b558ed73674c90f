import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { mailServerAnswer } from './mail-server-answer.ts'

export const showMailServer = operation({
  name: 'showMailServer',
  summary: 'The mail server that sends our letters, without its password; null where none is set.',
  method: 'GET',
  path: '/staff/mail-server',
  caller: 'staff',
  permission: 'settings.read',
  input: z.strictObject({}),
  output: z.strictObject({ server: z.nullable(mailServerAnswer) }),
  refusals: [],
  runs: 'reads',
})
