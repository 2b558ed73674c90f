import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTimeZone, localDate, periodAt, periodKinds } from './period.ts'

const zones = [
  'Asia/Dhaka',
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'America/Havana',
  'Pacific/Apia',
  'America/St_Johns',
]

const instants = fc.integer({ min: Date.UTC(2001, 0, 1), max: Date.UTC(2035, 0, 1) })

describe('a period', () => {
  it('holds the instant it was asked for, and the next one begins where it ends', () => {
    fc.assert(
      fc.property(fc.constantFrom(...periodKinds), fc.constantFrom(...zones), instants, (kind, zone, instant) => {
        const period = periodAt(kind, zone, instant)
        expect(period.startsAt).toBeLessThanOrEqual(instant)
        expect(period.endsAt).toBeGreaterThan(instant)

        expect(periodAt(kind, zone, period.startsAt)).toEqual(period)
        expect(periodAt(kind, zone, period.endsAt - 1)).toEqual(period)
        expect(periodAt(kind, zone, period.endsAt).startsAt).toBe(period.endsAt)
      }),
      { numRuns: 1500 },
    )
  })

  it('walks every day of ten years without a gap or an overlap', () => {
    for (const zone of ['America/Sao_Paulo', 'Pacific/Apia', 'America/St_Johns']) {
      let day = periodAt('day', zone, Date.parse('2005-01-01T12:00Z'))
      let days = 0
      while (localDate(zone, day.startsAt) !== '2015-01-01') {
        const next = periodAt('day', zone, day.endsAt)
        expect(next.startsAt).toBe(day.endsAt)
        day = next
        days += 1
      }
      // Samoa never had 30 December 2011.
      expect(days).toBe(zone === 'Pacific/Apia' ? 3651 : 3652)
    }
  })

  it.each([
    ['day', '2026-11-20T18:00Z', '2026-11-21T18:00Z'],
    ['hour', '2026-11-21T05:00Z', '2026-11-21T06:00Z'],
    ['minute5', '2026-11-21T05:35Z', '2026-11-21T05:40Z'],
    ['week', '2026-11-15T18:00Z', '2026-11-22T18:00Z'],
    ['semiMonth', '2026-11-15T18:00Z', '2026-11-30T18:00Z'],
    ['month', '2026-10-31T18:00Z', '2026-11-30T18:00Z'],
  ] as const)('in Dhaka at 11:37 on Saturday 21 November 2026 a %s runs from %s to %s', (kind, start, end) => {
    const period = periodAt(kind, 'Asia/Dhaka', Date.parse('2026-11-21T05:37Z'))

    expect(period).toEqual({ kind, startsAt: Date.parse(start), endsAt: Date.parse(end) })
  })

  it('has the first half of a month end before the 16th and the last month end with the year', () => {
    const half = periodAt('semiMonth', 'UTC', Date.parse('2026-12-15T23:59:59.999Z'))
    expect([half.startsAt, half.endsAt]).toEqual([Date.parse('2026-12-01T00:00Z'), Date.parse('2026-12-16T00:00Z')])

    const month = periodAt('month', 'UTC', Date.parse('2026-12-31T23:59Z'))
    expect(month.endsAt).toBe(Date.parse('2027-01-01T00:00Z'))
  })

  it.each([
    ['America/New_York', '2026-03-08T12:00Z', 23],
    ['America/New_York', '2026-11-01T12:00Z', 25],
    ['Europe/Berlin', '2026-03-29T12:00Z', 23],
    ['Asia/Dhaka', '2026-03-29T12:00Z', 24],
    ['Australia/Lord_Howe', '2026-04-04T20:00Z', 24.5],
  ])('in %s the day around %s has %d hours, each a period of its own', (zone, noon, hours) => {
    const day = periodAt('day', zone, Date.parse(noon))
    expect((day.endsAt - day.startsAt) / 3_600_000).toBe(hours)

    let count = 0
    for (let at = day.startsAt; at < day.endsAt; at = periodAt('hour', zone, at).endsAt) count += 1
    expect(count).toBe(Math.ceil(hours))
  })

  it.each([
    ['week', 'America/New_York', '2026-03-04T12:00Z', 7 * 24 - 1],
    ['week', 'America/New_York', '2026-10-28T12:00Z', 7 * 24 + 1],
    ['week', 'Asia/Dhaka', '2026-03-28T12:00Z', 7 * 24],
    ['semiMonth', 'Europe/Berlin', '2026-03-20T12:00Z', 16 * 24 - 1],
    ['semiMonth', 'Europe/Berlin', '2026-10-31T12:00Z', 16 * 24 + 1],
    ['semiMonth', 'UTC', '2026-02-28T12:00Z', 13 * 24],
    ['semiMonth', 'UTC', '2028-02-29T12:00Z', 14 * 24],
    ['month', 'Europe/Berlin', '2026-03-31T21:30Z', 31 * 24 - 1],
    ['month', 'America/Sao_Paulo', '2026-04-15T12:00Z', 30 * 24],
    ['month', 'America/New_York', '2026-11-15T12:00Z', 30 * 24 + 1],
    ['month', 'UTC', '2028-02-01T00:00Z', 29 * 24],
  ] as const)('[F-04] the %s in %s around %s has %d hours, from midnight to midnight', (kind, zone, instant, hours) => {
    const { startsAt, endsAt } = periodAt(kind, zone, Date.parse(instant))
    expect((endsAt - startsAt) / 3_600_000).toBe(hours)
    for (const edge of [startsAt, endsAt]) expect(periodAt('day', zone, edge).startsAt).toBe(edge)
    expect(localDate(zone, startsAt)).not.toBe(localDate(zone, startsAt - 1))
  })

  it('begins a day whose midnight is skipped at the instant clocks jump', () => {
    // Beirut went from 00:00 to 01:00 on 27 March 2022.
    const day = periodAt('day', 'Asia/Beirut', Date.parse('2022-03-27T12:00Z'))

    expect(day.startsAt).toBe(Date.parse('2022-03-26T22:00Z'))
    expect((day.endsAt - day.startsAt) / 3_600_000).toBe(23)
  })

  it('keeps the date shown before midnight with its day when clocks are set back over it', () => {
    // Newfoundland went from 00:01 on 7 November 2010 back to 23:01 on the 6th.
    const newDay = Date.parse('2010-11-07T02:30Z')
    const shownAgain = newDay + 30 * 60_000
    expect(localDate('America/St_Johns', shownAgain)).toBe('2010-11-06')

    expect(periodAt('day', 'America/St_Johns', shownAgain).startsAt).toBe(newDay)
  })
})

describe('isTimeZone', () => {
  it('knows the zones of the IANA database and nothing else', () => {
    expect(isTimeZone('Asia/Dhaka')).toBe(true)
    expect(isTimeZone('Asia/Nowhere')).toBe(false)
    expect(isTimeZone('')).toBe(false)
  })
})
