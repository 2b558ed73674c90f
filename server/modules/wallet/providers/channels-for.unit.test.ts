import { describe, expect, it } from 'vitest'
import { isFor } from './channels-for.ts'

describe('[B-02] whom a channel is offered to', () => {
  it.each([
    [{ leastLevel: 0, leastDays: 0 }, { level: 0, days: 0 }, true],
    [{ leastLevel: 2, leastDays: 0 }, { level: 1, days: 900 }, false],
    [{ leastLevel: 2, leastDays: 0 }, { level: 2, days: 0 }, true],
    [{ leastLevel: 0, leastDays: 7 }, { level: 9, days: 6.99 }, false],
    [{ leastLevel: 0, leastDays: 7 }, { level: 0, days: 7 }, true],
  ])('%o for %o: %s', (channel, member, expected) => {
    expect(isFor(channel, member)).toBe(expected)
  })
})
