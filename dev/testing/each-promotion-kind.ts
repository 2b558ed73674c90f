import { randomUUID } from 'node:crypto'
import { nothingEased } from '@croupier/api/promotions/terms/vip.ts'
import type { KindAndTerms, PromotionKind } from '@croupier/api/promotions/promotion-kinds.ts'

type PromiseOf<Kind extends PromotionKind> = Extract<KindAndTerms, { kind: Kind }>

const privileges = { upgrade: null, birthday: null, week: null, month: null, ...nothingEased }
const level = (name: string, validBet: string, upgrade: string | null) => ({
  names: { en: name },
  reach: { validBet, deposits: null },
  keep: null,
  privileges: { ...privileges, upgrade },
})

/** A promise of each kind there is, small enough to reckon by hand. A kind that is missing does not compile. */
export function promiseOfEachKind(vendor: string): { [Kind in PromotionKind]: PromiseOf<Kind> } {
  const multiple = '1'
  return {
    'sign-up': { kind: 'sign-up', terms: { amount: '20', multiple } },
    application: { kind: 'application', terms: { amount: '131', multiple } },
    'sign-in': { kind: 'sign-in', terms: { days: ['1', '2', '3'], missed: 'continue', multiple } },
    deposit: {
      kind: 'deposit',
      terms: { ordinal: 1, tiers: [{ from: '500', percent: '20', cap: '300' }], multiple },
    },
    rebate: {
      kind: 'rebate',
      terms: { rates: [{ gameType: 'RNG', percent: '0.8' }], isByHand: false, minimum: '1', multiple },
    },
    rescue: {
      kind: 'rescue',
      terms: { period: 'day', tiers: [{ from: '1000', percent: '5' }], cap: null, multiple },
    },
    mission: {
      kind: 'mission',
      terms: {
        measure: 'validBet',
        gameType: 'RNG',
        period: 'day',
        steps: [
          { target: '1000', amount: '5' },
          { target: '5000', amount: '30' },
        ],
        multiple,
      },
    },
    code: { kind: 'code', terms: { code: `K${randomUUID().slice(0, 8)}`, amount: '20', uses: 5, multiple } },
    race: {
      kind: 'race',
      terms: { measure: 'validBet', gameType: null, prizes: ['100', '50'], ties: 'first', multiple },
    },
    raffle: {
      kind: 'raffle',
      terms: {
        measure: 'validBet',
        perTicket: '1000',
        mostTickets: null,
        prizes: ['300', '100'],
        maxWins: 2,
        multiple,
      },
    },
    envelope: { kind: 'envelope', terms: { total: '10', pieces: 2, least: '1', split: 'equal', multiple } },
    referral: {
      kind: 'referral',
      terms: {
        deposited: '500',
        validBet: '2000',
        days: 30,
        forReferrer: '100',
        forReferee: '20',
        tiers: ['0.05'],
        multiple,
      },
    },
    vip: { kind: 'vip', terms: { levels: [level('Bronze', '1000', '18'), level('Silver', '5000', '58')], multiple } },
    'free-spins': { kind: 'free-spins', terms: { vendor, game: 'game', rounds: 10, stake: '5', multiple: '3' } },
  }
}
