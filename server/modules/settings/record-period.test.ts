import { describe, expect, it } from 'vitest'
import { periodIn } from './record-period.ts'

const DHAKA = 'Asia/Dhaka'
const at = (text: string) => Date.parse(text)
/** 03:30 on 22 November in Dhaka, still the 21st in London. */
const now = at('2026-11-21T21:30:00Z')

describe('the period of a record', () => {
  it.each([
    ['today', '2026-11-22', '2026-11-23'],
    ['yesterday', '2026-11-21', '2026-11-22'],
    ['previous7', '2026-11-16', '2026-11-23'],
    ['previous30', '2026-10-24', '2026-11-23'],
    ['next7', '2026-11-22', '2026-11-29'],
    ['next30', '2026-11-22', '2026-12-22'],
  ] as const)('[B-07] %s goes by the merchant’s calendar', (datePreset, from, until) => {
    const period = periodIn(DHAKA, now, { datePreset })

    expect(period).toEqual({ from: at(`${from}T00:00:00+06:00`), until: at(`${until}T00:00:00+06:00`) })
  })

  it('has days of 23 and 25 hours where clocks change', () => {
    const { from, until } = periodIn('Europe/Berlin', at('2026-10-26T10:00:00Z'), { datePreset: 'previous7' })

    expect((until - from) / 3_600_000).toBe(7 * 24 + 1)
  })

  it('is what was asked for where moments were, and the last 30 days where nothing was', () => {
    expect(periodIn(DHAKA, now, { from: 5, until: 9 })).toEqual({ from: 5, until: 9 })
    expect(periodIn(DHAKA, now, {})).toEqual(periodIn(DHAKA, now, { datePreset: 'previous30' }))
  })
})
