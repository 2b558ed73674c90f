import { expect, it } from 'vitest'
import type { GameMenu } from './menus.ts'
import { vendorPath, vendorsOf } from './vendors.ts'

function entry(vassalage: string, gameType: GameMenu['gameCategory'], isMaintenance = false) {
  return { vassalage, displayName: `The house of ${vassalage}`, gameType, gameCount: 3, isMaintenance }
}

const menus = [
  { gameCategory: 'RNG', vendors: [entry('PG', 'RNG', true), entry('JL', 'RNG')] },
  { gameCategory: 'FISH', vendors: [entry('JL', 'FISH', true)] },
  { gameCategory: 'VN', vendors: [entry('TCG_LOTTO_VN', 'VN')] },
] as unknown as readonly GameMenu[]

it('[C-03] a vendor of several categories is in the menu once, with all its games', () => {
  expect(vendorsOf(menus)).toMatchObject([
    { vassalage: 'PG', categories: ['RNG'], gameCount: 3, isMaintenance: true },
    { vassalage: 'JL', categories: ['RNG', 'FISH'], gameCount: 6, isMaintenance: false },
    { vassalage: 'TCG_LOTTO_VN', categories: ['VN'] },
  ])
})

it('[C-03] a vendor’s mark leads to its games in its first category', () => {
  expect(vendorsOf(menus).map(vendorPath)).toEqual(['/rng?vassalage=PG', '/rng?vassalage=JL', '/vnLottery'])
})
