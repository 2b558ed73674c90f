import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { givenMobile } from '../contacts/phone-input.ts'
import { accountName, ipAddress, memberStates, memberTypes } from '../limits.ts'
import { plainText } from '../plain-text.ts'
import { standingAnswer } from './member-standing.ts'

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
    /** With the country’s code behind a plus sign, or of any country the operator takes. Asks for members.manage, as does `email`. */
    mobile: z.optional(givenMobile),
    email: z.optional(plainText(0, 120).check(z.trim())),
    /** Registered from it, or ever logged in from it. */
    ip: z.optional(ipAddress),
    /** In the team of this agent, at any depth. */
    under: z.optional(accountName),
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
        ...standingAnswer,
      }),
    ),
    /** Null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: ['request.invalid', 'staff.forbidden'],
  runs: 'reads',
})
