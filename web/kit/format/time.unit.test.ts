import { describe, expect, it } from 'vitest'
import { formatSeconds, formatTime, secondsUntil } from './time.ts'

const instant = Date.UTC(2026, 10, 21, 18, 4, 9)

describe('formatTime', () => {
  it('writes yyyy-MM-dd hh:mm:ss in the zone asked for', () => {
    expect(formatTime(instant, 'Asia/Dhaka')).toBe('2026-11-22 00:04:09')
    expect(formatTime(instant, 'UTC')).toBe('2026-11-21 18:04:09')
  })

  it('writes the date or the time alone', () => {
    expect(formatTime(instant, 'UTC', 'date')).toBe('2026-11-21')
    expect(formatTime(instant, 'UTC', 'time')).toBe('18:04:09')
  })
})

describe('secondsUntil', () => {
  it('counts a begun second and never goes below zero', () => {
    expect(secondsUntil(10_000, 8_999)).toBe(2)
    expect(secondsUntil(10_000, 9_000)).toBe(1)
    expect(secondsUntil(10_000, 10_001)).toBe(0)
  })
})

describe('formatSeconds', () => {
  it.each([
    [0, '0:00'],
    [59, '0:59'],
    [247, '4:07'],
    [3729, '1:02:09'],
    [183_600, '2d 03:00:00'],
  ])('%s seconds are %s', (seconds, expected) => {
    expect(formatSeconds(seconds)).toBe(expected)
  })

  it('keeps days in a script of the other direction apart from the hours', () => {
    expect(formatSeconds(3 * 86_400 + 5, (days) => `${days} أيام`)).toBe('\u20683 أيام\u2069 00:00:05')
  })
})
