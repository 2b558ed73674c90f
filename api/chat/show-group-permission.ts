import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { groupPermission, modelId } from './chat-answers.ts'

export const showGroupPermission = operation({
  name: 'showGroupPermission',
  summary: 'Whether you may write in a host’s room, and what it requires.',
  method: 'GET',
  alsoMethods: ['POST'],
  relay: ['CBS_groupPermission'],
  caller: 'session',
  input: z.strictObject({ ...clientWords, modelId }),
  output: groupPermission,
  refusals: ['chat.host.not.found'],
  runs: 'reads',
})
