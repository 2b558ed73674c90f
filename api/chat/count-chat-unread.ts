import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'

/** More than so many of one room are not counted. */
export const UNREAD_MOST = 99

export const countChatUnread = operation({
  name: 'countChatUnread',
  summary: 'Unread messages in the rooms you have opened, at most 99 of each.',
  method: 'GET',
  alsoMethods: ['POST'],
  relay: ['CBS_unreadCount'],
  caller: 'member',
  input: z.strictObject(clientWords),
  output: z.strictObject({
    unreadCount: z.number(),
    models: z.array(z.strictObject({ modelId: z.number(), unreadCount: z.number() })),
  }),
  refusals: [],
  runs: 'reads',
})
