import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const sentKinds = ['mail', 'sms'] as const
export const sentStates = ['taken', 'failed'] as const

export const listSent = operation({
  name: 'listSent',
  summary: 'Sent letters and texts, newest first, with their outcomes; masked, without codes and links.',
  method: 'GET',
  path: '/staff/sent-messages',
  caller: 'staff',
  permission: 'messages.read',
  input: z.strictObject({
    kind: z.optional(z.enum(sentKinds)),
    state: z.optional(z.enum(sentStates)),
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(sentKinds),
        receiver: z.string(),
        subject: z.string(),
        state: z.enum(sentStates),
        /** The refusal that whoever asked for it was told; null where it was taken. */
        fault: z.nullable(z.string()),
        sentAt: z.number(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
