import { expect, it } from 'vitest'
import { beginningWritten } from './promotion-draft.ts'

const NOW = 1_000_000
const PAST = { startsAt: NOW - 1 }
const PLANNED = { startsAt: NOW + 1 }

it.each([
  ['a new one begins now', undefined, true, NOW],
  ['a copy of one that has long run begins now', PAST, true, NOW],
  ['a copy of one that is yet to begin begins with it', PLANNED, true, NOW + 1],
  ['a draft that is changed begins when it was written to', PAST, false, NOW - 1],
])('[H-05] %s', (_what, initial, isNew, begins) => {
  expect(beginningWritten(initial, isNew, NOW)).toBe(begins)
})
