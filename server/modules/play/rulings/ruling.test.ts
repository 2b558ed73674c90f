import { expect, it } from 'vitest'
import { resettling, type Standing, voiding } from './ruling.ts'

const bet = (ref: string, amount: bigint): Standing => ({ ref, type: 'bet', amount })
const win = (ref: string, amount: bigint): Standing => ({ ref, type: 'win', amount })
const back = (originalRef: string, amount: bigint) => ({ type: 'rollback', originalRef, amount })

it('[H-04] voids a round stakes first, so that they pay for what is taken', () => {
  expect(voiding([win('w', 70n), bet('b', 10n), win('gone', 0n), bet('a', 5n)])).toEqual([
    back('b', 10n),
    back('a', 5n),
    back('w', 70n),
  ])
})

it.each<[string, Standing[], bigint, bigint, object[]]>([
  ['pays what is missing', [win('w', 30n)], 30n, 50n, [{ type: 'win', amount: 20n }]],
  ['pays all where nothing was paid', [bet('b', 10n)], 0n, 50n, [{ type: 'win', amount: 50n }]],
  ['takes a part of a win', [bet('b', 10n), win('w', 30n)], 30n, 12n, [back('w', 18n)]],
  [
    'takes the latest win first',
    [win('late', 30n), win('early', 70n)],
    100n,
    60n,
    [back('late', 30n), back('early', 10n)],
  ],
  ['takes everything', [win('late', 30n), win('early', 70n)], 100n, 0n, [back('late', 30n), back('early', 70n)]],
  ['leaves alone what was taken before', [win('late', 0n), win('early', 70n)], 70n, 60n, [back('early', 10n)]],
  ['does nothing where the payout is right', [win('w', 30n)], 30n, 30n, []],
])('[H-04] settling anew %s', (_what, standing, paid, due, corrections) => {
  expect(resettling(standing, paid, due)).toEqual(corrections)
})
