import { expect, it } from 'vitest'
import type { Game, Vendor } from '../../catalogue/index.ts'
import { judgeStart, type Start } from './start-rules.ts'

const vendor = { protocol: 'softswiss', status: 'open' } as Vendor
const house = { protocol: 'rgs', status: 'open' } as Vendor
const game = { status: 'open', isDemoCapable: true } as Game
const plain: Start = {
  vendor,
  game,
  isClosedHere: false,
  isCurrencyClosed: false,
  isTrial: false,
  wantsDemo: false,
  isDemoOffered: true,
}

it.each<[what: string, start: Partial<Start>, verdict: string]>([
  ['a member', {}, 'money'],
  ['a member who wants play money', { wantsDemo: true }, 'demo'],
  ['a trial at another vendor', { isTrial: true }, 'in_need_true_account'],
  ['a trial in a game of the house', { isTrial: true, vendor: house }, 'in_need_true_account'],
  ['a trial who asks for a demo of another vendor', { isTrial: true, wantsDemo: true }, 'demo'],
  ['a trial who asks for a demo of the house', { isTrial: true, vendor: house, wantsDemo: true }, 'own play money'],
  [
    'a trial where there is no demo',
    { isTrial: true, wantsDemo: true, game: { ...game, isDemoCapable: false } },
    'in_need_true_account',
  ],
  ['a trial where demos are off', { isTrial: true, wantsDemo: true, isDemoOffered: false }, 'in_need_true_account'],
  [
    'play money where there is none',
    { wantsDemo: true, game: { ...game, isDemoCapable: false } },
    'game.demo.unavailable',
  ],
  ['play money that is switched off', { wantsDemo: true, isDemoOffered: false }, 'game.demo.unavailable'],
  ['an unknown game', { game: undefined }, 'game.not.found'],
  ['a closed game', { game: { ...game, status: 'closed' } }, 'game.not.found'],
  ['a closed vendor', { vendor: { ...vendor, status: 'closed' } }, 'game.not.found'],
  ['a game that is closed in this currency', { isClosedHere: true, isCurrencyClosed: true }, 'game.currency.closed'],
  ['a game that is closed in this country', { isClosedHere: true }, 'game.not.offered'],
  ['maintenance of the game', { game: { ...game, status: 'maintenance' } }, 'game.maintenance'],
  ['maintenance of the vendor', { vendor: { ...vendor, status: 'maintenance' } }, 'game.maintenance'],
])('[D-04] %s', (_what, start, verdict) => {
  const judged = judgeStart({ ...plain, ...start })

  const money = start.isTrial ? 'own play money' : 'money'
  expect(judged.may ? (judged.isDemo ? 'demo' : money) : judged.reason).toBe(verdict)
})
