import { expect, it } from 'vitest'
import { plannedPeriods, vendorAt } from './maintenance.ts'
import type { StoredVendor } from './vendor.ts'

const vendor: StoredVendor = {
  id: 1,
  code: 'RIVER',
  name: 'River',
  protocol: 'softswiss',
  status: 'open',
  settings: { frameOrigins: [] },
  position: 1,
  isHot: false,
  closedCountries: [],
  closedCurrencies: [],
  maintenance: [
    { from: 100, until: 200 },
    { from: 300, until: 400 },
  ],
}

it.each<[number, StoredVendor['status'], string, number | null]>([
  [99, 'open', 'open', null],
  [100, 'open', 'maintenance', 200],
  [199, 'open', 'maintenance', 200],
  [200, 'open', 'open', null],
  [350, 'open', 'maintenance', 400],
  [150, 'closed', 'closed', null],
  // Maintenance that an operator began by hand has no end.
  [150, 'maintenance', 'maintenance', null],
])('[D-04] at %i a vendor who is %s stands as %s, until %s', (now, status, expected, endsAt) => {
  expect(vendorAt({ ...vendor, status }, now)).toMatchObject({ status: expected, maintenanceEndsAt: endsAt })
})

it.each([
  ['in order', [300, 400, 100, 200], [100, 200, 300, 400]],
  ['one after the other', [100, 200, 200, 300], [100, 200, 200, 300]],
  ['without what is over', [10, 50, 100, 200], [100, 200]],
  ['with what goes on', [10, 60], [10, 60]],
  ['not over one another', [100, 200, 199, 300], undefined],
  ['not backwards', [200, 100], undefined],
  ['not without length', [100, 100], undefined],
])('[D-04] periods of maintenance are planned %s', (_how, moments, expected) => {
  const periodsOf = (flat: readonly number[]) =>
    flat.flatMap((from, place) => (place % 2 === 0 ? [{ from, until: flat[place + 1]! }] : []))
  expect(plannedPeriods(periodsOf(moments), 50)).toEqual(expected && periodsOf(expected))
})
