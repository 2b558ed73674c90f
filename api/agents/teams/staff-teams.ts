import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { afterId, downlineAnswer, listSize } from '../team-answers.ts'

export const listTeam = operation({
  name: 'listTeam',
  summary: 'Direct downlines of an agent or of the house, newest first.',
  method: 'GET',
  path: '/staff/agents',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({ under: z.optional(accountName), after: afterId, pageSize: listSize }),
  output: z.strictObject({
    /** From the house down to whose downlines these are. */
    path: z.array(z.string()),
    list: z.array(downlineAnswer),
    next: z.nullable(z.string()),
  }),
  refusals: ['member.not.found'],
  runs: 'reads',
})

export const moveTeam = operation({
  name: 'moveTeam',
  summary: 'Move a member and everyone below under another agent. Past figures stay with the former uplines.',
  method: 'POST',
  path: '/staff/agents/:account/move',
  caller: 'staff',
  permission: 'agents.manage',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({
    account: accountName,
    /** Whose direct downline the member becomes. */
    under: accountName,
    note: plainText(3, 500),
  }),
  output: z.strictObject({ account: z.string(), upline: z.string() }),
  refusals: ['member.not.found', 'team.move.impossible'],
  runs: 'transaction',
})
