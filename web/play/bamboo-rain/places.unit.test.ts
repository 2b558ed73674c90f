import { describe, expect, it } from 'vitest'
import { bowlsTop, bowlText, COLUMN, placeAt, placesOf, stalksOf, widthOf } from './places.ts'

describe('[D-05] where a drop of Bamboo Rain is', () => {
  it.each([
    ['LLLLLLLL', 0],
    ['RLLLLLLR', 2],
    ['RRRRRRRR', 8],
  ])('falls by %s into its own bowl', (path, bowl) => {
    const places = placesOf({ path, rows: 8 })
    expect(places).toHaveLength(10)
    expect(places.at(-1)).toEqual({ x: COLUMN / 2 + bowl * COLUMN, y: bowlsTop(8) - 4 })
    expect([placeAt(places, 0), placeAt(places, 1)]).toEqual([places[0], places.at(-1)])
  })

  it('meets a stalk at each row, and passes half a column aside', () => {
    const places = placesOf({ path: 'LRLRLRLR', rows: 8 })
    for (const [row, { x }] of places.slice(1, -1).entries()) {
      expect(stalksOf(row, 8).map((stalk) => stalk.x)).toContain(x)
    }
    expect(stalksOf(0, 8)).toHaveLength(1)
    expect(stalksOf(7, 8).every(({ x }) => x > 0 && x < widthOf(8))).toBe(true)
  })

  it.each([
    [55, '0.55'],
    [110, '1.1'],
    [487, '4.87'],
    [1627, '16.2'],
    [10_967, '109'],
    [100_092, '1000'],
  ])('tells %i hundredths as %s', (hundredths, text) => {
    expect(bowlText(hundredths)).toBe(text)
  })
})
