import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { messageAnswer, messageId, messageOrigins, messagePageSize } from './message-answers.ts'

export const listInbox = operation({
  name: 'listInbox',
  summary: 'Messages to you from the house, its staff, your agent and your members, newest first.',
  method: 'GET',
  alsoMethods: ['POST'],
  path: '/wps/message/inbox',
  relay: ['CSP_getInbox', 'EMFE_getInbox'],
  caller: 'member',
  input: z.strictObject({
    ...clientWords,
    origin: z.optional(z.enum(messageOrigins)),
    state: z._default(z.enum(['all', 'unread']), 'all'),
    /** `next` of the page before. */
    before: z.optional(messageId),
    pageSize: messagePageSize,
  }),
  output: z.strictObject({ list: z.array(messageAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
