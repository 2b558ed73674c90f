import * as z from 'zod/mini'
import { accountName, memberStates } from '../identity/limits.ts'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { givenRates, rebateRate } from './rebates/rebates.ts'

const account = accountName

/** The rebate rates of one member, and who limits them. */
const rebates = z.strictObject({
  /** From when a change made now counts: a day of the house's calendar. */
  countsFrom: z.string(),
  /** What counts now, and what the direct upline gave this member alone. */
  rates: z.array(rebateRate),
  /** What the direct upline gets, which bounds it. */
  most: z.array(rebateRate),
})

export const showAgent = operation({
  name: 'showAgent',
  summary: 'A member in the tree: the size of the team, cashiers, and the rebate rates set by uplines.',
  method: 'GET',
  path: '/staff/agents/:account',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({ account }),
  output: z.strictObject({
    account: z.string(),
    isAgent: z.boolean(),
    /** The direct upline; null: the company. */
    upline: z.nullable(z.string()),
    directs: z.number(),
    members: z.number(),
    agents: z.number(),
    online: z.number(),
    cashiers: z.array(
      z.strictObject({
        account: z.string(),
        state: z.enum(memberStates),
        openedAt: z.number(),
        lastLoginAt: z.nullable(z.number()),
      }),
    ),
    rebates,
  }),
  refusals: ['member.not.found'],
  runs: 'reads',
})

export const resetStaffCashier = operation({
  name: 'resetStaffCashier',
  summary: 'Give an agent’s cashier the house’s default password again; the next log-in asks for another.',
  method: 'POST',
  path: '/staff/agents/:account/cashiers/:cashier/reset',
  caller: 'staff',
  permission: 'agents.manage',
  audited: true,
  // Whoever chooses that password could send the agent's money.
  memberMoney: 'edits',
  input: z.strictObject({ account, cashier: accountName, note: plainText(3, 500) }),
  output: z.strictObject({ password: z.string() }),
  refusals: ['member.not.found', 'agent.cashier.unknown'],
  runs: 'concludes',
})

export const capRebates = operation({
  name: 'capRebates',
  summary: 'Give a member rates in the name of the direct upline, from tomorrow on, never above the upline’s.',
  method: 'POST',
  path: '/staff/agents/:account/rebates',
  caller: 'staff',
  permission: 'agents.manage',
  audited: true,
  fourEyes: true,
  memberMoney: 'edits',
  input: z.strictObject({ account, rates: givenRates, note: plainText(3, 500) }),
  output: rebates,
  refusals: ['member.not.found', 'rebate.above.own', 'rebate.not.given', 'request.invalid'],
  runs: 'transaction',
})
