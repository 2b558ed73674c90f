import { nothingEased } from '@croupier/api/promotions/terms/vip.ts'
import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { draftOf } from './promotion-drafts.ts'

const HOUR = 3_600_000
const prizes = ['1000', '500', '250']
const multiple = '1'

/** A race of each measure at once, over everything that is played. */
const races: KindAndTerms[] = (['validBet', 'payout', 'rounds', 'multiplier'] as const).map((measure) => ({
  kind: 'race',
  terms: { measure, gameType: null, prizes, ties: 'first', multiple },
}))

const raffles: KindAndTerms[] = (['validBet', 'deposits'] as const).map((measure) => ({
  kind: 'raffle',
  terms: { measure, perTicket: '100', mostTickets: 100, prizes, maxWins: 1, multiple },
}))

const rebates: KindAndTerms[] = [true, false].map((isByHand) => ({
  kind: 'rebate',
  terms: { rates: [{ gameType: 'RNG', percent: '0.5' }], isByHand, minimum: '1', multiple },
}))

const rescues: KindAndTerms[] = (['day', 'week'] as const).map((period) => ({
  kind: 'rescue',
  terms: { period, tiers: [{ from: '1000', percent: '5' }], cap: null, multiple },
}))

const deposits: KindAndTerms[] = [1, 2, 3, null].map((ordinal) => ({
  kind: 'deposit',
  terms: { ordinal, tiers: [{ from: '500', percent: '20', cap: '300' }], multiple: '8' },
}))

const codes: KindAndTerms[] = Array.from({ length: 10 }, (_, n) => ({
  kind: 'code',
  terms: { code: `BENCH-${n}`, amount: '10', uses: 1000, multiple },
}))

const single: KindAndTerms[] = [
  { kind: 'sign-up', terms: { amount: '5', multiple } },
  { kind: 'application', terms: { amount: '131', multiple } },
  { kind: 'sign-in', terms: { days: ['1', '1', '2'], missed: 'continue', multiple } },
  {
    kind: 'referral',
    terms: {
      deposited: '500',
      validBet: '1000',
      days: 30,
      forReferrer: '50',
      forReferee: '20',
      tiers: ['0.05', '0.02'],
      multiple,
    },
  },
  {
    kind: 'vip',
    terms: {
      levels: [1, 2, 3, 4, 5].map((level) => ({
        names: { en: `V${level}` },
        reach: { validBet: String(3 ** level), deposits: null },
        keep: { validBet: '10' },
        privileges: { upgrade: null, birthday: '10', week: '1', month: '5', ...nothingEased },
      })),
      multiple,
    },
  },
  { kind: 'envelope', terms: { total: '100', pieces: 10, least: '1', split: 'random', multiple } },
]

/** Thirty promotions of every kind that needs no vendor, as an operator writes them. */
export const thirtyPromotions: object[] = [
  ...races,
  ...raffles,
  ...rebates,
  ...rescues,
  ...deposits,
  ...codes,
  ...single,
].map((promise) => ({
  ...draftOf(promise),
  // What is drawn or won ends; what is given as it goes runs on.
  ...(['race', 'raffle', 'envelope'].includes(promise.kind)
    ? { startsAt: Date.now() + 2_000, endsAt: Date.now() + 48 * HOUR }
    : {}),
}))

/** Twenty missions: of every measure and period, over every category and over one. */
export const twentyMissions: object[] = Array.from({ length: 20 }, (_, n) =>
  draftOf({
    kind: 'mission',
    terms: {
      measure: (['validBet', 'rounds', 'deposits'] as const)[n % 3],
      gameType: n % 3 < 2 && n % 2 === 0 ? 'RNG' : null,
      period: (['once', 'day', 'week'] as const)[n % 3],
      steps: [1, 2, 3].map((step) => ({ target: String(step * 100), amount: '1' })),
      multiple,
    },
  }),
)
