import * as z from 'zod/mini'
import { currencies } from '@croupier/basis/currency.ts'
import { amountAnswer } from '../../wallet/limits.ts'

/** How many days a report may be of. */
export const REPORT_DAYS = 400

export const reportCurrency = z.string().check(z.refine((code) => currencies.has(code), 'fault.format'))

/** What every report of days is asked with. */
export const reportFilter = {
  /** The brand's own where absent. */
  currency: z.optional(reportCurrency),
  /** Epoch milliseconds within the first day, of the merchant's calendar; thirty days before the last where absent. */
  from: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  /** The end of the last day; today's where absent. */
  until: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  /** `next` of the page before. */
  before: z.optional(z.iso.date()),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
}

/** A day of the merchant's calendar: `2026-11-28`. */
export const reportDay = z.iso.date()

/** Around the days of a report: newest first, each with its figures, also where nothing happened. */
export const reportFrame = {
  currency: z.string(),
  next: z.nullable(z.string()),
}

/**
 * What the house earned. Amounts in the currency; costs as they are, above zero where the house paid. NGR is GGR less bonuses,
 * agents and goodwill, with the fees that were kept; what providers take for payments is not known here.
 */
export const revenueFigures = {
  rounds: z.number(),
  stake: amountAnswer,
  payout: amountAnswer,
  /** What the house won at vendors that keep wallets of their own; below zero where it lost. */
  vendorWallets: amountAnswer,
  /** Stake less payout, with vendors' wallets. */
  ggr: amountAnswer,
  /** Bonuses, rebates and every other reward, less what was taken back. */
  bonuses: amountAnswer,
  /** Salaries and dividends. */
  agents: amountAnswer,
  /** What operators gave members, less what they took. */
  adjustments: amountAnswer,
  /** What was kept of deposits and withdrawals. */
  fees: amountAnswer,
  ngr: amountAnswer,
}

/** What came in and went out. */
export const cashFigures = {
  deposits: z.number(),
  deposited: amountAnswer,
  withdrawn: amountAnswer,
  /** Deposited less withdrawn. */
  net: amountAnswer,
  /** Members who paid in for the first time. */
  firstDeposits: z.number(),
}
