import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { announcementEntry } from './announcement.ts'

export const listAgentNotices = operation({
  name: 'listAgentNotices',
  summary: 'What the house announces to agents alone, in the reader’s language.',
  method: 'GET',
  path: '/wps/agent/notices',
  caller: 'agent',
  input: z.strictObject(clientWords),
  output: z.strictObject({ list: z.array(announcementEntry) }),
  refusals: [],
  runs: 'reads',
})
