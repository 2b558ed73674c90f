import { Money } from '@croupier/basis/money.ts'
import { expect, it } from 'vitest'
import { freeRoundWins, occurrenceOf } from './free-spins.ts'

const units = (text: string) => Money.parse(text, 'BDT').units

it.each([
  ['40', '3', '40', '120'],
  ['40', '0', '40', '0'],
  ['0', '3', '0', '0'],
])('[E-02] a free round that pays %s at %s times gives %s, and %s to wager', (payout, multiple, main, turnover) => {
  expect(freeRoundWins({ multiple }, units(payout))).toEqual({ main: units(main), turnover: units(turnover) })
})

it('[E-02] a free round gives once', () => {
  expect(occurrenceOf({ awardId: 4n, roundId: 'r-1' })).toBe('award:4:r-1')
})
