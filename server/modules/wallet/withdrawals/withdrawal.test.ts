import {
  type PayoutAttemptState,
  type WithdrawalState,
  withdrawalStates,
} from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import { withdrawalFee } from '@croupier/api/wallet/withdrawals/withdrawal-fee.ts'
import { describe, expect, it } from 'vitest'
import { maskedNumber } from './describe-withdrawal.ts'
import { isSameHolder } from '../payout-accounts/payout-holder.ts'
import { dailyAmountLeft, easedRule, judgeAmount, type WithdrawRule } from './withdraw-rules.ts'
import { isCancellable, isOpen, judgePayoutReport, memberState, type Move, moved, statesBehind } from './withdrawal.ts'

const rule: WithdrawRule = {
  minimum: '500',
  maximum: '50000',
  dailyAmount: '60000',
  dailyCount: 3,
  feePercent: '1.5',
  feeFixed: '2',
}
const BDT = (main: number) => BigInt(Math.round(main * 100)) * 10_000n
const nothing = { amount: 0n, count: 0 }

describe('[B-03] what may be withdrawn', () => {
  it.each([
    ['the least', 500, nothing, { fee: BDT(9.5) }],
    ['the most', 50_000, nothing, { fee: BDT(752) }],
    ['less than the least', 499.99, nothing, { refused: 'too-small', bound: BDT(500) }],
    ['more than the most', 50_000.01, nothing, { refused: 'too-large', bound: BDT(50_000) }],
    ['what is left of the day', 10_000, { amount: BDT(50_000), count: 1 }, { fee: BDT(152) }],
    [
      'more than is left',
      10_000.01,
      { amount: BDT(50_000), count: 1 },
      { refused: 'daily-amount', bound: BDT(10_000) },
    ],
    ['once more than in a day', 500, { amount: BDT(1_500), count: 3 }, { refused: 'daily-count' }],
  ])('%s', (_what, main, today, verdict) => {
    expect(judgeAmount(rule, 'BDT', BDT(main), today)).toEqual(verdict)
  })

  it.each([
    ['nothing', undefined, {}],
    ['more in a day', { dailyWithdrawal: '90000' }, { dailyAmount: '90000' }],
    ['less in a day than everybody may', { dailyWithdrawal: '100' }, {}],
    ['more often', { dailyWithdrawals: 9 }, { dailyCount: 9 }],
    ['less often than everybody may', { dailyWithdrawals: 1 }, {}],
    ['no fee', { isWithdrawalFree: true }, { feePercent: '0', feeFixed: '0' }],
  ])('[E-06] a VIP level that gives %s', (_what, gives, eased) => {
    const privileges = gives && { dailyWithdrawal: null, dailyWithdrawals: null, isWithdrawalFree: false, ...gives }
    expect(easedRule(rule, 'BDT', privileges)).toEqual({ ...rule, ...eased })
  })

  it('is no finer than providers pay', () => {
    expect(judgeAmount(rule, 'BDT', BDT(500) + 1n, nothing)).toEqual({ refused: 'too-precise' })
    expect(judgeAmount(rule, 'BDT', BDT(500) + 9_999n, nothing)).toEqual({ refused: 'too-precise' })
  })

  it.each([
    ['1.5', '2', 500, 9.5],
    ['1.5', '0', 500.33, 7.5],
    ['0', '0', 500, 0],
    ['0.01', '0', 500, 0.05],
    ['0.01', '0', 99.99, 0],
    ['0', '10', 500, 10],
    // Never all of it.
    ['0', '600', 500, 499.99],
    ['99.99', '50', 500, 499.99],
  ])('%s %% and %s of %s cost %s, rounded down to what can be paid', (feePercent, feeFixed, main, fee) => {
    expect(withdrawalFee({ ...rule, feePercent, feeFixed }, 'BDT', BDT(main))).toBe(BDT(fee))
  })

  it('leaves nothing of a day beyond its limit', () => {
    expect(dailyAmountLeft(rule, 'BDT', { amount: BDT(70_000), count: 1 })).toBe(0n)
  })
})

