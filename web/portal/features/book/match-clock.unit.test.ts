import { describe, expect, it } from 'vitest'
import { minuteOf, minuteOfStep, progressOf, roundOf } from './match-clock.ts'

const STARTS = 1_000_000
const match = { startsAt: STARTS, state: 'running', step: 16, steps: 45, stepMilliseconds: 4000 } as const
const after = (steps: number) => STARTS + steps * match.stepMilliseconds

describe('[D-08] the clock of a match', () => {
  it('[D-08] goes on between two answers', () => {
    expect([16, 16.5, 16.9].map((steps) => minuteOf(match, after(steps)))).toEqual([33, 34, 34])
  })

  it('[D-08] is never ahead of the score: it waits at the end of the last step that was told', () => {
    expect([17, 20, 400].map((steps) => minuteOf(match, after(steps)))).toEqual([34, 34, 34])
    expect(minuteOf({ ...match, step: 17 }, after(17))).toBe(35)
    expect(progressOf(match, after(18))).toBeLessThan(17)
  })

  it('[D-08] does not go back where the clock of this device is behind', () => {
    expect(minuteOf(match, after(3))).toBe(33)
  })

  it('[D-08] stands before the start and after the end', () => {
    expect(progressOf({ ...match, state: 'coming', step: 0 }, after(5))).toBe(0)
    expect(progressOf({ ...match, state: 'over', step: 45 }, after(60))).toBe(45)
    expect(minuteOf({ ...match, step: 45 }, after(45))).toBe(90)
  })

  it('[D-08] counts rounds from 1, and names the minute a goal fell in', () => {
    expect(roundOf({ ...match, step: 0 }, after(0.2))).toBe(1)
    expect(roundOf({ ...match, step: 7 }, after(9))).toBe(8)
    expect([1, 17, 45].map((step) => minuteOfStep(step, 45))).toEqual([2, 34, 90])
  })
})
