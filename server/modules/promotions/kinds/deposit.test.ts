import { Money } from '@croupier/basis/money.ts'
import { describe, expect, it } from 'vitest'
import { depositAward } from './deposit.ts'
import { turnoverOf } from './payable.ts'

const units = (text: string) => Money.parse(text, 'BDT').units
const tiers = [
  { from: '500', percent: '20', cap: '300' },
  { from: '2000', percent: '30', cap: '1500' },
]

describe('[E-02] what a deposit gives', () => {
  it.each([
    ['499.99', '0.00'],
    ['500', '100.00'],
    ['1999.99', '300.00'],
    ['2000', '600.00'],
    ['3333.33', '999.99'],
    ['9000', '1500.00'],
  ])('%s by tiers gives %s', (deposited, given) => {
    const terms = { ordinal: null, tiers, multiple: '1' }
    expect(depositAward(terms, 'BDT', { units: units(deposited), ordinal: 4 })).toBe(units(given))
    expect(depositAward({ ...terms, tiers: tiers.toReversed() }, 'BDT', { units: units(deposited), ordinal: 1 })).toBe(
      units(given),
    )
  })

  it('is capped, and turned over as often as it says', () => {
    const terms = { ordinal: 1, tiers: [{ from: '1', percent: '100', cap: '1000' }], multiple: '8' }
    const award = depositAward(terms, 'BDT', { units: units('1234.56'), ordinal: 1 })
    expect(award).toBe(units('1000'))
    expect(turnoverOf(award, terms.multiple)).toBe(units('8000'))
  })

  it.each([
    [1, 1, true],
    [1, 2, false],
    [3, 2, false],
    [3, 3, true],
  ])('of the deposit number %i on number %i: %s', (ordinal, made, isGiven) => {
    const award = depositAward({ ordinal, tiers, multiple: '1' }, 'BDT', { units: units('500'), ordinal: made })
    expect(award > 0n).toBe(isGiven)
  })
})
