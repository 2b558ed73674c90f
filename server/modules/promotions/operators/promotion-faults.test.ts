import type { PromotionKind } from '@croupier/api/promotions/promotion-kinds.ts'
import { promiseOfEachKind } from '@croupier/dev/testing/each-promotion-kind.ts'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './promotion-faults.ts'

const HOUR = 3_600_000

function faults(kind: PromotionKind, terms: object = {}, more: object = {}): string[] {
  const promise = promiseOfEachKind('STUDIO')[kind]
  const draft = {
    titles: { en: 'A title' },
    summaries: { en: 'What it is' },
    rules: { en: 'The rules' },
    promise: { kind, terms: { ...promise.terms, ...terms } } as never,
    startsAt: 0,
    endsAt: HOUR,
    budget: null,
    bonus: null,
    ...more,
  }
  return faultsOf(draft, 'BDT').map(
    ({ field, messageKey, amount }) => `${field} ${messageKey}${amount === undefined ? '' : ` ${amount}`}`,
  )
}
const tier = (from: string) => ({ from, percent: '5', cap: null })
const bonus = (...gameTypes: string[]) => ({
  maxBet: null,
  maxCashOut: null,
  days: 7,
  weights: gameTypes.map((gameType) => ({ gameType, percent: '100' })),
  leftOut: [],
})

describe('[H-05] a promotion that contradicts itself is refused at the box that does', () => {
  it.each<[what: string, kind: PromotionKind, terms: object, more: object, fault: string]>([
    ['an end at its start', 'sign-up', {}, { startsAt: HOUR }, 'endsAt fault.end.after'],
    [
      'two deposit tiers from the same',
      'deposit',
      { tiers: [tier('500'), tier('500.00')] },
      {},
      'promise.terms.tiers.1.from fault.twice',
    ],
    [
      'two rescue tiers from the same',
      'rescue',
      { tiers: [tier('9'), tier('10'), tier('9')] },
      {},
      'promise.terms.tiers.2.from fault.twice',
    ],
    [
      'two steps at the same target',
      'mission',
      {
        steps: [
          { target: '5', amount: '1' },
          { target: '5', amount: '2' },
        ],
      },
      {},
      'promise.terms.steps.1.target fault.twice',
    ],
    [
      'two rates of a category',
      'rebate',
      {
        rates: [
          { gameType: 'RNG', percent: '1' },
          { gameType: 'RNG', percent: '2' },
        ],
      },
      {},
      'promise.terms.rates.1.gameType fault.twice',
    ],
    [
      'half a round',
      'mission',
      { measure: 'rounds', steps: [{ target: '1.5', amount: '1' }] },
      {},
      'promise.terms.steps.0.target fault.digits',
    ],
    [
      'deposits of a category',
      'mission',
      { measure: 'deposits' },
      {},
      'promise.terms.gameType fault.deposits.category',
    ],
    [
      'a referral that gives nothing',
      'referral',
      { forReferrer: null, forReferee: null, tiers: [] },
      {},
      'promise.terms.forReferrer fault.required',
    ],
    ['finer than anybody is paid', 'code', { amount: '0.001' }, {}, 'promise.terms.amount fault.too.fine'],
    [
      'a bonus that need not be wagered',
      'sign-up',
      { multiple: '0' },
      { bonus: bonus('RNG') },
      'promise.terms.multiple fault.above.zero',
    ],
    [
      'a bonus that weighs a category twice',
      'sign-up',
      {},
      { bonus: bonus('RNG', 'RNG') },
      'bonus.weights.1.gameType fault.twice',
    ],
    ['less set aside than one sign-up', 'sign-up', {}, { budget: '19.99' }, 'budget fault.amount.least 20.00'],
    ['less set aside than the best day', 'sign-in', {}, { budget: '2' }, 'budget fault.amount.least 3.00'],
    ['less set aside than one member’s rounds', 'free-spins', {}, { budget: '49' }, 'budget fault.amount.least 50.00'],
    ['less set aside than its prizes', 'race', {}, { budget: '149.99' }, 'budget fault.amount.least 150.00'],
    ['less set aside than is drawn', 'raffle', {}, { budget: '399' }, 'budget fault.amount.least 400.00'],
    [
      'an envelope of less than its least pieces',
      'envelope',
      { total: '1', pieces: 4, least: '0.26', split: 'random' },
      {},
      'promise.terms.total fault.amount.least 1.04',
    ],
    ['less set aside than an envelope holds', 'envelope', {}, { budget: '9' }, 'budget fault.amount.least 10.00'],
  ])('%s', (_what, kind, terms, more, fault) => {
    expect(faults(kind, terms, more)).toEqual([fault])
  })

  it.each(Object.keys(promiseOfEachKind('STUDIO')) as PromotionKind[])('and %s as it is meant is not', (kind) => {
    expect(faults(kind, {}, { budget: '400' })).toEqual([])
  })
})
