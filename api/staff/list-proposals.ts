import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { idText } from './limits.ts'

export const proposalStates = ['waiting', 'approved', 'rejected'] as const

/** Newest first. The next page is asked for by `before`: the last one's `id`. */
export const listProposals = operation({
  name: 'listProposals',
  summary: 'What waits for a second pair of eyes, and what was decided.',
  method: 'GET',
  path: '/staff/proposals',
  caller: 'staff',
  permission: 'proposals.read',
  input: z.strictObject({
    state: z._default(z.enum(proposalStates), 'waiting'),
    before: z.optional(idText),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        operation: z.string(),
        input: z.record(z.string(), z.unknown()),
        state: z.enum(proposalStates),
        proposedBy: z.string(),
        proposedAt: z.number(),
        decidedBy: z.nullable(z.string()),
        decidedAt: z.nullable(z.number()),
        /** False for one's own proposal. */
        mayDecide: z.boolean(),
      }),
    ),
    /** `before` of the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
