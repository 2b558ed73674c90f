import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeParSheet } from './par.ts'

it('[D-03] the par sheet of Bamboo Rain says what its rules compute', () => {
  expect(readFileSync(new URL('par-sheet.md', import.meta.url), 'utf8')).toBe(writeParSheet())
})
