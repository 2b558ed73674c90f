import { randomUUID } from 'node:crypto'
import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownScope } from '../../../platform/invoke.ts'
import { drainOutbox, registerConsumers } from '../../../platform/outbox-consumer.ts'
import { sumRounds } from '../../figures/index.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { roundSettled } from '../../play/index.ts'
import { depositCredited } from '../../wallet/index.ts'
import { countDeposits, countRaces } from '../index.ts'
import { mostOf } from '../kinds/most.ts'

const server = useServer()
const consumers = [sumRounds, countDeposits, countRaces]
const app = () => server().wired.app
let cast: Cast

const scope = () => ownScope(app(), { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' })
const idOf = async (account: string) => (await findMemberByAccount(app().database, account))!.id.toString()
const staff = (method: 'GET' | 'POST', url: string, body?: object) =>
  server().call('console', { method, url: `/staff${url}`, token: cast.admin, ...(body ? { body } : {}) })

async function played(account: string, stake: string, payout: string, gameType = 'RNG'): Promise<void> {
  const event = roundSettled({
    roundId: randomUUID(),
    memberId: await idOf(account),
    currency: 'BDT',
    gameType,
    vendorCode: 'INHOUSE',
    nodeId: 1,
    stake: String(BigInt(stake) * 1_000_000n),
    payout: String(BigInt(payout) * 1_000_000n),
    validBet: String(BigInt(stake) * 1_000_000n),
    isDemo: false,
    closedAt: Date.now(),
  })
  await scope().transaction(async ({ announce }) => announce(event))
}

async function deposited(account: string, amount: string, at: number): Promise<void> {
  const event = depositCredited({
    reference: `D${randomUUID().slice(0, 8)}`,
    memberId: await idOf(account),
    currency: 'BDT',
    amount: String(BigInt(amount) * 1_000_000n),
    fee: '0',
    channel: 'byhand',
    at,
  })
  await scope().transaction(async ({ announce }) => announce(event))
}

const draftOf = (promise: KindAndTerms, more: object = {}) => ({
  currency: 'BDT',
  category: 'special',
  titles: { en: 'A promotion' },
  summaries: { en: 'What it is' },
  rules: { en: 'The rules' },
  promise,
  startsAt: Date.now() - 60_000,
  endsAt: Date.now() + 3_600_000,
  claimHours: null,
  newMembersDays: null,
  budget: '5000',
  ...more,
})

const forecast = async (promise: KindAndTerms, more: object = {}) =>
  (await staff('POST', '/promotions/forecast', draftOf(promise, more))).json().value

beforeAll(async () => {
  cast = await signInTheCast(server())
  await registerConsumers(app().database, consumers)
  // Which of them is the first is told by when they were credited.
  await deposited('rahim', '1000', Date.now() - 1_000)
  await deposited('rahim', '3000', Date.now())
  await played('rahim', '12000', '2000')
  await played('rahim', '3000', '1000', 'LIVE')
  await drainOutbox(app(), consumers)
})

describe('[H-05] a forecast before a promotion is published', () => {
  it.each<[string, KindAndTerms, string]>([
    [
      'deposits at their tiers, with their caps',
      {
        kind: 'deposit',
        terms: {
          ordinal: null,
          tiers: [
            { from: '500', percent: '20', cap: '150' },
            { from: '2000', percent: '30', cap: null },
          ],
          multiple: '8',
        },
      },
      '1050.00',
    ],
    [
      'first deposits alone',
      {
        kind: 'deposit',
        terms: { ordinal: 1, tiers: [{ from: '500', percent: '20', cap: null }], multiple: '8' },
      },
      '200.00',
    ],
    [
      'valid bets by category',
      {
        kind: 'rebate',
        terms: {
          rates: [
            { gameType: 'RNG', percent: '0.8' },
            { gameType: 'LIVE', percent: '0.5' },
          ],
          isByHand: false,
          minimum: '1',
          multiple: '1',
        },
      },
      '111.00',
    ],
    [
      'what was lost on a day',
      {
        kind: 'rescue',
        terms: { period: 'day', tiers: [{ from: '1000', percent: '5' }], cap: '500', multiple: '1' },
      },
      '500.00',
    ],
    [
      'steps that were reached',
      {
        kind: 'mission',
        terms: {
          measure: 'validBet',
          gameType: 'RNG',
          period: 'day',
          steps: [
            { target: '10000', amount: '30' },
            { target: '20000', amount: '90' },
          ],
          multiple: '1',
        },
      },
      '30.00',
    ],
    [
      'steps of deposits',
      {
        kind: 'mission',
        terms: {
          measure: 'deposits',
          gameType: null,
          period: 'once',
          steps: [{ target: '4000', amount: '40' }],
          multiple: '1',
        },
      },
      '40.00',
    ],
    [
      'days somebody played on',
      { kind: 'sign-in', terms: { days: ['7', '9'], missed: 'reset', multiple: '1' } },
      '7.00',
    ],
  ])('is reckoned from %s', async (_what, promise, expected) => {
    const told = await forecast(promise)

    expect(told).toMatchObject({ expected, members: 1, looked: 1 })
    expect(told.audience).toBeGreaterThan(1)
  })

  it('reckons with nobody who is not new enough, and says whom it is for', async () => {
    const promise: KindAndTerms = {
      kind: 'deposit',
      terms: { ordinal: null, tiers: [{ from: '500', percent: '20', cap: null }], multiple: '8' },
    }
    const all = await forecast(promise)
    const fresh = await forecast(promise, { newMembersDays: 1 })

    expect(fresh.audience).toBeLessThanOrEqual(all.audience)
    expect(await forecast(promise, { currency: 'INR' })).toMatchObject({ expected: '0.00', members: 0 })
  })

  it('says that nobody can say where the past tells nothing', async () => {
    expect(await forecast({ kind: 'application', terms: { amount: '131', multiple: '3' } })).toMatchObject({
      expected: null,
      most: '5000.00',
    })
  })

  it('knows the most that terms and budget allow', () => {
    const units = (amount: bigint) => amount * 1_000_000n
    const code: KindAndTerms = { kind: 'code', terms: { code: 'EID', amount: '25', uses: 10, multiple: '1' } }
    const race: KindAndTerms = {
      kind: 'race',
      terms: { measure: 'rounds', gameType: null, prizes: ['100', '50'], ties: 'first', multiple: '1' },
    }
    const rescue: KindAndTerms = {
      kind: 'rescue',
      terms: { period: 'day', tiers: [{ from: '1000', percent: '5' }], cap: null, multiple: '1' },
    }

    expect(mostOf(code, 'BDT', null)).toBe(units(250n))
    expect(mostOf(code, 'BDT', units(40n))).toBe(units(40n))
    // Prizes are given whatever the budget says; so is what members earn by play.
    expect(mostOf(race, 'BDT', units(40n))).toBe(units(150n))
    expect(mostOf(rescue, 'BDT', units(40n))).toBeNull()
  })
})

describe('[H-05] a race as its operators follow it', () => {
  it('lists who is how far, and what each would get', async () => {
    const race: KindAndTerms = {
      kind: 'race',
      terms: { measure: 'validBet', gameType: null, prizes: ['100', '50'], ties: 'first', multiple: '1' },
    }
    const created = await staff('POST', '/promotions', draftOf(race))
    const { promotionId } = created.json().value
    await staff('POST', `/promotions/${promotionId}/publish`)
    await played('rahim', '250', '0')
    await played('shirin', '300', '0')
    await drainOutbox(app(), consumers)
    const listed = await staff('GET', `/promotions/${promotionId}/standings`)

    expect(listed.json().value).toMatchObject({
      isFinal: false,
      rows: [
        { place: 1, account: 'shirin', reached: '300.00', prize: '100.00' },
        { place: 2, account: 'rahim', reached: '250.00', prize: '50.00' },
      ],
    })
  })

  it('has none of what is no race', async () => {
    const promise: KindAndTerms = { kind: 'sign-up', terms: { amount: '5', multiple: '1' } }
    const { promotionId } = (await staff('POST', '/promotions', draftOf(promise))).json().value
    expect((await staff('GET', `/promotions/${promotionId}/standings`)).json()).toMatchObject({
      errorCode: 'promotion.not.found',
    })
  })
})
