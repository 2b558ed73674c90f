import * as z from 'zod/mini'
import { accountName, memberStates } from '../../identity/limits.ts'
import { standingAnswer } from '../../identity/members/member-standing.ts'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../limits.ts'
import { purseNames } from './purse-names.ts'

export const showMember = operation({
  name: 'showMember',
  summary: 'A member with upline, contact data (masked) and purses.',
  method: 'GET',
  path: '/staff/members/:account',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({ account: accountName }),
  output: z.strictObject({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    type: z.number(),
    state: z.enum(memberStates),
    currency: z.string(),
    currencySymbol: z.string(),
    language: z.nullable(z.string()),
    upline: z.nullable(z.string()),
    payeeName: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    registerIp: z.nullable(z.string()),
    createdAt: z.number(),
    ...standingAnswer,
    lastLogin: z.nullable(z.strictObject({ at: z.number(), ip: z.nullable(z.string()) })),
    hasAuthenticator: z.boolean(),
    hasPaymentPassword: z.boolean(),
    purses: z.array(
      z.strictObject({
        purse: z.enum(purseNames),
        /** A currency code, or POINT. */
        unit: z.string(),
        balance: amountAnswer,
        isDebitClosed: z.boolean(),
        /** How many lines its statement has. */
        seq: z.string(),
      }),
    ),
  }),
  refusals: ['member.not.found'],
  runs: 'reads',
})
