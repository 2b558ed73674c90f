import * as z from 'zod/mini'
import { accountName, memberStates } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'

const common = { caller: 'agent', module: 'AGENTPOLICY3' } as const

export const listCashiers = operation({
  ...common,
  name: 'listCashiers',
  summary: 'Your cashiers: further log-ins that send money for you and see no contracts.',
  method: 'GET',
  path: '/wps/agent/cashiers',
  input: z.strictObject({}),
  output: z.strictObject({
    /** How many may be open at once. */
    most: z.number(),
    list: z.array(
      z.strictObject({
        account: z.string(),
        state: z.enum(memberStates),
        openedAt: z.number(),
        lastLoginAt: z.nullable(z.number()),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})

export const openCashier = operation({
  ...common,
  name: 'openCashier',
  summary: 'Open a cashier. The first log-in is with the house’s default password, and asks for another.',
  method: 'POST',
  path: '/wps/agent/cashier',
  input: z.strictObject({ username: accountName }),
  output: z.strictObject({ account: z.string(), password: z.string() }),
  refusals: ['agent.cashiers.most', 'request.invalid', 'username.taken'],
  runs: 'concludes',
  perMinute: 30,
})

const change = {
  ...common,
  method: 'POST',
  input: z.strictObject({ account: accountName }),
} as const

export const freezeCashier = operation({
  ...change,
  name: 'freezeCashier',
  summary: 'Freeze one of your cashiers.',
  path: '/wps/agent/cashier/freeze',
  output: z.strictObject({ state: z.enum(memberStates) }),
  refusals: ['agent.cashier.unknown'],
  runs: 'transaction',
})

export const unfreezeCashier = operation({
  ...change,
  name: 'unfreezeCashier',
  summary: 'Unfreeze one of your cashiers.',
  path: '/wps/agent/cashier/unfreeze',
  output: z.strictObject({ state: z.enum(memberStates) }),
  refusals: ['agent.cashier.unknown', 'agent.cashiers.most', 'agent.policy.closed'],
  runs: 'transaction',
})

export const resetCashierPassword = operation({
  ...change,
  name: 'resetCashierPassword',
  summary: 'Give a cashier the house’s default password again; the next log-in asks for another.',
  path: '/wps/agent/cashier/resetPassword',
  output: z.strictObject({ password: z.string() }),
  refusals: ['agent.cashier.unknown'],
  runs: 'concludes',
  perMinute: 30,
})
