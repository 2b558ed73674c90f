import { REPORT_DAYS } from '@croupier/api/reporting/reports/report-answers.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { localDate, wallInstant } from '@croupier/basis/period.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { cutPage } from '../../../platform/page.ts'
import { merchantZonePort } from '../merchant-zone-port.ts'

const DAY = 86_400_000
const USUAL_DAYS = 31

/** Days of the merchant's calendar, the last included, and the moments they begin and end at. */
export interface ReportDays {
  currency: string
  zone: string
  from: string
  until: string
  /** Epoch milliseconds; `endsAt` is not included. */
  startsAt: number
  endsAt: number
}

export interface ReportAsked {
  currency?: string | undefined
  from?: number | undefined
  until?: number | undefined
}

/** So many days after a day, or before it. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

const daysBetween = (from: string, until: string): number => Math.round((Date.parse(until) - Date.parse(from)) / DAY)

/**
 * Which days a report is of. @throws Refusal request.invalid where the last comes before the first, or there are more than
 * REPORT_DAYS
 */
export function reportDays(
  { clock, use }: Pick<ReadScope, 'clock' | 'use'>,
  { currency, from: fromInstant, until: untilInstant }: ReportAsked,
): ReportDays {
  const merchant = use(merchantZonePort)
  const zone = merchant.zone()
  const until = localDate(zone, untilInstant === undefined ? clock.now() : untilInstant - 1)
  const from = fromInstant === undefined ? dayPlus(until, 1 - USUAL_DAYS) : localDate(zone, fromInstant)
  const span = daysBetween(from, until)
  if (span < 0) throw new Refusal('request.invalid', { fields: [{ field: 'until', messageKey: 'fault.format' }] })
  if (span >= REPORT_DAYS) {
    throw new Refusal('request.invalid', { fields: [{ field: 'from', messageKey: 'fault.format' }] })
  }
  const endsAt = wallInstant(zone, dayPlus(until, 1), 0)
  return { currency: currency ?? merchant.currency(), zone, from, until, startsAt: wallInstant(zone, from, 0), endsAt }
}

/** A page of all days of a report, newest first, each with what is known of it. */
export function pageOfDays<Row>(
  { from, until }: Pick<ReportDays, 'from' | 'until'>,
  { before, pageSize }: { before?: string | undefined; pageSize: number },
  rowOf: (day: string) => Row & { day: string },
): { list: (Row & { day: string })[]; next: string | null } {
  const newest = before === undefined || before > until ? until : dayPlus(before, -1)
  const left = Math.max(0, daysBetween(from, newest) + 1)
  const days = Array.from({ length: Math.min(left, pageSize + 1) }, (_, back) => rowOf(dayPlus(newest, -back)))
  const { rows, next } = cutPage(days, pageSize, ({ day }) => day)
  return { list: rows, next }
}

/** Writes amounts of a currency: ledger units as a person reads them. */
export function amountsOf(currency: string): (units: bigint) => string {
  const kind = currencyOf(currency)
  return (units) => new Money(kind, units).toString()
}
