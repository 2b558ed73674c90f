import type { MaintenancePeriod, StoredVendor, Vendor } from './vendor.ts'

/** A vendor at a moment: an open one is in maintenance during its planned periods, and says until when. */
export function vendorAt(stored: StoredVendor, now: number): Vendor {
  const period = stored.maintenance.find(({ from, until }) => from <= now && now < until)
  if (stored.status !== 'open' || !period) return { ...stored, maintenanceEndsAt: null }
  return { ...stored, status: 'maintenance', maintenanceEndsAt: period.until }
}

/**
 * Periods in order, those that are over left out; undefined where one ends before it begins, or two of them meet.
 * `now` in epoch milliseconds.
 */
export function plannedPeriods(periods: readonly MaintenancePeriod[], now: number): MaintenancePeriod[] | undefined {
  const inOrder = periods.filter(({ until }) => until > now).toSorted((one, other) => one.from - other.from)
  const isRight = periods.every(({ from, until }) => from < until)
  const areApart = inOrder.every(({ from }, place) => place === 0 || inOrder[place - 1]!.until <= from)
  return isRight && areApart ? inOrder : undefined
}
