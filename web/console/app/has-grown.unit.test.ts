import { expect, it } from 'vitest'
import { hasGrown } from './has-grown.ts'

it.each([
  ['the first count', undefined, { feedback: 3 }, false],
  ['as much as before', { feedback: 3 }, { feedback: 3 }, false],
  ['less', { feedback: 3 }, { feedback: 2 }, false],
  ['more in one, less in another', { feedback: 3, deposits: 0 }, { feedback: 1, deposits: 1 }, true],
  ['a queue that was not counted before', { feedback: 3 }, { feedback: 3, deposits: 5 }, false],
] as const)('%s', (_case, before, now, grown) => {
  expect(hasGrown(before, now)).toBe(grown)
})
