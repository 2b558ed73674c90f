import { describe, expect, it } from 'vitest'
import { openPart, type Stretch } from './open-part.ts'

const stretch = (startsAt: number, endsAt: number): Stretch => ({ startsAt, endsAt })

describe('[F-04] what is left of a period', () => {
  it.each([
    ['nothing settled', 10, [], stretch(0, 24)],
    ['the one before ends where it begins', 0, [stretch(-24, 0)], stretch(0, 24)],
    ['the one before reaches into it', 10, [stretch(-18, 6)], stretch(6, 24)],
    ['the one after begins within it', 10, [stretch(20, 44)], stretch(0, 20)],
    ['both', 10, [stretch(-18, 6), stretch(20, 44)], stretch(6, 20)],
    ['several within it', 10, [stretch(2, 4), stretch(4, 9), stretch(11, 12)], stretch(9, 11)],
  ])('is what no run has settled: %s', (_what, at, settled, open) => {
    expect(openPart(stretch(0, 24), at, settled)).toEqual({ run: undefined, open })
  })

  it.each([
    ['at its first instant', -18],
    ['at its last', 5],
  ])('is nothing where a run settled the instant: %s', (_what, at) => {
    const run = stretch(-18, 6)
    expect(openPart(stretch(0, 24), at, [stretch(6, 24), run])).toEqual({ run })
  })

  it('covers each instant once, whatever is asked for in whatever order', () => {
    let seed = 7
    const next = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below
    for (let round = 0; round < 50; round += 1) {
      const runs: Stretch[] = []
      for (let asked = 0; asked < 60; asked += 1) {
        // Days of one zone and of another.
        const at = next(240)
        const shift = next(2) * 7
        const startsAt = Math.floor((at - shift) / 24) * 24 + shift
        const found = openPart(stretch(startsAt, startsAt + 24), at, runs)
        if (!found.run) runs.push(found.open)
      }
      const sorted = runs.toSorted((one, other) => one.startsAt - other.startsAt)
      expect(
        sorted.every(
          ({ startsAt, endsAt }, place) => startsAt < endsAt && endsAt <= (sorted[place + 1]?.startsAt ?? 999),
        ),
      ).toBe(true)
    }
  })
})
