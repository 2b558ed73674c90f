import { describe, expect, it } from 'vitest'
import { bettingLeft, dealtShare, dueIn, phaseOf, secondsLeft } from './table-clock.ts'

const round = { state: 'betting', opensAt: 100_000, closesAt: 120_000, endsAt: 132_000 } as const

describe('[D-03] the clock of a round', () => {
  it.each([
    ['bets are taken until they close', round, true, 119_999, 'betting'],
    ['once the clock has run out nothing is taken, whatever was answered before', round, true, 120_000, 'dealing'],
    ['a table that is off sale stands still', round, false, 110_000, 'still'],
    ['a round is dealt, and then the next one is waited for', { ...round, state: 'settled' }, true, 140_000, 'dealing'],
    ['where none comes the table stands still', { ...round, state: 'settled' }, false, 140_000, 'still'],
    ['what an operator stopped is paused', { ...round, state: 'paused' }, false, 110_000, 'paused'],
    ['a round may be called off', { ...round, state: 'void' }, true, 110_000, 'void'],
    ['before the first round there is none', null, true, 110_000, 'still'],
  ] as const)('[D-03] %s', (_name, each, isOnSale, now, phase) => {
    expect(phaseOf(each, isOnSale, now)).toBe(phase)
  })

  it('[D-03] the last second is told as one, and never less than none', () => {
    expect([100_000, 100_001, 119_001, 120_000, 125_000].map((now) => secondsLeft(round, now))).toEqual([
      20, 20, 1, 0, 0,
    ])
  })

  it('[D-03] shares of both times stay between nothing and all of it', () => {
    expect([90_000, 100_000, 115_000, 130_000].map((now) => bettingLeft(round, now))).toEqual([1, 1, 0.25, 0])
    expect([110_000, 123_000, 132_000, 140_000].map((now) => dealtShare(round, now))).toEqual([0, 0.25, 1, 1])
  })

  it('[D-03] it is asked when bets close, when the round ends and when it is paid', () => {
    expect([119_000, 121_000, 132_250, 134_000].map((now) => dueIn(round, now))).toEqual([
      1_250,
      11_250,
      1_000,
      undefined,
    ])
  })
})
