import { expect, it } from 'vitest'
import { watchAttendance } from './attendance.ts'

it('somebody is there for a minute after each key, pointer or wheel', () => {
  let now = 0
  const page = new EventTarget()
  const isAttended = watchAttendance(page, () => now)

  now = 59_999
  expect(isAttended()).toBe(true)
  now = 60_000
  expect(isAttended()).toBe(false)
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
    page.dispatchEvent(new Event(sign))
    expect(isAttended()).toBe(true)
    now += 60_000
    expect(isAttended()).toBe(false)
  }
})
