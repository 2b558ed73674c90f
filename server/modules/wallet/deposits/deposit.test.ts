import { describe, expect, it } from 'vitest'
import { Money } from '@croupier/basis/money.ts'
import { arrivedUnits, depositFee, feePercent, judgeReport, presetAmounts, worthOfArrival } from './deposit.ts'

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
  const noCoin = { coin: null, coinAmount: null, rate: null, confirmations: null, chainTransaction: null }
  const asked = {
    ...noCoin,
    expiresAt: 0,
    seenAt: null,
    amount: taka('500'),
    currency: 'BDT',
    arrivedAmount: '500.00',
    arrivedCurrency: 'BDT',
  }
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
    expect(judgeReport({ ...asked, state, paymentReference }, report, tolerance, 0)).toBe(expected)
  })
})

const tolerance = { shortPercent: '5', overPercent: '10', lateMinutes: 30 }

describe('[B-02] what a report means for an order in a coin', () => {
  const units = (text: string) => Money.parse(text, 'USDT').units
  const EXPIRES = 1_000_000
  const LATE = EXPIRES + 31 * 60_000
  const order = {
    amount: taka('1000'),
    currency: 'BDT',
    arrivedAmount: null,
    arrivedCurrency: null,
    paymentReference: null,
    coin: 'USDT',
    coinAmount: units('8.333334'),
    rate: '120',
    confirmations: 2,
    expiresAt: EXPIRES,
    chainTransaction: 'T1',
    seenAt: null,
  }
  const chain = { transaction: 'T1', confirmations: 3, needed: 4 }
  const paid = { outcome: 'paid', amount: '8.333334', currency: 'USDT', providerReference: 'P1', chain } as const
  const confirming = { ...paid, outcome: 'confirming' } as const
  const failed = { ...paid, outcome: 'failed' } as const
  const states = ['opening', 'waiting', 'confirming', 'paid', 'expired', 'failed', 'review'] as const

  it.each([
    ['opening', 'confirm', 'credit', 'fail'],
    ['waiting', 'confirm', 'credit', 'fail'],
    ['confirming', 'confirm', 'credit', 'fail'],
    ['expired', 'confirm', 'credit', 'nothing'],
    ['failed', 'confirm', 'credit', 'nothing'],
    ['paid', 'nothing', 'extra', 'nothing'],
    ['review', 'nothing', 'extra', 'nothing'],
  ] as const)('%s: seen %s, paid %s, failed %s', (state, seen, final, fail) => {
    const isOver = state === 'paid' || state === 'review'
    const at = { ...order, state, paymentReference: isOver ? 'P0' : null }

    expect(states).toContain(state)
    expect([confirming, paid, failed].map((report) => judgeReport(at, report, tolerance, EXPIRES))).toEqual([
      seen,
      final,
      fail,
    ])
  })

  it.each([
    ['exactly what was asked', paid.amount, EXPIRES, null, 'credit'],
    ['as little as is tolerated', '7.916668', EXPIRES, null, 'credit'],
    ['less than that', '7.916600', EXPIRES, null, 'review'],
    ['as much as is tolerated', '9.166667', EXPIRES, null, 'credit'],
    ['more than that', '9.2', EXPIRES, null, 'review'],
    ['late, and unseen in time', paid.amount, LATE, null, 'review'],
    ['late, but seen in time', paid.amount, LATE, EXPIRES, 'credit'],
    ['nothing', '0', EXPIRES, null, 'review'],
  ] as const)('%s: %s USDT', (_what, amount, now, seenAt, expected) => {
    const at = { ...order, state: 'confirming', seenAt } as const

    expect(judgeReport(at, { ...paid, amount }, tolerance, now)).toBe(expected)
  })

  it.each([
    ['no payment', null, null],
    ['another payment', 'T0', EXPIRES],
  ] as const)('is reviewed where it is late and %s was seen in time', (_what, chainTransaction, seenAt) => {
    const at = { ...order, state: 'confirming', chainTransaction, seenAt } as const

    expect(judgeReport(at, paid, tolerance, LATE)).toBe('review')
    expect(judgeReport(at, paid, tolerance, EXPIRES)).toBe('credit')
  })

  it('is reviewed where another coin arrived', () => {
    expect(judgeReport({ ...order, state: 'waiting' }, { ...paid, currency: 'BTC' }, tolerance, EXPIRES)).toBe('review')
  })

  it('says nothing where no more blocks confirm it than before', () => {
    const again = { ...confirming, chain: { ...chain, confirmations: 2 } }
    expect(judgeReport({ ...order, state: 'confirming' }, again, tolerance, EXPIRES)).toBe('nothing')
  })

  it('is worth what was asked where exactly that arrived, and its rate otherwise', () => {
    expect(worthOfArrival(order, { amount: '8.333334', currency: 'USDT' })).toBe(taka('1000'))
    expect(worthOfArrival(order, { amount: '8', currency: 'USDT' })).toBe(taka('960'))
    expect(worthOfArrival(order, { amount: '8', currency: 'BTC' })).toBeUndefined()
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
