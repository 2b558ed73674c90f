import * as z from 'zod/mini'
import { listSize } from '../agents/team-answers.ts'
import { operation } from '../operation.ts'
import { amountAnswer } from '../wallet/limits.ts'
import { contractId } from './contract-answers.ts'

const page = {
  /** `next` of the page before: moment and number of its last round. */
  before: z.optional(z.string().check(z.regex(/^\d{1,15}_[0-9a-f-]{36}$/))),
  pageSize: listSize,
}

const output = z.strictObject({
  currency: z.string(),
  list: z.array(
    z.strictObject({
      roundId: z.string(),
      settledAt: z.number(),
      account: z.string(),
      stake: amountAnswer,
      payout: amountAnswer,
      validBet: amountAnswer,
    }),
  ),
  next: z.nullable(z.string()),
  /** Before this moment rounds are no longer kept one by one. */
  keptSince: z.number(),
})

export const listLineRounds = operation({
  name: 'listLineRounds',
  summary: 'The team’s rounds behind a line of your income, newest first.',
  method: 'GET',
  path: '/wps/agent/contracts/lines/:lineId/rounds',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject({ lineId: contractId, ...page }),
  output,
  refusals: ['settlement.not.found'],
  runs: 'reads',
})

export const listSettlementRounds = operation({
  name: 'listSettlementRounds',
  summary: 'The rounds of a team that a line of a settlement was reckoned from, newest first.',
  method: 'GET',
  path: '/staff/settlements/lines/:lineId/rounds',
  caller: 'staff',
  permission: 'contracts.read',
  input: z.strictObject({ lineId: contractId, ...page }),
  output,
  refusals: ['settlement.not.found'],
  runs: 'reads',
})
