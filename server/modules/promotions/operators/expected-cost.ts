import type { KindAndTerms, TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { periodAt } from '@croupier/basis/period.ts'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { type PlayedOnDay, playedByDay, playersWithin } from '../../figures/index.ts'
import { countReachable, reachableOf } from '../../identity/index.ts'
import { depositorsWithin, depositsWithin, type NumberedDeposit } from '../deposits/deposits-store.ts'
import { depositAward } from '../kinds/deposit.ts'
import { type Measured, stepsOf } from '../kinds/mission.ts'
import { mostOf } from '../kinds/most.ts'
import { unitsOf } from '../kinds/payable.ts'
import { rebateDue, toPay } from '../kinds/rebate.ts'
import { rescueAward } from '../kinds/rescue.ts'
import { zoneOf } from '../measure.ts'

export interface Past {
  currency: string
  /** Epoch milliseconds; `until` is not included. */
  from: number
  until: number
  /** Only who registered since. */
  registeredSince: number | undefined
}

export interface Expected {
  /** Ledger units. */
  cost: bigint
  /** Who did what the kind counts, and how many of them were looked at: the rest is taken to be like them. */
  members: number
  looked: number
}

/** Of more members some are looked at, evenly spread over those who came early and late. */
const LOOKED_MOST = 2_000

/** Facts of the past by member. */
interface Facts {
  memberId: bigint
  played: readonly PlayedOnDay[]
  deposits: readonly NumberedDeposit[]
}

function evenly(ids: readonly bigint[]): bigint[] {
  const step = Math.max(1, Math.ceil(ids.length / LOOKED_MOST))
  return ids.filter((_, at) => at % step === 0)
}

/** When a day of the merchant's calendar is, near enough to find the week it lies in. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

function rebateOf(terms: TermsOf<'rebate'>, currency: string, played: readonly PlayedOnDay[]): bigint {
  const due = rebateDue(
    terms,
    currency,
    played.map((line) => ({ ...line, paid: 0n })),
  )
  return toPay(due, unitsOf(currency, terms.minimum))
}

function rescueOf(terms: TermsOf<'rescue'>, currency: string, played: readonly PlayedOnDay[], zone: string): bigint {
  const periods = Map.groupBy(played, ({ day }) =>
    terms.period === 'day' ? day : periodAt('week', zone, noonOf(day)).startsAt,
  )
  return [...periods.values()].reduce((sum, lines) => {
    const stake = lines.reduce((all, line) => all + line.stake, 0n)
    const payout = lines.reduce((all, line) => all + line.payout, 0n)
    return sum + rescueAward(terms, currency, { stake, payout, rewards: 0n })
  }, 0n)
}

const nothing: Measured = { validBet: 0n, rounds: 0n, deposits: 0n }

function missionOf(terms: TermsOf<'mission'>, currency: string, { played, deposits }: Facts, zone: string): bigint {
  const { period, gameType } = terms
  const periodOf = (at: number) => (period === 'once' ? 0 : periodAt(period, zone, at).startsAt)
  const sums = new Map<number, Measured>()
  const add = (at: number, more: Partial<Measured>): void => {
    const before = sums.get(periodOf(at)) ?? nothing
    sums.set(periodOf(at), {
      validBet: before.validBet + (more.validBet ?? 0n),
      rounds: before.rounds + (more.rounds ?? 0n),
      deposits: before.deposits + (more.deposits ?? 0n),
    })
  }
  if (terms.measure === 'deposits') {
    for (const { at, credited } of deposits) add(at, { deposits: credited })
  } else {
    const counted = played.filter((line) => gameType === null || line.gameType === gameType)
    for (const line of counted) add(noonOf(line.day), { validBet: line.validBet, rounds: line.rounds })
  }
  return [...sums.values()]
    .flatMap((measured) => stepsOf(terms, currency, measured).filter(({ isReached }) => isReached))
    .reduce((sum, { amount }) => sum + unitsOf(currency, amount), 0n)
}

/** As if everybody signed on each day they played. */
function signInOf(terms: TermsOf<'sign-in'>, currency: string, played: readonly PlayedOnDay[]): bigint {
  const days = new Set(played.map(({ day }) => day)).size
  return Array.from({ length: days }, (_, at) => unitsOf(currency, terms.days[at % terms.days.length]!)).reduce(
    (sum, amount) => sum + amount,
    0n,
  )
}

/** What a kind would have given one member; undefined where facts of the past say nothing about it. */
function costOf({ kind, terms }: KindAndTerms, currency: string, facts: Facts, zone: string): bigint | undefined {
  switch (kind) {
    case 'deposit':
      return facts.deposits.reduce(
        (sum, { credited, ordinal }) => sum + depositAward(terms, currency, { units: credited, ordinal }),
        0n,
      )
    case 'rebate':
      return rebateOf(terms, currency, facts.played)
    case 'rescue':
      return rescueOf(terms, currency, facts.played, zone)
    case 'mission':
      return missionOf(terms, currency, facts, zone)
    case 'sign-in':
      return signInOf(terms, currency, facts.played)
    default:
      return undefined
  }
}

const byDeposits = ({ kind, terms }: KindAndTerms) =>
  kind === 'deposit' || (kind === 'mission' && terms.measure === 'deposits')

const none: Facts = { memberId: 0n, played: [], deposits: [] }

/**
 * What a promise would have given in the past by what members did then, reckoned by the kind's own rule. Undefined where
 * nobody can say: what members ask for, whom they bring. What prizes there are is given in any case.
 */
export async function expectedCost(
  scope: Pick<Scope, 'use'>,
  db: Queryable,
  promise: KindAndTerms,
  past: Past,
): Promise<Expected | undefined> {
  const { currency, from, until, registeredSince } = past
  const zone = zoneOf(scope)
  if (promise.kind === 'sign-up') {
    const members = await countReachable(db, { currency, registeredSince: from })
    return { cost: unitsOf(currency, promise.terms.amount) * BigInt(members), members, looked: members }
  }
  if (promise.kind === 'race' || promise.kind === 'raffle' || promise.kind === 'envelope')
    return { cost: mostOf(promise, currency, null)!, members: 0, looked: 0 }
  if (costOf(promise, currency, none, zone) === undefined) return undefined

  const isByDeposits = byDeposits(promise)
  const did = isByDeposits
    ? await depositorsWithin(db, { currency, from, until })
    : await playersWithin(db, { currency, from, until })
  const reachable = await reachableOf(db, evenly(did), { currency, registeredSince })
  const played = isByDeposits ? [] : await playedByDay(db, { memberIds: reachable, currency, from, until, zone })
  const deposits = isByDeposits ? await depositsWithin(db, { memberIds: reachable, currency, from, until }) : []
  const playedBy = Map.groupBy(played, ({ memberId }) => memberId)
  const depositsBy = Map.groupBy(deposits, ({ memberId }) => memberId)
  const cost = reachable.reduce((sum, memberId) => {
    const facts = { memberId, played: playedBy.get(memberId) ?? [], deposits: depositsBy.get(memberId) ?? [] }
    return sum + (costOf(promise, currency, facts, zone) ?? 0n)
  }, 0n)
  const looked = evenly(did).length
  return {
    cost: looked === 0 ? 0n : (cost * BigInt(did.length)) / BigInt(looked),
    members: did.length,
    looked,
  }
}
