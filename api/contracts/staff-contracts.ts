import * as z from 'zod/mini'
import { afterId, listSize } from '../agents/team-answers.ts'
import { accountName } from '../identity/limits.ts'
import { operation } from '../operation.ts'
import { amountAnswer } from '../wallet/limits.ts'
import { contractAnswer, contractId, contractKind, settlementLine } from './contract-answers.ts'
import { contractPeriods, contractTerms } from './contract-terms.ts'
import { contractPreview } from './propose-contract.ts'

export const COMPANY = 'company'

const signed = {
  /** An account, or `company`. */
  upline: accountName,
  account: accountName,
  terms: contractTerms,
  period: z.optional(z.enum(contractPeriods)),
}

const signRefusals = [
  'member.not.found',
  'contract.not.direct',
  'contract.above.upline',
  'contract.below.more',
  'contract.upline.none',
  'contract.period',
  'request.invalid',
] as const

export const previewStaffContract = operation({
  name: 'previewStaffContract',
  summary: 'What a contract would have paid an agent in the last period, and what it would end.',
  method: 'POST',
  path: '/staff/contracts/preview',
  caller: 'staff',
  permission: 'contracts.manage',
  memberMoney: 'none',
  input: z.strictObject(signed),
  output: contractPreview,
  refusals: signRefusals,
  runs: 'reads',
})

export const signContract = operation({
  name: 'signContract',
  summary:
    'Sign a contract for the company or an upline with an agent; it takes effect at once and replaces the current one.',
  method: 'POST',
  path: '/staff/contracts',
  caller: 'staff',
  permission: 'contracts.manage',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject(signed),
  output: z.strictObject({ ...contractAnswer.shape, ended: z.array(z.string()) }),
  refusals: signRefusals,
  runs: 'transaction',
})

export const endContract = operation({
  name: 'endContract',
  summary: 'End a contract, with those below that it held up.',
  method: 'POST',
  path: '/staff/contracts/:contractId/end',
  caller: 'staff',
  permission: 'contracts.manage',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({ contractId }),
  output: z.strictObject({ ...contractAnswer.shape, ended: z.array(z.string()) }),
  refusals: ['contract.not.found', 'contract.state'],
  runs: 'transaction',
})

export const listStaffContracts = operation({
  name: 'listStaffContracts',
  summary: 'Contracts of all agents or of one, newest first.',
  method: 'GET',
  path: '/staff/contracts',
  caller: 'staff',
  permission: 'contracts.read',
  input: z.strictObject({
    account: z.optional(accountName),
    kind: z.optional(contractKind),
    state: z._default(z.enum(['open', 'all']), 'open'),
    after: afterId,
    pageSize: listSize,
  }),
  output: z.strictObject({ list: z.array(contractAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})

const run = z.strictObject({
  runId: z.nullable(z.string()),
  kind: contractKind,
  length: z.enum(contractPeriods),
  currency: z.string(),
  /** When the period began, ISO 8601 in UTC. */
  period: z.string(),
  endsAt: z.number(),
  state: z.enum(['dry-run', 'computed', 'paid']),
  companyTotal: amountAnswer,
  madeAt: z.nullable(z.number()),
})

export const settlePeriod = operation({
  name: 'settlePeriod',
  summary: 'Settle a kind of contract for a period, or show what it would come to. What is settled stays as it is.',
  method: 'POST',
  path: '/staff/settlements',
  caller: 'staff',
  permission: 'contracts.settle',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    kind: contractKind,
    /** A moment of the period, epoch milliseconds. */
    at: z.int().check(z.minimum(0), z.maximum(8_000_000_000_000)),
    length: z.optional(z.enum(contractPeriods)),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3,5}$/))),
    isDryRun: z._default(z.boolean(), false),
  }),
  output: z.strictObject({ ...run.shape, lines: z.array(settlementLine) }),
  refusals: ['request.invalid', 'settlement.period.open', 'settlement.behind', 'settlement.before.open'],
  runs: 'own',
})

export const listSettlements = operation({
  name: 'listSettlements',
  summary: 'Settlements, newest first.',
  method: 'GET',
  path: '/staff/settlements',
  caller: 'staff',
  permission: 'contracts.read',
  input: z.strictObject({ kind: z.optional(contractKind), after: afterId, pageSize: listSize }),
  output: z.strictObject({ list: z.array(run), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})

export const showSettlement = operation({
  name: 'showSettlement',
  summary: 'A settlement with its lines and what each was reckoned from.',
  method: 'GET',
  path: '/staff/settlements/:runId',
  caller: 'staff',
  permission: 'contracts.read',
  input: z.strictObject({ runId: contractId, after: afterId, pageSize: listSize }),
  output: z.strictObject({ ...run.shape, lines: z.array(settlementLine), next: z.nullable(z.string()) }),
  refusals: ['settlement.not.found'],
  runs: 'reads',
})
