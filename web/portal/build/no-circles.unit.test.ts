import { expect, it } from 'vitest'
import { circleIn } from './no-circles.ts'

it.each([
  ['nothing', {}, undefined],
  ['a chain', { a: ['b'], b: ['c'], c: [] }, undefined],
  ['two ways to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, undefined],
  ['a file that needs itself', { a: ['a'] }, ['a', 'a']],
  ['two that need each other', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
  ['a circle behind a way in', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, ['b', 'c', 'd', 'b']],
])('%s', (_case, files: Record<string, string[]>, circle) => {
  expect(circleIn(new Map(Object.entries(files)))).toEqual(circle)
})
