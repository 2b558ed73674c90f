import { describe, expect, it } from 'vitest'
import { countryOf, holds, isRestricted, type Regions, regions } from './regions.ts'
import { maintenance, statusFor } from './system-status.ts'

const rules: Regions = {
  restrictedCountries: ['KP', 'US'],
  restrictedNetworks: ['203.0.113.0/24', '2001:db8:bad::/48'],
  allowedNetworks: ['203.0.113.7', '198.51.100.0/28'],
  countryNetworks: [
    { countryCode: 'US', networks: ['198.51.100.0/24'] },
    { countryCode: 'BD', networks: ['192.0.2.0/24', '2001:db8:bd::/48'] },
  ],
}

describe('[C-02] a visitor’s region', () => {
  it.each([
    ['192.0.2.10', false, 'BD'],
    ['2001:db8:bd::1', false, 'BD'],
    ['203.0.113.8', true, null],
    ['::ffff:203.0.113.8', true, null],
    ['2001:db8:bad::1', true, null],
    ['203.0.113.7', false, null],
    ['198.51.100.200', true, 'US'],
    ['198.51.100.3', false, 'US'],
    ['10.0.0.1', false, null],
    ['not an address', false, null],
  ])('%s is restricted: %s, country %s', (ip, restricted, country) => {
    expect(isRestricted(rules, ip)).toBe(restricted)
    expect(countryOf(rules, ip)).toBe(country)
  })

  it('restricts nobody until the operator says so', () => {
    expect(isRestricted(regions.initial, '203.0.113.8')).toBe(false)
  })

  it.each(['203.0.113.0/33', '300.1.1.1', '10.0.0.0/8/8', '::/129', 'Bangladesh', ''])(
    'refuses %j as a network',
    (text) => {
      expect(regions.schema.safeParse({ ...rules, restrictedNetworks: [text] }).success).toBe(false)
    },
  )

  it('knows an address in a list of one and in none of an empty list', () => {
    expect(holds(['203.0.113.7'], '203.0.113.7')).toBe(true)
    expect(holds([], '203.0.113.7')).toBe(false)
  })
})

describe('[C-02] the system status', () => {
  const closed = { ...maintenance.initial, isOn: true, exceptNetworks: ['203.0.113.7'] }

  it.each([
    ['192.0.2.10', maintenance.initial, 0],
    ['203.0.113.8', maintenance.initial, 2],
    ['192.0.2.10', closed, 1],
    ['203.0.113.8', closed, 1],
    ['203.0.113.7', closed, 0],
  ])('for %s is as maintenance first and region second say', (ip, state, status) => {
    expect(statusFor(ip, { maintenance: state, regions: rules })).toBe(status)
  })
})
