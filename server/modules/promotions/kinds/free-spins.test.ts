import { Money } from '@croupier/basis/money.ts'
import { expect, it } from 'vitest'
import { worthOf } from './free-spins.ts'

it.each([
  [10, '5', '50'],
  [1, '0.5', '0.5'],
  [1000, '0.01', '10'],
])('[E-02] %s free rounds of %s set %s of the budget aside', (rounds, stake, worth) => {
  expect(worthOf({ rounds, stake }, 'BDT')).toBe(Money.parse(worth, 'BDT').units)
})
