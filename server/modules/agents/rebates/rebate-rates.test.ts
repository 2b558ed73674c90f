import { describe, expect, it } from 'vitest'
import { ANYBODY, capOn, type GivenRate, hundredthsOf, percentText } from './rebate-rates.ts'

const [house, top, middle, low] = [1n, 2n, 3n, 4n]
const chain = [low, middle, top, house]
const given = (agentId: bigint, memberId: bigint, rate: number | null, fromDay = '2026-11-20'): GivenRate => ({
  agentId,
  memberId,
  category: 'RNG',
  fromDay,
  rate,
})
const cap = (rates: GivenRate[], day = '2026-11-23') => capOn(rates, chain, 'RNG', day)

describe('[F-02] the cap of a rebate', () => {
  it.each([
    ['nobody said anything', [], undefined],
    ['the upline gave one', [given(middle, low, 50)], 50],
    ['another category', [{ ...given(middle, low, 50), category: 'LIVE' }], undefined],
    ['the upline gives everybody something', [given(middle, ANYBODY, 40)], 40],
    ['one’s own goes before everybody’s, above it too', [given(middle, low, 60), given(middle, ANYBODY, 40)], 60],
    ['one’s own was taken back', [given(middle, low, null), given(middle, ANYBODY, 40)], 40],
    ['never above the upline’s own', [given(middle, low, 60), given(top, middle, 30)], 30],
    ['nor above that of anybody higher', [given(middle, low, 20), given(house, top, 10)], 10],
    ['of an agent who stands above no more', [given(9n, low, 1)], undefined],
  ])('%s', (_what, rates, expected) => {
    expect(cap(rates)).toBe(expected)
  })

  it('is what counted on the day, whatever was said later', () => {
    const rates = [given(middle, low, 20, '2026-11-23'), given(middle, low, 70, '2026-11-10')]
    expect([cap(rates, '2026-11-09'), cap(rates, '2026-11-22'), cap(rates)]).toEqual([undefined, 70, 20])
  })

  it.each([
    ['12.5', 1250],
    ['0', 0],
    ['0.07', 7],
    ['100', 10_000],
    ['13', 1300],
  ])('is written in per cent: %s', (text, hundredths) => {
    expect([hundredthsOf(text), percentText(hundredths)]).toEqual([hundredths, text])
  })
})
