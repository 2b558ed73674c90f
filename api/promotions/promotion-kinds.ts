import * as z from 'zod/mini'
import { gameTypes } from '../games/game-types.ts'
import { plainText } from '../identity/plain-text.ts'
import { amount } from '../wallet/limits.ts'
import { multiple, percent } from './terms/decimals.ts'
import { envelopeTerms } from './terms/envelope.ts'
import { freeSpinsTerms } from './terms/free-spins.ts'
import { raceTerms } from './terms/race.ts'
import { raffleTerms } from './terms/raffle.ts'
import { referralTerms } from './terms/referral.ts'
import { vipTerms } from './terms/vip.ts'

const target = z.string().check(z.regex(/^[1-9]\d{0,11}(?:\.\d{1,8})?$/))

/** A code as members type it; any letter case. */
export const promoCode = plainText(3, 32).check(z.regex(/^[A-Za-z0-9-]+$/))

/** What a kind promises, in main units of the promotion's currency. One line for each kind; the engine knows no more. */
export const promotionTerms = {
  /** Given to every member who registers while it runs. */
  'sign-up': z.strictObject({ amount, multiple }),
  /** Given to whoever shows what is asked for, once an operator has looked: a contact added, an application downloaded. */
  application: z.strictObject({ amount, multiple }),
  /** Given on the nth day somebody signs in; after the last the first comes again. */
  'sign-in': z.strictObject({
    days: z.array(amount).check(z.minLength(1), z.maxLength(31)),
    /** Whether a missed day starts over or goes on where it was. */
    missed: z.enum(['continue', 'reset']),
    multiple,
  }),
  /** Given on deposits of who joined: the highest tier reached, its percentage, up to its cap. */
  deposit: z.strictObject({
    /** Which of a member's deposits, from 1; null: each. */
    ordinal: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
    tiers: z
      .array(z.strictObject({ from: amount, percent, cap: z.nullable(amount) }))
      .check(z.minLength(1), z.maxLength(20)),
    multiple,
  }),
  /** A part of the valid bets of each day back, by category: by itself the day after, or whenever its member asks. */
  rebate: z.strictObject({
    rates: z
      .array(z.strictObject({ gameType: z.enum(gameTypes), percent }))
      .check(z.minLength(1), z.maxLength(gameTypes.length)),
    isByHand: z.boolean(),
    /** Less is not paid yet: it waits for more. */
    minimum: amount,
    multiple,
  }),
  /** A part of what was lost in a period: the whole loss at the percentage of the highest tier it reaches. */
  rescue: z.strictObject({
    period: z.enum(['day', 'week']),
    tiers: z.array(z.strictObject({ from: amount, percent })).check(z.minLength(1), z.maxLength(20)),
    cap: z.nullable(amount),
    multiple,
  }),
  /** Steps to reach by playing or depositing; each gives once a period. */
  mission: z.strictObject({
    measure: z.enum(['validBet', 'rounds', 'deposits']),
    gameType: z.nullable(z.enum(gameTypes)),
    period: z.enum(['once', 'day', 'week']),
    steps: z.array(z.strictObject({ target, amount })).check(z.minLength(1), z.maxLength(20)),
    multiple,
  }),
  /** Given to the first who type a code. */
  code: z.strictObject({
    code: promoCode,
    amount,
    uses: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    multiple,
  }),
  race: raceTerms,
  raffle: raffleTerms,
  envelope: envelopeTerms,
  referral: referralTerms,
  vip: vipTerms,
  'free-spins': freeSpinsTerms,
} as const

export type PromotionKind = keyof typeof promotionTerms
export const promotionKinds = Object.keys(promotionTerms) as PromotionKind[]

export type TermsOf<Kind extends PromotionKind> = z.output<(typeof promotionTerms)[Kind]>

/** What a promotion promises, with its kind: `{ kind: 'code', terms: { code: 'EID', … } }`. */
export const kindAndTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sign-up'), terms: promotionTerms['sign-up'] }),
  z.strictObject({ kind: z.literal('application'), terms: promotionTerms.application }),
  z.strictObject({ kind: z.literal('sign-in'), terms: promotionTerms['sign-in'] }),
  z.strictObject({ kind: z.literal('deposit'), terms: promotionTerms.deposit }),
  z.strictObject({ kind: z.literal('rebate'), terms: promotionTerms.rebate }),
  z.strictObject({ kind: z.literal('rescue'), terms: promotionTerms.rescue }),
  z.strictObject({ kind: z.literal('mission'), terms: promotionTerms.mission }),
  z.strictObject({ kind: z.literal('code'), terms: promotionTerms.code }),
  z.strictObject({ kind: z.literal('race'), terms: promotionTerms.race }),
  z.strictObject({ kind: z.literal('raffle'), terms: promotionTerms.raffle }),
  z.strictObject({ kind: z.literal('envelope'), terms: promotionTerms.envelope }),
  z.strictObject({ kind: z.literal('referral'), terms: promotionTerms.referral }),
  z.strictObject({ kind: z.literal('vip'), terms: promotionTerms.vip }),
  z.strictObject({ kind: z.literal('free-spins'), terms: promotionTerms['free-spins'] }),
])
export type KindAndTerms = z.output<typeof kindAndTerms>

/** How a member takes part: `none` where it comes by itself, `join` by a button, `apply` by asking an operator. */
export type Taking = 'none' | 'join' | 'apply' | 'sign' | 'code' | 'collect' | 'claim' | 'open'

export function takingOf({ kind, terms }: KindAndTerms): Taking {
  switch (kind) {
    case 'application':
      return 'apply'
    case 'deposit':
    case 'free-spins':
      return 'join'
    case 'sign-in':
      return 'sign'
    case 'code':
      return 'code'
    case 'mission':
      return 'collect'
    case 'envelope':
      return 'open'
    case 'rebate':
      return terms.isByHand ? 'claim' : 'none'
    default:
      return 'none'
  }
}