describe('[B-03] where a withdrawal goes', () => {
  const everyMove: Move[] = 'cancel match complete reject approve send accept refuse lose pay fail resend'.split(
    ' ',
  ) as Move[]

  it.each([
    ['requested', { cancel: 'cancelled', reject: 'rejected', approve: 'approved', match: 'matching' }],
    ['matching', { complete: 'paid', resend: 'approved', reject: 'rejected' }],
    ['approved', { send: 'sending', refuse: 'failed', pay: 'paid' }],
    ['sending', { accept: 'sent', refuse: 'failed', lose: 'unknown', pay: 'paid', fail: 'failed' }],
    ['unknown', { accept: 'sent', refuse: 'failed', pay: 'paid', fail: 'failed', resend: 'approved' }],
    ['sent', { accept: 'sent', pay: 'paid', fail: 'failed' }],
    ['failed', { reject: 'rejected', resend: 'approved', pay: 'paid' }],
    ['paid', {}],
    ['rejected', {}],
    ['cancelled', {}],
  ] as [WithdrawalState, object][])('%s', (state, table) => {
    const found = everyMove.flatMap((move) => {
      const next = moved(state, move)
      return next ? [[move, next]] : []
    })
    expect(Object.fromEntries(found)).toEqual(table)
  })

  it('leads nowhere from where its money is no longer held', () => {
    const ended = withdrawalStates.filter((state) => !isOpen(state))
    expect(ended).toEqual(['paid', 'rejected', 'cancelled'])
    for (const state of ended) expect(everyMove.filter((move) => moved(state, move))).toEqual([])
  })

  it('is one thing to its member while the house and its provider work on it', () => {
    expect(statesBehind('processing')).toEqual(['matching', 'approved', 'sending', 'unknown', 'sent', 'failed'])
    for (const state of withdrawalStates) expect(statesBehind(memberState(state))).toContain(state)
  })

  it('is called back by its member only where nobody works on it', () => {
    const minute = 60_000
    expect(isCancellable({ state: 'requested', takenAt: null }, minute)).toBe(true)
    expect(isCancellable({ state: 'requested', takenAt: 0 }, 14 * minute)).toBe(false)
    expect(isCancellable({ state: 'requested', takenAt: 0 }, 15 * minute)).toBe(true)
    expect(isCancellable({ state: 'approved', takenAt: null }, 0)).toBe(false)
  })
})

describe('[B-03] what a provider says of a payout', () => {
  const attempts = (...states: PayoutAttemptState[]) =>
    states.map((state, at) => ({ reference: `W${at + 1}`, number: at + 1, state }))

  it.each([
    ['sent', ['accepted'], 1, 'paid', 'pay'],
    ['unknown', ['unknown'], 1, 'paid', 'pay'],
    ['sending', ['sending'], 1, 'failed', 'fail'],
    ['sent', ['accepted'], 1, 'failed', 'fail'],
    // Said twice.
    ['paid', ['paid'], 1, 'paid', 'note'],
    ['failed', ['failed'], 1, 'failed', 'note'],
    // It failed, and was paid all the same, before anybody returned the money.
    ['failed', ['failed'], 1, 'paid', 'pay'],
    ['sent', ['failed', 'accepted'], 1, 'paid', 'pay'],
    // An operator ruled before the provider spoke.
    ['paid', ['unknown'], 1, 'paid', 'note'],
    // An older attempt says nothing of a newer one.
    ['sent', ['unknown', 'accepted'], 1, 'failed', 'note'],
    ['paid', ['unknown', 'paid'], 1, 'failed', 'note'],
    // Against what was settled.
    ['rejected', ['failed'], 1, 'paid', 'paid-after-return'],
    ['paid', ['failed', 'paid'], 1, 'paid', 'paid-twice'],
    ['paid', ['paid'], 1, 'failed', 'failed-after-paid'],
    ['paid', ['unknown'], 1, 'failed', 'failed-after-paid'],
  ] as [WithdrawalState, PayoutAttemptState[], number, 'paid' | 'failed', string][])(
    'a withdrawal that is %s, attempts %j, of number %i: %s → %s',
    (state, states, number, outcome, verdict) => {
      const all = attempts(...states)
      expect(judgePayoutReport(state, all[number - 1]!, all, outcome)).toBe(verdict)
    },
  )
})

describe('payout accounts', () => {
  it.each([
    ['01712345678', '•••••••5678'],
    ['1234', '1234'],
    ['12', '12'],
  ])('show the end of %s alone', (number, shown) => {
    expect(maskedNumber(number)).toBe(shown)
  })

  it('bear one name, however it is spaced', () => {
    expect(isSameHolder('Md. Rahim  Uddin', 'MD RAHIM UDDIN')).toBe(true)
    expect(isSameHolder('Rahim Uddin', 'Karim Uddin')).toBe(false)
  })
})
