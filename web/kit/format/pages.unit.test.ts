import { describe, expect, it } from 'vitest'
import { pageEntries } from './pages.ts'

describe('pageEntries', () => {
  it.each([
    [1, 1, [1]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [6, 12, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
    [5, 12, [1, 2, 3, 4, 5, 6, 7, 'gap', 12]],
    [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  ])('page %s of %s, range 5, margin 1', (page, total, expected) => {
    expect(pageEntries(page, total)).toEqual(expected)
  })

  it('page 5 of 9, range 1, margin 1', () => {
    expect(pageEntries(5, 9, 1, 1)).toEqual([1, 'gap', 5, 'gap', 9])
  })

  it('draws a page rather than a gap of one page', () => {
    expect(pageEntries(3, 9, 1, 1)).toEqual([1, 2, 3, 'gap', 9])
  })
})
