import * as z from 'zod/mini'
import { amountAnswer } from '../limits.ts'

/** `missing-here`: the provider has it and we have not. `missing-there`: the other way round. `different`: another sum. */
export const differenceVerdicts = ['missing-here', 'missing-there', 'different'] as const
export type DifferenceVerdict = (typeof differenceVerdicts)[number]

/** The columns of a report; `payment` may be empty for payouts, `reference` for what the provider cannot name. */
export const reportColumns = ['type', 'reference', 'payment', 'amount', 'currency'] as const
export const REPORT_BYTES_MAX = 8 * 1024 * 1024

/** An operator's file, the provider asked by an operator, or asked by itself at the end of each day. */
export const reportSources = ['file', 'provider', 'schedule'] as const
export type ReportSource = (typeof reportSources)[number]

export const reportId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** A place in the list of reports: `<epoch milliseconds>_<id>`. */
export const reportPlace = z.string().check(z.maxLength(40), z.regex(/^\d{1,13}_[1-9]\d{0,17}$/))

/** A place among the differences of a report: `0_<id>` of one that waits, `1_<id>` of one that is settled. */
export const differencePlace = z.string().check(z.maxLength(30), z.regex(/^[01]_[1-9]\d{0,17}$/))

export const providerReportAnswer = z.strictObject({
  id: z.string(),
  provider: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  source: z.enum(reportSources),
  by: z.string(),
  at: z.number(),
  matched: z.number(),
  differences: z.number(),
  /** Of these, settled. */
  settled: z.number(),
})

export const differenceAnswer = z.strictObject({
  id: z.string(),
  verdict: z.enum(differenceVerdicts),
  kind: z.enum(['deposit', 'payout']),
  reference: z.nullable(z.string()),
  payment: z.nullable(z.string()),
  currency: z.string(),
  theirs: z.nullable(amountAnswer),
  ours: z.nullable(amountAnswer),
  settledBy: z.nullable(z.string()),
  settledAt: z.nullable(z.number()),
  note: z.nullable(z.string()),
})
