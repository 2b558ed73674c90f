import { describe, expect, it } from 'vitest'
import { type RiskFacts, risksOf } from './withdrawal-risks.ts'

const DAY = 86_400_000
const requestedAt = 100 * DAY
const quiet: RiskFacts = {
  requestedAt,
  hasBeenPaid: true,
  newestDeviceAt: 10 * DAY,
  registeredAt: 0,
  accountBoundAt: 10 * DAY,
  askedWithinDay: 1,
  isAccountShared: false,
  isDeviceShared: false,
}

describe('[H-03] risk flags of a withdrawal', () => {
  it.each<[string, Partial<RiskFacts>, string[]]>([
    ['nothing', {}, []],
    ['the first', { hasBeenPaid: false }, ['first']],
    ['a device of yesterday', { newestDeviceAt: requestedAt - DAY + 1 }, ['new-device']],
    ['a device of the day before', { newestDeviceAt: requestedAt - DAY }, []],
    ['the first device of a new member', { newestDeviceAt: requestedAt - 5, registeredAt: requestedAt - 10 }, []],
    ['no device known', { newestDeviceAt: null }, []],
    ['an account bound an hour ago', { accountBoundAt: requestedAt - 3_600_000 }, ['changed-account']],
    ['the third in a day', { askedWithinDay: 3 }, ['velocity']],
    ['a device others use', { isDeviceShared: true }, ['shared-device']],
    ['an account others have', { isAccountShared: true }, ['shared-account']],
    [
      'all at once',
      {
        hasBeenPaid: false,
        newestDeviceAt: requestedAt,
        accountBoundAt: requestedAt,
        askedWithinDay: 9,
        isAccountShared: true,
        isDeviceShared: true,
      },
      ['first', 'new-device', 'changed-account', 'velocity', 'shared-account', 'shared-device'],
    ],
  ])('%s', (_what, facts, risks) => {
    expect(risksOf({ ...quiet, ...facts })).toEqual(risks)
  })
})
