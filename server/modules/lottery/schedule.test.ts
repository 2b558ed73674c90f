import { describe, expect, it } from 'vitest'
import { drawsAfter, numeroAfter, type Schedule } from './schedule.ts'

function next(zone: string, schedule: Schedule, from: string, count: number): [string, string][] {
  const draws: [string, string][] = []
  for (const { numero, drawsAt } of drawsAfter(zone, schedule, Date.parse(from))) {
    draws.push([numero, new Date(drawsAt).toISOString()])
    if (draws.length === count) break
  }
  return draws
}

describe('[D-07] the plan of a lottery', () => {
  it('numbers the draws of a local day, and begins again with the next', () => {
    expect(next('Asia/Dhaka', { kind: 'every', minutes: 5 }, '2026-11-23T17:50:00Z', 3)).toEqual([
      ['202611230288', '2026-11-23T17:55:00.000Z'],
      ['202611240001', '2026-11-23T18:00:00.000Z'],
      ['202611240002', '2026-11-23T18:05:00.000Z'],
    ])
  })

  it('has 276 and 300 draws on the days on which clocks change, each numbered once', () => {
    for (const [day, from, count] of [
      ['20260329', '2026-03-28T22:59:59Z', 276],
      ['20261025', '2026-10-24T21:59:59Z', 300],
    ] as const) {
      const numeros = next('Europe/Berlin', { kind: 'every', minutes: 5 }, from, count + 1).map(([numero]) => numero)
      expect(numeros.filter((numero) => numero.startsWith(day))).toHaveLength(count)
      expect(new Set(numeros).size).toBe(count + 1)
    }
  })

  it('[D-07] goes on above the last number where an operator lets it draw less often, and begins again with the next day', () => {
    expect(numeroAfter('202611270841', '202611270170')).toBe('202611270842')
    expect(numeroAfter('202611270109', '202611270110')).toBe('202611270110')
    expect(numeroAfter('202611270109', '202611270545')).toBe('202611270545')
    expect(numeroAfter('202611271440', '202611280001')).toBe('202611280001')
    expect([numeroAfter('20261127', '20261127'), numeroAfter(undefined, '202611270170')]).toEqual([
      '20261127',
      '202611270170',
    ])
  })

  it('draws at the wall’s time on both sides of a change, and on days that were moved', () => {
    const weekly: Schedule = { kind: 'weekly', days: [6, 0], at: '18:15' }
    expect(next('Europe/Berlin', weekly, '2026-10-24T00:00:00Z', 2)).toEqual([
      ['20261024', '2026-10-24T16:15:00.000Z'],
      ['20261025', '2026-10-25T17:15:00.000Z'],
    ])
    const thai: Schedule = { kind: 'monthly', days: [1, 16], at: '14:30', moved: { '2027-01-01': '2026-12-30' } }
    expect(next('Asia/Bangkok', thai, '2026-12-10T00:00:00Z', 2)).toEqual([
      ['20261216', '2026-12-16T07:30:00.000Z'],
      ['20261230', '2026-12-30T07:30:00.000Z'],
    ])
  })
})
