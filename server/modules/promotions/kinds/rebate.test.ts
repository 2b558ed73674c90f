import { Money } from '@croupier/basis/money.ts'
import { expect, it } from 'vitest'
import { type PlayedDay, raiseOf, rebateDue, toPay } from './rebate.ts'

const units = (text: string) => Money.parse(text, 'BDT').units
const rates = [
  { gameType: 'RNG' as const, percent: '0.8' },
  { gameType: 'LIVE' as const, percent: '0.5' },
]
const terms = { rates, isByHand: true, minimum: '1', multiple: '1' }
const day = (gameType: string, validBet: string, paid = '0', on = '2026-11-22'): PlayedDay => ({
  day: on,
  gameType,
  validBet: units(validBet),
  paid: units(paid),
})
const paidOf = (played: PlayedDay[], minimum = '1') =>
  new Money('BDT', toPay(rebateDue(terms, 'BDT', played), units(minimum))).toString()

it.each([
  ['two categories', [day('RNG', '12345.67'), day('LIVE', '3000')], '113.76'],
  ['a first claim', [day('RNG', '5000.01')], '40.00'],
  ['and the second of the same day', [day('RNG', '12345.67', '40.00')], '58.76'],
  ['nothing new', [day('RNG', '5000.01', '40.00')], '0.00'],
  ['a category without a rate', [day('FISH', '5000')], '0.00'],
  [
    'a day of which play was taken back',
    [day('RNG', '10345.67', '98.76'), day('RNG', '6250', '0', '2026-11-23')],
    '34.00',
  ],
  ['more taken back than is due', [day('RNG', '0', '98.76')], '0.00'],
])('[B-12] [E-02] %s', (_what, played, paid) => {
  expect(paidOf(played)).toBe(paid)
})

it('[B-12] waits for more below its minimum', () => {
  expect(paidOf([day('RNG', '5000.01')], '40.01')).toBe('0.00')
  expect(paidOf([day('RNG', '5000.01')], '40')).toBe('40.00')
})

it.each([
  ['no level that adds anything', '58.76', null, '0.00'],
  ['ten per cent, rounded down to what is seen', '58.76', '10', '5.87'],
  ['a hundred', '58.76', '100', '58.76'],
  ['a fraction', '1000.00', '0.25', '2.50'],
  ['of nothing', '0.00', '25', '0.00'],
])('[E-06] what a VIP level adds to a rebate: %s', (_what, amount, percent, added) => {
  expect(new Money('BDT', raiseOf('BDT', units(amount), percent)).toString()).toBe(added)
})
