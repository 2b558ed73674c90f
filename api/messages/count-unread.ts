import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'

/** A badge shows this at most. */
export const UNREAD_MOST = 100

export const countUnread = operation({
  name: 'countUnread',
  summary: 'The number of your unread messages, counted up to a hundred.',
  method: 'GET',
  alsoMethods: ['POST'],
  path: '/wps/message/unread',
  relay: ['CSP_unreadCount', 'EMFE_getInboxUnreadCount'],
  caller: 'member',
  input: z.strictObject({ ...clientWords }),
  output: z.strictObject({ unreadCount: z.number() }),
  refusals: [],
  runs: 'reads',
})
