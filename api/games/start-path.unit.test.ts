import { expect, it } from 'vitest'
import { gamePagePath, betPagePath, vendorPagePath } from './start-path.ts'

it.each([
  ['TCG_LOTTO_VN', '/vnLottery?gameCode=a%20b'],
  ['TCG_SEA', '/seaLottery?gameCode=a%20b'],
  ['LOTT', '/lottery?gameCode=a%20b'],
  ['ELOTT', '/lottery?gameCode=a%20b'],
  ['BOOK', '/book?gameCode=a%20b'],
  ['TABLES', '/tables?gameCode=a%20b'],
  ['POKER', '/poker?gameCode=a%20b'],
  ['JL', undefined],
])(
  '[D-02] [D-06] [D-08] a lottery, a league or a table of the house, or its poker, of %s, is started at %s',
  (vassalage, path) => {
    expect(betPagePath({ vassalage, gameId: 'a b' })).toBe(path)
  },
)

it('[D-02] any other game is started on the game page, for play money where that was asked', () => {
  expect(gamePagePath({ nodeId: 7 })).toBe('/seamless?nodeId=7')
  expect(gamePagePath({ nodeId: 7 }, true)).toBe('/seamless?nodeId=7&accountType=0')
})

it('[D-02] a vendor of slots has its own page among the slots', () => {
  expect(vendorPagePath('A&B')).toBe('/rng?vassalage=A%26B')
})
