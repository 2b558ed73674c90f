import { Money } from '@croupier/basis/money.ts'
import { expect, it } from 'vitest'
import { rescueAward } from './rescue.ts'

const units = (text: string) => Money.parse(text, 'BDT').units
const terms = {
  period: 'day' as const,
  tiers: [
    { from: '1000', percent: '5' },
    { from: '5000', percent: '8' },
  ],
  cap: '130',
  multiple: '1',
}

it.each([
  ['10000', '7350.55', '200', '122.47'],
  ['10000', '9000.01', '0', '0.00'],
  ['10000', '9000', '0', '50.00'],
  ['10000', '12000', '0', '0.00'],
  ['10000', '5000', '0', '130.00'],
])('[E-02] staked %s, paid %s, given %s: %s comes back', (stake, payout, rewards, back) => {
  const lost = { stake: units(stake), payout: units(payout), rewards: units(rewards) }
  expect(new Money('BDT', rescueAward(terms, 'BDT', lost)).toString()).toBe(back)
})
