import { expect, it } from 'vitest'
import { instantOf, instantToWallTime, wallTimeToInstant } from './wall-time.ts'

it.each([
  ['2026-11-21T18:30', 'Asia/Dhaka', '2026-11-21T12:30:00Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
])('finds when clocks show %s in %s', (wall, zone, instant) => {
  expect(wallTimeToInstant(wall, zone)).toBe(Date.parse(instant))
  expect(instantToWallTime(Date.parse(instant), zone)).toBe(wall)
})

it('knows no instant for an hour that clocks leave out, or for an empty box', () => {
  expect(wallTimeToInstant('2026-03-29T02:30', 'Europe/Berlin')).toBeUndefined()
  expect(wallTimeToInstant('', 'UTC')).toBeUndefined()
})

it('tells a box that is empty from one whose hour no clock shows', () => {
  expect(instantOf('', 'Europe/Berlin')).toBeUndefined()
  expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toBeNaN()
  expect(instantOf('2026-03-29T03:30', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:30:00Z'))
})
