import * as z from 'zod/mini'
import { accountName } from '../identity/limits.ts'
import { operation } from '../operation.ts'
import { amountAnswer } from '../wallet/limits.ts'
import { contractAnswer, lineInputs } from './contract-answers.ts'
import { contractPeriods, contractTerms } from './contract-terms.ts'

const wish = {
  /** A direct downline who is an agent. */
  account: accountName,
  terms: contractTerms,
  /** The kind's first where absent. */
  period: z.optional(z.enum(contractPeriods)),
}

const refusals = [
  'agent.not.downline',
  'contract.not.direct',
  'contract.above.upline',
  'contract.below.more',
  'contract.upline.none',
  'contract.period',
  'request.invalid',
] as const

/** What a contract would have come to. */
export const contractPreview = z.strictObject({
  startsAt: z.number(),
  endsAt: z.number(),
  currency: z.string(),
  gross: amountAnswer,
  inputs: lineInputs,
  /** From when it would pay, agreed now; epoch milliseconds. */
  begins: z.number(),
  /** Accounts below whose contracts would hold a higher rate, and would end. */
  ends: z.array(z.string()),
})

export const previewContract = operation({
  name: 'previewContract',
  summary: 'What a contract would have paid a direct downline in the last period, and what it would end.',
  method: 'POST',
  path: '/wps/agent/contracts/preview',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject(wish),
  output: contractPreview,
  refusals,
  runs: 'reads',
})

export const proposeContract = operation({
  name: 'proposeContract',
  summary: 'Propose a contract to a direct downline, or another in place of theirs.',
  method: 'POST',
  path: '/wps/agent/contracts',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject(wish),
  output: contractAnswer,
  refusals: [...refusals, 'contract.proposed.already', 'function.not.available'],
  runs: 'transaction',
})
