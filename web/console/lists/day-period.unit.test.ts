import { expect, it } from 'vitest'
import { dayPeriod } from './day-period.ts'

it.each([
  ['Asia/Dhaka', '2026-11-20T18:00:00Z', '2026-11-21T18:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-11-21T11:00:00Z', '2026-11-22T11:00:00Z'],
])('finds where a day begins and ends in %s', (zone, startsAt, endsAt) => {
  const period = dayPeriod('2026-11-21', zone)

  expect(period).toMatchObject({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) })
})

it('knows no day where none is written', () => {
  expect(dayPeriod('soon', 'UTC')).toBeUndefined()
})
