import { expect, it } from 'vitest'
import { beginningOf, type Given, type Participation, type Promotion, statusOf } from './promotion.ts'

const NOW = 1_000_000
const texts = { en: 'x' }
const promotion = (promise: Promotion['promise'], more: Partial<Promotion> = {}): Promotion => ({
  id: 1n,
  promotionId: 1n,
  number: 1,
  titles: texts,
  summaries: texts,
  rules: texts,
  promise,
  category: 'special',
  currency: 'BDT',
  state: 'published',
  position: 1,
  startsAt: NOW - 10,
  endsAt: NOW + 10,
  claimHours: null,
  newMembersDays: null,
  bonus: null,
  budget: null,
  publishedAt: null,
  decidedAt: null,
  reserved: 0n,
  paid: 0n,
  ...more,
})
const signUp = promotion({ kind: 'sign-up', terms: { amount: '5', multiple: '1' } })
const application = promotion({ kind: 'application', terms: { amount: '5', multiple: '1' } })
/** Of 9.00 one award of 5.00 is given. */
const leftOver = { budget: 9_000_000n, reserved: 5_000_000n }
const deposit = promotion({ kind: 'deposit', terms: { ordinal: null, tiers: [], multiple: '1' } })
const calendar = promotion({ kind: 'sign-in', terms: { days: ['1'], missed: 'reset', multiple: '1' } })
const took = (state: Participation['state']): Participation => ({
  promotionId: 1n,
  memberId: 7n,
  version: 1,
  state,
  reason: null,
})
const given = (more: Partial<Given>): Given => ({ isWaiting: false, isClaimed: false, last: null, ...more })

it.each([
  ['a visitor', deposit, undefined, undefined, false, 'join'],
  ['a member', deposit, undefined, undefined, true, 'join'],
  ['one that begins', { ...deposit, startsAt: NOW + 1 }, undefined, undefined, true, 'coming-soon'],
  ['one that is over', { ...deposit, endsAt: NOW }, undefined, undefined, true, 'closed'],
  ['one that was ended', { ...deposit, state: 'ended' as const }, took('joined'), undefined, true, 'closed'],
  ['one that is spent', { ...deposit, budget: 5n, reserved: 5n }, undefined, undefined, true, 'closed'],
  ['one with less left than it gives', { ...application, ...leftOver }, undefined, undefined, true, 'closed'],
  ['joined and spent', { ...deposit, budget: 5n, reserved: 5n }, took('joined'), undefined, true, 'joined'],
  ['joined', deposit, took('joined'), undefined, true, 'joined'],
  ['joined and claimed before', deposit, took('joined'), given({ isClaimed: true }), true, 'process'],
  ['joined and given', deposit, took('joined'), given({ isWaiting: true }), true, 'issued'],
  ['over, and it waits', { ...deposit, endsAt: NOW }, took('joined'), given({ isWaiting: true }), true, 'issued'],
  ['applied for', application, took('applying'), undefined, true, 'applying'],
  ['refused', application, took('rejected'), undefined, true, 'rejected'],
  ['granted', application, took('joined'), given({ isWaiting: true }), true, 'issued'],
  ['granted and run out', application, took('joined'), given({}), true, 'closed'],
  ['granted and claimed', application, took('joined'), given({ isClaimed: true }), true, 'claimed'],
  ['signed today', calendar, undefined, given({ isClaimed: true, last: '2026-11-22' }), true, 'signed'],
  ['signed yesterday', calendar, undefined, given({ isClaimed: true, last: '2026-11-21' }), true, 'join'],
  ['comes by itself', signUp, undefined, undefined, true, 'joined'],
  ['came by itself', signUp, undefined, given({ isClaimed: true }), true, 'claimed'],
] as const)('[E-01] %s', (_case, one, participation, got, isMember, status) => {
  const member = isMember ? { participation, given: got, isCounted: false, today: '2026-11-22' } : undefined
  expect(statusOf(one, member, NOW)).toBe(status)
})

it.each([
  ['nothing counts yet', false, 'joined'],
  ['something counts', true, 'process'],
] as const)('[E-01] of what a member earns by playing: %s', (_case, isCounted, status) => {
  const terms = { rates: [], isByHand: false, minimum: '1', multiple: '1' }
  const rebate = promotion({ kind: 'rebate', terms })
  const member = { participation: undefined, given: undefined, isCounted, today: '2026-11-22' }
  expect(statusOf(rebate, member, NOW)).toBe(status)
  expect(statusOf({ ...rebate, endsAt: NOW }, member, NOW)).toBe('closed')
})

it('begins with a quarter of an hour where it counts what is played, else to the moment', () => {
  const quarter = Date.parse('2026-11-27T06:15:00Z')
  const at = quarter + 7 * 60_000
  const rebate: Promotion['promise'] = {
    kind: 'rebate',
    terms: { rates: [{ gameType: 'RNG', percent: '1' }], isByHand: true, minimum: '1', multiple: '1' },
  }
  const mission = (measure: 'rounds' | 'deposits'): Promotion['promise'] => ({
    kind: 'mission',
    terms: { measure, gameType: null, period: 'once', steps: [{ target: '5', amount: '1' }], multiple: '1' },
  })
  const promises = [rebate, mission('rounds'), mission('deposits'), signUp.promise]
  expect(promises.map((promise) => beginningOf(promise, at))).toEqual([quarter, quarter, at, at])
  expect(beginningOf(rebate, quarter)).toBe(quarter)
})
