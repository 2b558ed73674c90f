import type * as z from 'zod/mini'
import type { reportRow, reportSums } from '@croupier/api/play/vendor-reports/vendor-reports.ts'
import { Money } from '@croupier/basis/money.ts'
import type { ReportedRound, Sums } from './vendor-report.ts'

const text = (currency: string, units: bigint) => new Money(currency, units).toString()

export function describeReported({
  ref,
  account,
  stake,
  payout,
  currency,
  time,
}: ReportedRound): z.output<typeof reportRow> {
  return { round: ref, member: account, stake: text(currency, stake), payout: text(currency, payout), currency, time }
}

export function describeSums(currency: string, { rounds, stake, payout }: Sums): z.output<typeof reportSums> {
  return { rounds, stake: text(currency, stake), payout: text(currency, payout) }
}
