import * as z from 'zod/mini'
import { accountName, memberStates } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'

const common = {
  method: 'POST',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject({ account: accountName }),
} as const

export const promoteDownline = operation({
  ...common,
  name: 'promoteDownline',
  summary: 'Make a direct downline an agent, who may have a team.',
  path: '/wps/agent/promoteDownlineToAgent',
  output: z.strictObject({ type: z.number() }),
  refusals: ['agent.not.downline', 'agent.policy.closed', 'agent.already', 'agent.downline.frozen', 'agent.code.taken'],
  runs: 'transaction',
})

export const freezeDownline = operation({
  ...common,
  name: 'freezeDownline',
  summary: 'Freeze a direct downline, where the operator’s policy lets agents do so.',
  path: '/wps/agent/downline/freeze',
  output: z.strictObject({ state: z.enum(memberStates) }),
  refusals: ['agent.not.downline', 'agent.policy.closed'],
  runs: 'transaction',
})

export const unfreezeDownline = operation({
  ...common,
  name: 'unfreezeDownline',
  summary: 'Unfreeze a direct downline.',
  path: '/wps/agent/downline/unfreeze',
  output: z.strictObject({ state: z.enum(memberStates) }),
  refusals: ['agent.not.downline', 'agent.policy.closed'],
  runs: 'transaction',
})

export const resetDownlinePassword = operation({
  ...common,
  name: 'resetDownlinePassword',
  summary: 'Give a direct downline the house’s default password again; the next log-in asks for another.',
  path: '/wps/agent/downline/resetPassword',
  output: z.strictObject({ password: z.string() }),
  refusals: ['agent.not.downline', 'agent.policy.closed'],
  runs: 'concludes',
  perMinute: 30,
})
