import { csvLine } from '@croupier/basis/csv-line.ts'
import * as z from 'zod/mini'
import { vendorCode } from '../../games/limits.ts'
import { amountAnswer } from '../../wallet/limits.ts'

/** Columns of a vendor report, ours and the vendor's, in the order in which we write them. */
export const reportColumns = ['round', 'member', 'stake', 'payout', 'currency', 'time'] as const

/** Bytes of a report; some quarter of a million rounds. */
export const REPORT_BYTES_MAX = 33_554_432

/** Days a report is of: all rounds of the house in them are passed. */
export const REPORT_DAYS_MAX = 31

const moment = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_000_000_000_000))

/** Rounds that were opened from one moment to before another; epoch milliseconds. */
export const reportPeriod = { code: vendorCode, from: moment, until: moment }

/** A round as a report's line. */
export const reportRow = z.strictObject({
  /** As the vendor calls it. */
  round: z.string(),
  member: z.string(),
  /** Main units, as the payout. */
  stake: amountAnswer,
  payout: amountAnswer,
  currency: z.string(),
  /** When it was opened, epoch milliseconds. */
  time: z.number(),
})

/** The names of a report's columns, as its first line. */
export const reportHead = csvLine(reportColumns)

/** A round as a line of CSV. */
export function reportLine(row: z.output<typeof reportRow>): string {
  return csvLine(reportColumns.map((column) => (column === 'time' ? new Date(row.time).toISOString() : row[column])))
}

export const reportSums = z.strictObject({ rounds: z.number(), stake: amountAnswer, payout: amountAnswer })
