import * as z from 'zod/mini'
import { afterId, listSize, pageNumber } from '../agents/team-answers.ts'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { periodFields, recordPageAnswer } from '../records/record-period.ts'
import { amountAnswer } from '../wallet/limits.ts'
import { contractKind, settlementLine } from './contract-answers.ts'
import { contractPeriods } from './contract-terms.ts'

export const listIncome = operation({
  name: 'listIncome',
  cashier: 'agent',
  summary: 'Income from your contracts, period by period, newest first, with what can be claimed.',
  method: 'GET',
  path: '/wps/report/income',
  alsoPaths: ['/wps/report/commission'],
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject({
    ...clientWords,
    ...periodFields,
    kind: z.optional(contractKind),
    after: afterId,
    pageNo: pageNumber,
    pageSize: listSize,
  }),
  output: z.strictObject({
    currency: z.string(),
    /** Of the kind asked for, or of all. */
    claimable: amountAnswer,
    /** The kinds that have something to claim, also those of contracts that have ended. */
    claimableKinds: z.array(contractKind),
    paid: amountAnswer,
    /** Advanced by the company and not yet kept back. */
    owed: amountAnswer,
    list: z.array(
      z.strictObject({
        ...settlementLine.shape,
        lineId: z.string(),
        kind: contractKind,
        period: z.enum(contractPeriods),
        startsAt: z.number(),
        endsAt: z.number(),
        isClaimed: z.boolean(),
      }),
    ),
    ...recordPageAnswer,
  }),
  refusals: ['request.invalid'],
  runs: 'reads',
})

export const estimateIncome = operation({
  name: 'estimateIncome',
  summary: 'What your contract of a kind would pay if its running period ended now.',
  method: 'GET',
  path: '/wps/agent/contracts/estimate',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject({ kind: contractKind }),
  output: z.strictObject({
    /** Null without such a contract. */
    estimate: z.nullable(
      z.strictObject({
        startsAt: z.number(),
        endsAt: z.number(),
        currency: z.string(),
        gross: amountAnswer,
        net: amountAnswer,
        inputs: settlementLine.shape.inputs,
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
