import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { chatModel, chatPage, groupPermission, modelId } from './chat-answers.ts'

export const launchChat = operation({
  name: 'launchChat',
  summary: 'Open a host’s room: the host, whether you may write, the latest messages, and what the socket follows.',
  method: 'POST',
  relay: ['CBS_launchChat'],
  caller: 'session',
  input: z.strictObject({ ...clientWords, modelId }),
  output: z.strictObject({
    model: chatModel,
    permission: groupPermission,
    ...chatPage.shape,
    /** Sent over the socket as `{"follow": "…"}`, new messages come by themselves. */
    follow: z.string(),
  }),
  refusals: ['chat.host.not.found'],
  runs: 'transaction',
  perMinute: 60,
})
