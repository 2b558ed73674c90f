import { expect, it } from 'vitest'
import { gamePagePath } from '@croupier/api/games/start-path.ts'
import { hasPlayNow, startRule } from './start-rule.ts'

const game = { nodeId: 7, gameId: 'a b', vassalage: 'INHOUSE', isGame: 'GAME', gameType: 'RNG' } as const

it.each([
  ['TCG_LOTTO_VN', 'GAME', { kind: 'page', path: '/vnLottery?gameCode=a%20b' }],
  ['TCG_SEA', 'GAME', { kind: 'page', path: '/seaLottery?gameCode=a%20b' }],
  ['LOTT', 'GAME', { kind: 'page', path: '/lottery?gameCode=a%20b' }],
  ['ELOTT', 'GAME', { kind: 'page', path: '/lottery?gameCode=a%20b' }],
  ['ELOTT', 'VASSALAGE', { kind: 'page', path: '/lottery?gameCode=a%20b' }],
  ['BOOK', 'GAME', { kind: 'page', path: '/book?gameCode=a%20b' }],
  ['JL', 'VASSALAGE', { kind: 'vendor', path: '/rng?vassalage=JL' }],
  ['JL', 'GAME', { kind: 'page', path: '/seamless?nodeId=7' }],
] as const)('[D-02] a %s entry that is a %s starts as the spec says', (vassalage, isGame, start) => {
  expect(startRule({ ...game, vassalage, isGame })).toEqual(start)
})

it('[D-02] a game for play money says so in its address', () => {
  expect(gamePagePath(game, true)).toBe('/seamless?nodeId=7&accountType=0')
})

it.each(['LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'BINGO'] as const)(
  '[D-02] an entry that stands for a vendor of %s lists its games, and its tile says play now',
  (gameType) => {
    expect(startRule({ ...game, vassalage: 'JL', isGame: 'VASSALAGE', gameType })).toEqual({
      kind: 'list',
      vassalage: 'JL',
    })
    expect(hasPlayNow({ gameType })).toBe(true)
  },
)

it('[D-02] a slot’s tile has no play-now button', () => {
  expect(hasPlayNow({ gameType: 'RNG' })).toBe(false)
})
