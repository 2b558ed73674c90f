import type { GameType } from '@croupier/api/games/game-types.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { expect, it } from 'vitest'
import { validBetOf, type Wager } from './valid-bet.ts'

const on = (stake: bigint, selection: string, name = 'colour', selections = 2): Wager => ({
  stake,
  market: { name, selection, selections },
})

it.each<[string, GameType, Wager[], bigint]>([
  ['nothing', 'RNG', [], 0n],
  ['a spin', 'RNG', [{ stake: 100n }], 100n],
  ['a chosen chance that pays 1.02', 'RNG', [{ stake: 100n, chosenMultiplier: Ratio.parse('1.02') }], 0n],
  ['a chosen chance that pays just below', 'RNG', [{ stake: 100n, chosenMultiplier: Ratio.parse('1.4999') }], 0n],
  ['a chosen chance that pays exactly 1.5', 'RNG', [{ stake: 100n, chosenMultiplier: Ratio.parse('1.5') }], 100n],
  ['shots at fish', 'FISH', [{ stake: 3n }, { stake: 4n }], 7n],
  ['a lottery ticket', 'LOTT', [{ stake: 20n }], 20n],
  ['a bingo card', 'BINGO', [{ stake: 5n }], 5n],
  ['what was put into a pot', 'PVP', [{ stake: 10n }, { stake: 30n }], 40n],
  ['a void ticket', 'VN', [{ stake: 20n, isVoid: true }], 0n],
  ['a table’s bet of which nothing is told', 'LIVE', [{ stake: 100n }], 100n],
  ['one side', 'LIVE', [on(100n, 'red')], 100n],
  ['both sides alike', 'LIVE', [on(100n, 'red'), on(100n, 'black')], 0n],
  ['both sides, one of them more', 'LIVE', [on(100n, 'player'), on(60n, 'banker')], 40n],
  ['one side twice against the other', 'LIVE', [on(50n, 'red'), on(50n, 'red'), on(60n, 'black')], 40n],
  ['two dozens of three', 'LIVE', [on(10n, '1', 'dozen', 3), on(10n, '2', 'dozen', 3)], 20n],
  ['all dozens', 'LIVE', [on(10n, '1', 'dozen', 3), on(10n, '2', 'dozen', 3), on(25n, '3', 'dozen', 3)], 15n],
  ['two markets, each by itself', 'LIVE', [on(10n, 'red'), on(10n, 'even', 'parity')], 20n],
  ['a side whose opposite is void', 'LIVE', [on(10n, 'red'), { ...on(10n, 'black'), isVoid: true }], 10n],
  ['cocks on both sides', 'COCKFIGHT', [on(30n, 'meron'), on(10n, 'wala')], 20n],
  ['odds of exactly 1.50', 'SPORTS', [{ stake: 100n, odds: '1.50' }], 100n],
  ['odds just below', 'SPORTS', [{ stake: 100n, odds: '1.4999' }], 0n],
  [
    'odds of which one is low',
    'ESPORTS',
    [
      { stake: 100n, odds: '2' },
      { stake: 70n, odds: '1.2' },
    ],
    100n,
  ],
  ['a void bet at good odds', 'SPORTS', [{ stake: 100n, odds: '3.10', isVoid: true }], 0n],
  ['odds that are not told', 'SPORTS', [{ stake: 100n }], 100n],
])('[D-09] counts of %s (%s) what is at risk', (_what, gameType, wagers, valid) => {
  expect(validBetOf(gameType, wagers, { lowestMultiplier: Ratio.parse('1.5') })).toBe(valid)
})
