import { REPORT_DAYS_MAX } from '@croupier/api/play/vendor-reports/vendor-reports.ts'
import type { Scope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { vendorByCode } from '../../catalogue/index.ts'

const DAY = 86_400_000

export interface VendorPeriod {
  vendorId: number
  /** Epoch milliseconds; `until` is not included. */
  from: number
  until: number
}

/** @throws Refusal vendor.not.found; request.invalid where the period is upside down or too long. */
export function vendorPeriod(
  scope: Pick<Scope, 'use'>,
  { code, from, until }: { code: string; from: number; until: number },
): VendorPeriod {
  const vendor = vendorByCode(scope, code)
  if (!vendor) throw new Refusal('vendor.not.found')
  if (until <= from || until - from > (REPORT_DAYS_MAX + 1) * DAY) {
    throw new Refusal('request.invalid', { fields: [{ field: 'until', messageKey: 'fault.format' }] })
  }
  return { vendorId: vendor.id, from, until }
}
