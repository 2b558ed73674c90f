import { expect, it } from 'vitest'
import { maskName, shownPlayer } from './shown-player.ts'

it.each([
  ['rahim', 'ra***m'],
  ['Sumaiya', 'Su***a'],
  ['abcd', 'ab***d'],
  ['8801712345678', '88***8'],
])('[D-09] shows %s as %s', (account, shown) => {
  expect(maskName(account)).toBe(shown)
})

it('[D-09] shows nothing of players who hide or are unknown', () => {
  expect(shownPlayer('rahim', true)).toEqual({ customerName: '***', isHidden: true })
  expect(shownPlayer(undefined, false)).toEqual({ customerName: '***', isHidden: true })
})
