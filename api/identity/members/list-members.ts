import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { memberStates, memberTypes } from '../limits.ts'

export const listMembers = operation({
  name: 'listMembers',
  summary: 'Members and agents, newest first, or by the beginning of their account.',
  method: 'GET',
  path: '/staff/members',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({
    search: z.optional(z.string().check(z.trim(), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]*$/))),
    type: z.optional(z.pipe(z.coerce.number(), z.literal([...memberTypes]))),
    state: z.optional(z.enum(memberStates)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        id: z.string(),
        account: z.string(),
        nickname: z.string(),
        type: z.number(),
        state: z.enum(memberStates),
        currency: z.string(),
        upline: z.nullable(z.string()),
        createdAt: z.number(),
        lastLoginAt: z.nullable(z.number()),
      }),
    ),
    /** Null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: ['request.invalid'],
  runs: 'reads',
})
