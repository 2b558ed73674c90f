import { spotsOf } from '@croupier/games/tables/tables.ts'
import { expect, it } from 'vitest'
import { BREADTH, LENGTH, placeOf } from './roulette-places.ts'

const spots = spotsOf('ROULETTE').map(({ id }) => id)

it('[D-03] every spot of the wheel’s table has a place of its own on it', () => {
  const places = spots.map(placeOf)
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(spots.length)
  for (const { along, across, size } of places) {
    expect(along).toBeGreaterThanOrEqual(0)
    expect(across).toBeGreaterThanOrEqual(0)
    expect(along + (size?.[0] ?? 0)).toBeLessThanOrEqual(LENGTH)
    expect(across + (size?.[1] ?? 0)).toBeLessThanOrEqual(BREADTH)
  }
})

it('[D-03] cells do not overlap', () => {
  const taken = new Set<string>()
  for (const { along, across, size } of spots.map(placeOf)) {
    for (let a = 0; a < (size?.[0] ?? 0); a += 1) {
      for (let c = 0; c < (size?.[1] ?? 0); c += 1) {
        const cell = `${along + a} ${across + c}`
        expect(taken.has(cell)).toBe(false)
        taken.add(cell)
      }
    }
  }
})

it('[D-03] chips between numbers lie where these meet', () => {
  expect(placeOf('STRAIGHT:1')).toEqual({ along: 1, across: 2, size: [1, 1] })
  expect(placeOf('SPLIT:1-2')).toEqual({ along: 1.5, across: 2, size: null })
  expect(placeOf('SPLIT:1-4')).toEqual({ along: 2, across: 2.5, size: null })
  expect(placeOf('SPLIT:0-3')).toEqual({ along: 1, across: 0.5, size: null })
  expect(placeOf('CORNER:1')).toEqual({ along: 2, across: 2, size: null })
  expect(placeOf('CORNER:32')).toEqual({ along: 12, across: 1, size: null })
  expect(placeOf('STREET:34')).toEqual({ along: 12.5, across: 3, size: null })
  expect(placeOf('COLUMN:3')).toEqual({ along: 13, across: 0, size: [1, 1] })
})
