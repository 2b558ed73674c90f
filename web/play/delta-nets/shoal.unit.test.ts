import { allSpecies } from '@croupier/games/delta-nets/tables.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Fish, fishAt, isInSight, nearestOf, nextFrom, shoalAt, STILL_MILLISECONDS } from './shoal.ts'

const desk = { width: 1_100, height: 700 }
const phone = { width: 390, height: 480 }
const begin = Date.UTC(2026, 10, 28)

it('[D-03] shows the same river at the same time, and another at another', () => {
  expect(shoalAt(begin, desk)).toEqual(shoalAt(begin, desk))
  expect(shoalAt(begin, desk)).not.toEqual(shoalAt(begin + 1_000, desk))
})

it('[D-03] lets every species swim by, small ones almost always', () => {
  for (const water of [desk, phone]) {
    const seen = new Map<string, number>()
    const moments = Array.from({ length: 900 }, (_, second) => begin + second * 1_000)
    for (const moment of moments) {
      const inSight = shoalAt(moment, water).filter((fish) => isInSight(fish, water))
      for (const species of new Set(inSight.map((fish) => fish.species)))
        seen.set(species, (seen.get(species) ?? 0) + 1)
      expect(inSight.length).toBeLessThan(45)
    }
    expect([...seen.keys()].toSorted()).toEqual([...allSpecies].toSorted())
    expect(seen.get('mola')).toBeGreaterThan(moments.length * 0.9)
    expect(seen.get('dragon')).toBeGreaterThan(moments.length * 0.15)
  }
})

it('[D-03] moves every fish on smoothly, in the water and under its own name', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000_000 }), (offset) => {
      const before = new Map(shoalAt(begin + offset, desk).map((fish) => [fish.key, fish]))
      const after = shoalAt(begin + offset + 40, desk)
      expect(before.size).toBe(new Set(before.keys()).size)
      for (const fish of after) {
        const was = before.get(fish.key)
        if (was) {
          expect(Math.abs(fish.x - was.x)).toBeLessThan(8)
          expect(Math.sign(fish.x - was.x)).toBe(fish.heading)
        }
        expect(fish.y).toBeGreaterThan(0)
        expect(fish.y).toBeLessThan(desk.height)
      }
    }),
    { numRuns: 60 },
  )
})

it('[D-03] stands still for a while where less movement is asked for', () => {
  const start = Math.ceil(begin / STILL_MILLISECONDS) * STILL_MILLISECONDS
  expect(shoalAt(start, desk, true)).toEqual(shoalAt(start + STILL_MILLISECONDS - 1, desk, true))
  expect(shoalAt(start, desk, true)).not.toEqual(shoalAt(start + STILL_MILLISECONDS, desk, true))
})

const fish = (key: string, x: number, y: number, species: Fish['species'] = 'mola'): Fish => ({
  key,
  species,
  x,
  y,
  length: 80,
  height: 40,
  heading: 1,
  tilt: 0,
})

it('[D-03] finds the fish under a finger, and none in the bare water', () => {
  const shoal = [fish('a', 100, 100), fish('b', 150, 100)]
  expect(fishAt(shoal, 104, 104)?.key).toBe('a')
  expect(fishAt(shoal, 132, 100)?.key).toBe('b')
  expect(fishAt(shoal, 300, 300)).toBeUndefined()
})

it('[D-03] goes from fish to fish by the arrow keys, and stays where there is none', () => {
  const shoal = [fish('a', 100, 100), fish('b', 300, 110), fish('c', 180, 300), fish('d', 320, 400)]
  const [a] = shoal
  expect(nextFrom(shoal, a, 'right')?.key).toBe('b')
  expect(nextFrom(shoal, a, 'down')?.key).toBe('c')
  expect(nextFrom(shoal, a, 'left')?.key).toBe('a')
  expect(nextFrom(shoal, undefined, 'left')?.key).toBe('a')
  expect(nearestOf([...shoal, fish('e', 500, 100, 'ray')], 'ray', 0, 0)?.key).toBe('e')
  expect(nearestOf(shoal, 'ray', 0, 0)).toBeUndefined()
})
