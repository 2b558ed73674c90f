import { describe, expect, it } from 'vitest'
import { type ActiveBonus, divide, endingOf } from './bonus-ending.ts'

const bonus: ActiveBonus = { isWagered: false, isOver: false, balance: 5_000n, smallest: 10n, hasOpenStake: false }

describe('[E-02] how a bonus ends', () => {
  it.each([
    ['goes on', {}, undefined],
    ['is wagered', { isWagered: true }, 'released'],
    ['is wagered, though its time is over', { isWagered: true, isOver: true }, 'released'],
    ['is wagered with nothing left', { isWagered: true, balance: 0n }, 'released'],
    ['is over', { isOver: true }, 'expired'],
    ['is lost', { balance: 9n }, 'lost'],
    ['holds the least there is', { balance: 10n }, undefined],
    ['may still win', { balance: 0n, hasOpenStake: true }, undefined],
  ] as const)('%s', (_title, more, ending) => {
    expect(endingOf({ ...bonus, ...more })).toBe(ending)
  })

  it.each([
    // Case 21 of the brief, in hundredths: 3,456.78 with at most 3,000, and a later win of 50.
    ['released', 345_678n, 300_000n, 0n, 300_000n, 45_678n],
    ['released', 5_000n, 300_000n, 300_000n, 0n, 5_000n],
    ['released', 5_000n, null, 300_000n, 5_000n, 0n],
    ['released', 5_000n, 300_000n, 297_000n, 3_000n, 2_000n],
    ['expired', 5_000n, null, 0n, 0n, 5_000n],
    ['forfeited', 32_000n, 300_000n, 0n, 0n, 32_000n],
    ['lost', 9n, null, 0n, 0n, 9n],
  ] as const)('%s: %s with at most %s after %s gives %s to main', (state, balance, most, before, released, taken) => {
    expect(divide(state, balance, most, before)).toEqual({ released, taken })
  })
})
