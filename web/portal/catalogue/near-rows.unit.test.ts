import { expect, it } from 'vitest'
import { type NearRows, nearRows, nextRows } from './near-rows.ts'

const grid = { total: 10_000, columns: 8, pitch: 250, windowHeight: 900 }

it.each([
  ['at its top', 0, { from: 0, until: 56, before: 0, behind: 1243 * 250 }],
  ['a little below the window’s', 500, { from: 0, until: 40, before: 0, behind: 1245 * 250 }],
  ['in its middle', -125_000, { from: 3976, until: 4056, before: 124_250, behind: 743 * 250 }],
  ['at its end', -311_600, { from: 9944, until: 10_000, before: 310_750, behind: 0 }],
  ['far beyond', -999_999, { from: 9992, until: 10_000, before: 312_250, behind: 0 }],
])('[D-12] draws of ten thousand games only what is near: %s', (_where, top, near) => {
  expect(nearRows({ ...grid, top })).toEqual(near)
})

it('[D-12] draws all of a short list, and nothing of none', () => {
  expect(nearRows({ ...grid, total: 20, top: 0 })).toEqual({ from: 0, until: 20, before: 0, behind: 0 })
  expect(nearRows({ ...grid, total: 0, top: 0 })).toEqual({ from: 0, until: 0, before: 0, behind: 0 })
})

/** What is drawn frame by frame until nothing changes. */
function frames(now: NearRows, near: NearRows): NearRows[] {
  const next = nextRows(now, near, grid)
  return next.from === now.from && next.until === now.until ? [] : [next, ...frames(next, near)]
}

it.each([
  ['the first rows as the list opens', 0, { from: 0, until: 20, before: 0, behind: 0 }, [32, 40, 48, 56]],
  ['a wheel’s turn down', -850, nearRows({ ...grid, top: -100 }), [64, 72, 80]],
  ['a wheel’s turn up', -1100, nearRows({ ...grid, top: -2600 }), [88, 88, 88, 88, 88, 88]],
  ['a jump far down', -125_000, nearRows({ ...grid, top: 0 }), [4056]],
])('[D-12] adds one row in a frame at most, and the list stays as high: %s', (_where, top, now, untils) => {
  const near = nearRows({ ...grid, top })
  const drawn = frames(now, near)

  expect(drawn.map(({ until }) => until)).toEqual(untils)
  expect(drawn.at(-1)).toEqual(near)
  for (const [place, { from, until, before, behind }] of drawn.entries()) {
    const last = drawn[place - 1] ?? now
    // After a jump nothing of it stands yet, and all of it comes at once.
    const isJump = from >= last.until || until <= last.from
    if (!isJump) expect(last.from - from).toBeLessThanOrEqual(grid.columns)
    if (!isJump) expect(Math.ceil(until / grid.columns) - Math.ceil(last.until / grid.columns)).toBeLessThanOrEqual(1)
    expect(before + Math.ceil((until - from) / grid.columns) * grid.pitch + behind).toBe(1250 * grid.pitch)
    expect(until - from).toBeLessThanOrEqual(14 * grid.columns)
  }
})
