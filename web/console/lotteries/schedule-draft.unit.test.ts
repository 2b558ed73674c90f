import { changeLottery } from '@croupier/api/lottery/staff/change-lottery.ts'
import { describe, expect, it } from 'vitest'
import { beginSchedule, readSchedule } from './schedule-draft.ts'

describe('a schedule in its boxes', () => {
  it.each([
    { kind: 'every', minutes: 5 },
    { kind: 'weekly', days: [0, 3, 6], at: '18:30' },
    { kind: 'monthly', days: [1, 16], at: '15:30' },
    { kind: 'monthly', days: [1, 16], at: '15:30', moved: { '2027-01-01': '2026-12-30' } },
  ] as const)('comes back as it went in: %o', (schedule) => {
    const read = readSchedule(beginSchedule(schedule as never)).schedule

    expect(read).toEqual(schedule)
    expect(changeLottery.input.safeParse({ gameCode: 'THAI', schedule: read }).success).toBe(true)
  })

  const monthly = beginSchedule({ kind: 'monthly', days: [1], at: '15:30' })
  it.each([
    [{ kind: 'every', minutes: '0' }, 'minutes'],
    [{ kind: 'every', minutes: '' }, 'minutes'],
    [{ kind: 'weekly', weekdays: [] }, 'weekdays'],
    [{ monthDays: '' }, 'monthDays'],
    [{ monthDays: '1, 29' }, 'monthDays'],
    [{ monthDays: '1 1' }, 'monthDays'],
    [{ monthDays: '1 2 3 4 5' }, 'monthDays'],
    [{ at: '' }, 'at'],
    [{ moved: [{ day: '2027-01-01', to: '' }] }, 'moved'],
  ] as const)('says which box means nothing: %o', (changes, fault) => {
    expect(readSchedule({ ...monthly, ...changes })).toEqual({ fault })
  })
})
