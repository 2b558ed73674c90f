import type { promisedLine, promotionAnswer, promotionDetail } from '@croupier/api/promotions/promotion-answers.ts'
import { takingOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { localDate } from '@croupier/basis/period.ts'
import type * as z from 'zod/mini'
import type { MemberSession } from '../../platform/actor.ts'
import type { Scope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { describeBonusTerms } from '../rewards/index.ts'
import { amountText } from '../wallet/index.ts'
import { countedFor } from './counted.ts'
import { givenTo, lastAward, occurrencesGiven } from './awards-store.ts'
import { emptyAmong } from './draws/draws-store.ts'
import { dueRebates } from './rebates/due-rebate.ts'
import { totalsOf } from './levels/climb-levels.ts'
import { reachedOf, stepsOf } from './kinds/mission.ts'
import { unitsOf } from './kinds/payable.ts'
import { fieldToSign } from './kinds/sign-in.ts'
import { measure, missionPeriod, zoneOf } from './measure.ts'
import { findParticipation, participationsOf } from './taking-part/participations-store.ts'
import { type Given, type Participation, type Promotion, statusOf } from './promotion.ts'
import { isWithheld } from './same-person.ts'
import { findVersion } from './promotions-store.ts'
import { findStanding } from './levels/standings-store.ts'

type Asking = Pick<Scope, 'use' | 'clock' | 'language'>
type Line = z.input<typeof promisedLine>

export function inLanguage(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts['en'] ?? ''
}

function describe(
  scope: Asking,
  promotion: Promotion,
  member: { participation: Participation | undefined; given: Given | undefined; isCounted: boolean } | undefined,
  isEmpty: boolean,
): z.input<typeof promotionAnswer> {
  const now = scope.clock.now()
  const today = localDate(zoneOf(scope), now)
  return {
    promotionId: promotion.id.toString(),
    kind: promotion.promise.kind,
    category: promotion.category,
    title: inLanguage(promotion.titles, scope.language),
    summary: inLanguage(promotion.summaries, scope.language),
    currency: promotion.currency,
    status: statusOf(promotion, member && { ...member, today }, now, isEmpty),
    taking: takingOf(promotion.promise),
    startsAt: promotion.startsAt,
    endsAt: promotion.endsAt,
  }
}

function emptyEnvelopes(db: Queryable, promotions: readonly Promotion[]): Promise<ReadonlySet<bigint>> {
  return emptyAmong(
    db,
    promotions.filter(({ promise }) => promise.kind === 'envelope').map(({ id }) => id),
  )
}

/** Promotions as the portal lists them, for a member or a visitor: a few statements, however many there are. */
export async function describePromotions(
  scope: Asking,
  db: Queryable,
  promotions: readonly Promotion[],
  session: MemberSession | undefined,
): Promise<z.input<typeof promotionAnswer>[]> {
  const empty = await emptyEnvelopes(db, promotions)
  if (!session) return promotions.map((promotion) => describe(scope, promotion, undefined, empty.has(promotion.id)))
  const ids = promotions.map(({ id }) => id)
  const given = await givenTo(db, session.memberId, ids)
  const participations = new Map((await participationsOf(db, session.memberId)).map((one) => [one.promotionId, one]))
  const counted = await countedFor(scope, db, promotions, session)
  return promotions.map((promotion) => {
    const { id } = promotion
    const member = { participation: participations.get(id), given: given.get(id), isCounted: counted.has(id) }
    return describe(scope, promotion, member, empty.has(id))
  })
}

const line = (more: Partial<Line>): Line => ({
  from: null,
  whose: null,
  gameType: null,
  amount: null,
  percent: null,
  cap: null,
  reached: null,
  isGiven: false,
  ...more,
})

/** What is promised, line by line, and how far a member is. */
async function linesOf(
  scope: Asking,
  db: Queryable,
  promotion: Promotion,
  session: MemberSession | undefined,
): Promise<Line[]> {
  const { promise, currency } = promotion
  const money = (text: string) => amountText(currency, unitsOf(currency, text))
  switch (promise.kind) {
    case 'sign-up':
    case 'application':
    case 'code':
      return [line({ amount: money(promise.terms.amount) })]
    case 'deposit':
      return promise.terms.tiers.map(({ from, percent, cap }) =>
        line({ from: money(from), percent, cap: cap === null ? null : money(cap) }),
      )
    case 'rebate':
      return promise.terms.rates.map(({ gameType, percent }) => line({ gameType, percent }))
    case 'rescue':
      return promise.terms.tiers.map(({ from, percent }) =>
        line({ from: money(from), percent, cap: promise.terms.cap === null ? null : money(promise.terms.cap) }),
      )
    case 'referral': {
      const { deposited, forReferrer, forReferee, tiers } = promise.terms
      const sumOf = (whose: 'referrer' | 'referee', sum: string | null) =>
        sum === null ? [] : [line({ from: money(deposited), whose, amount: money(sum) })]
      const sums = [...sumOf('referrer', forReferrer), ...sumOf('referee', forReferee)]
      return [...sums, ...tiers.map((percent, at) => line({ from: String(at + 1), percent }))]
    }
    case 'race':
    case 'raffle':
      return promise.terms.prizes.map((prize, at) => line({ from: String(at + 1), amount: money(prize) }))
    case 'free-spins':
      return [line({ from: String(promise.terms.rounds), amount: money(promise.terms.stake) })]
    case 'envelope':
      return [line({ from: String(promise.terms.pieces), amount: money(promise.terms.total) })]
    case 'vip': {
      const totals = session && (await totalsOf(scope, db, currency, [session.memberId]))(session.memberId)
      const highest = session ? ((await findStanding(db, session.memberId, currency))?.highest ?? 0) : 0
      return promise.terms.levels.map(({ reach, privileges }, at) =>
        line({
          from: money(reach.validBet),
          amount: privileges.upgrade === null ? null : money(privileges.upgrade),
          reached: totals ? amountText(currency, totals.validBet) : null,
          isGiven: at < highest,
        }),
      )
    }
    case 'sign-in': {
      const today = localDate(zoneOf(scope), scope.clock.now())
      const last = session && (await lastAward(db, promotion.id, session.memberId))
      const signed = last && { date: last.occurrence, day: Number(last.facts['day']) }
      const next = fieldToSign(promise.terms, signed, today)
      const done = next === undefined ? signed!.day : next - 1
      return promise.terms.days.map((amount, at) =>
        line({ from: String(at + 1), amount: money(amount), isGiven: at < done }),
      )
    }
    case 'mission': {
      const { since, name } = missionPeriod(promotion, promise.terms, zoneOf(scope), scope.clock.now())
      const measured = session && (await measure(scope, db, session, promise.terms, since))
      const steps = stepsOf(promise.terms, currency, measured ?? { validBet: 0n, rounds: 0n, deposits: 0n })
      const occurrences = steps.map(({ number }) => `${name}:${number}`)
      const given = session
        ? await occurrencesGiven(db, promotion.id, session.memberId, occurrences)
        : new Set<string>()
      const isCount = promise.terms.measure === 'rounds'
      const shown = (units: bigint) => (isCount ? units.toString() : amountText(currency, units))
      return steps.map(({ number, target, amount }) =>
        line({
          from: shown(target),
          gameType: promise.terms.gameType,
          amount: money(amount),
          reached: measured ? shown(reachedOf(promise.terms, measured)) : null,
          isGiven: given.has(`${name}:${number}`),
        }),
      )
    }
  }
}

/** One promotion in full. Who joined is shown the version they joined under. */
export async function describeInFull(
  scope: Asking,
  db: Queryable,
  promotion: Promotion,
  session: MemberSession | undefined,
): Promise<z.input<typeof promotionDetail>> {
  const participation = session && (await findParticipation(db, promotion.id, session.memberId))
  const given = session && (await givenTo(db, session.memberId, [promotion.id])).get(promotion.id)
  const isEarlier = participation?.state === 'joined' && participation.version !== promotion.number
  const shown = isEarlier
    ? { ...promotion, ...(await findVersion(db, promotion.promise.kind, promotion.id, participation.version)) }
    : promotion
  const isCounted = session !== undefined && (await countedFor(scope, db, [shown], session)).has(promotion.id)
  const isEmpty = (await emptyEnvelopes(db, [shown])).has(promotion.id)
  let due: string | null = null
  if (session && shown.promise.kind === 'rebate' && shown.promise.terms.isByHand) {
    const [owed] = await dueRebates(
      scope,
      db,
      promotion,
      shown.promise.terms,
      [session.memberId],
      scope.clock.now() + 1,
    )
    due = amountText(promotion.currency, owed?.amount ?? 0n)
  }
  return {
    ...describe(scope, shown, session && { participation, given, isCounted }, isEmpty),
    rules: inLanguage(shown.rules, scope.language),
    version: shown.number,
    lines: await linesOf(scope, db, shown, session),
    multiple: shown.promise.terms.multiple,
    bonus: shown.bonus && describeBonusTerms(shown.bonus, promotion.currency),
    claimHours: shown.claimHours,
    reason: participation?.state === 'rejected' ? participation.reason : null,
    due,
    // Who was given it themselves had it before anybody could see that the accounts are one person's.
    isWithheld: session !== undefined && !given && (await isWithheld(db, session.memberId, shown)),
  }
}
