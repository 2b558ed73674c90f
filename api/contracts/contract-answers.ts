import * as z from 'zod/mini'
import { amountAnswer } from '../wallet/limits.ts'
import { contractKinds, contractPeriods, contractTerms } from './contract-terms.ts'

export const contractStates = ['proposed', 'active', 'rejected', 'ended'] as const
export const contractEnds = ['replaced', 'terminated', 'higher-rate', 'moved', 'withdrawn'] as const

export const contractAnswer = z.strictObject({
  contractId: z.string(),
  terms: contractTerms,
  period: z.enum(contractPeriods),
  currency: z.string(),
  /** Null: the company. */
  upline: z.nullable(z.string()),
  downline: z.string(),
  version: z.number(),
  state: z.enum(contractStates),
  proposedBy: z.string(),
  proposedAt: z.number(),
  decidedAt: z.nullable(z.number()),
  /** The first period it pays for, and the first it no longer pays for; epoch milliseconds. */
  effectiveFrom: z.nullable(z.number()),
  effectiveUntil: z.nullable(z.number()),
  endReason: z.nullable(z.enum(contractEnds)),
  /** Who asks to end it. */
  terminationBy: z.nullable(z.string()),
})

/** What a line was reckoned from, so that whoever is paid sees why; amounts in main units. */
export const lineInputs = z.record(z.string(), z.unknown())

export const settlementLine = z.strictObject({
  /** Null in a dry run, which writes none. */
  lineId: z.nullable(z.string()),
  account: z.string(),
  inputs: lineInputs,
  gross: amountAnswer,
  /** Gross less what direct downlines got. */
  net: amountAnswer,
  /** Made up for a later ruling on rounds of earlier periods. */
  correction: amountAnswer,
  /** Kept back for what the company had advanced. */
  netted: amountAnswer,
  paid: amountAnswer,
})

export const contractKind = z.enum(contractKinds)
export const contractId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

export const askStates = ['open', 'offered', 'declined', 'withdrawn', 'moved'] as const

/** A downline’s wish for a contract of a kind. */
export const askAnswer = z.strictObject({
  askId: z.string(),
  kind: contractKind,
  upline: z.string(),
  downline: z.string(),
  /** In the downline's own words; empty where they said nothing. */
  note: z.string(),
  state: z.enum(askStates),
  askedAt: z.number(),
})
