import { describe, expect, it } from 'vitest'
import { Money } from '@croupier/basis/money.ts'
import { arrivedUnits, depositFee, feePercent, judgeReport, presetAmounts } from './deposit.ts'

const taka = (text: string) => Money.parse(text, 'BDT').units
const terms = (numerator: bigint, denominator: bigint, fixed = '0') => ({
  feeNumerator: numerator,
  feeDenominator: denominator,
  feeFixed: taka(fixed),
})

describe('[B-02] the fee of a deposit', () => {
  it.each([
    [terms(0n, 1n), '500', '0', '0'],
    [terms(25n, 1000n), '500', '12.5', '2.5'],
    [terms(1n, 3n), '0.00001', '0.000003', '33.3333'],
    [terms(1n, 100n, '5'), '1000', '15', '1'],
    [terms(0n, 1n, '5'), '3', '3', '0'],
  ])('%o of %s is %s', (fee, amount, expected, percent) => {
    expect(depositFee(fee, taka(amount))).toBe(taka(expected))
    expect(feePercent(fee)).toBe(percent)
  })
})

describe('[B-02] what arrived', () => {
  it.each([
    ['500', 'BDT', taka('500')],
    ['500.00', 'BDT', taka('500')],
    ['500.000001', 'BDT', taka('500.000001')],
    ['500.0000001', 'BDT', undefined],
    // More than the books of one purse could hold: an operator looks at it.
    ['9223372036854', 'BDT', undefined],
    ['500', 'USD', undefined],
    ['5e2', 'BDT', undefined],
    ['0', 'BDT', undefined],
    ['-500', 'BDT', undefined],
    ['', 'BDT', undefined],
  ])('%s %s reads as %s', (amount, currency, expected) => {
    expect(arrivedUnits({ amount, currency }, 'BDT')).toBe(expected)
  })
})

describe('[B-02] what a report means', () => {
  const asked = { amount: taka('500'), currency: 'BDT', arrivedAmount: '500.00', arrivedCurrency: 'BDT' }
  const paid = { outcome: 'paid', amount: '500.00', currency: 'BDT', providerReference: 'P1' } as const
  const failed = { ...paid, outcome: 'failed' } as const

  it.each([
    ['opening', null, paid, 'credit'],
    ['waiting', null, paid, 'credit'],
    ['expired', null, paid, 'credit'],
    ['failed', null, paid, 'credit'],
    ['waiting', null, { ...paid, amount: '50' }, 'review'],
    ['waiting', null, { ...paid, currency: 'USD' }, 'review'],
    ['expired', null, { ...paid, amount: 'five' }, 'review'],
    ['paid', 'P1', paid, 'nothing'],
    ['paid', 'P1', { ...paid, amount: '500' }, 'nothing'],
    ['paid', 'P1', { ...paid, amount: '900.00' }, 'contradiction'],
    ['review', 'P1', { ...paid, currency: 'USD' }, 'contradiction'],
    ['paid', 'P0', paid, 'extra'],
    ['review', 'P1', paid, 'nothing'],
    ['review', 'P0', paid, 'extra'],
    ['failed', 'P1', paid, 'nothing'],
    ['waiting', null, failed, 'fail'],
    ['opening', null, failed, 'fail'],
    ['paid', 'P1', failed, 'nothing'],
    ['expired', null, failed, 'nothing'],
    ['review', 'P1', failed, 'nothing'],
  ] as const)('%s after payment %s and %o: %s', (state, paymentReference, report, expected) => {
    expect(judgeReport({ ...asked, state, paymentReference }, report)).toBe(expected)
  })
})

describe('amounts to choose from', () => {
  it('are round, rising and within the limits', () => {
    const texts = (minimum: string, maximum: string) =>
      presetAmounts(taka(minimum), taka(maximum), 'BDT').map((units) => new Money('BDT', units).toString())

    expect(texts('100', '25000')).toEqual(['100.00', '200.00', '500.00', '1000.00', '2000.00', '5000.00'])
    expect(texts('150', '300')).toEqual(['150.00', '200.00'])
    expect(texts('50', '50')).toEqual(['50.00'])
  })
})
