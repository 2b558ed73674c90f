import { Money } from '@croupier/basis/money.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { expect, it } from 'vitest'
import { payable, tierReached, turnoverOf } from './payable.ts'

const units = (text: string) => Money.parse(text, 'BDT').units
const tiers = [{ from: '500' }, { from: '2000' }, { from: '1000' }]

it.each([
  ['499.99', undefined],
  ['500', '500'],
  ['1999.99', '1000'],
  ['2000', '2000'],
])('[E-02] %s reaches the tier from %s, in whatever order they stand', (reached, from) => {
  expect(tierReached('BDT', tiers, units(reached))?.from).toBe(from)
  expect(tierReached('BDT', tiers.toReversed(), units(reached))?.from).toBe(from)
})

it('[E-02] what is given is rounded down, what must be wagered up', () => {
  expect(payable('BDT', new Ratio(units('1'), 3n))).toBe(units('0.33'))
  expect(turnoverOf(1n, '1.5')).toBe(2n)
})
