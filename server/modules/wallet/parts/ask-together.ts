import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { type Gathered, gather } from '../../../platform/gather.ts'
import { type BegunSubject, keepSubjects } from '../../../platform/idempotency.ts'
import { enqueueAll } from '../../../platform/jobs.ts'
import { lockMembers } from '../../identity/index.ts'
import { countOpenDeposits, isKnownDeposit } from '../deposits/deposits-store.ts'
import { followDeposit } from '../deposits/follow-deposit.ts'
import { type LimitInTheWay, limitsInTheWay } from '../deposit-limits/room-to-deposit.ts'
import { lockMatchable } from './lock-matchable.ts'
import { matchWishes, type Wish } from './match-wishes.ts'
import { insertMatched, type MatchedOrder, type WaitingWithdrawal } from './parts-store.ts'

/** A deposit that is to pay a part of another member's withdrawal. */
export interface AskedPart {
  order: Omit<MatchedOrder, 'withdrawalId' | 'payBank' | 'payHolder' | 'payNumber'>
  /** How many orders of theirs may be open before this one. */
  openMost: number
  /** The house's time zone, by which limits of a day are counted. */
  zone: string
  clock: Clock
  /** Of the call's Idempotency-Key, where it came under one. */
  keyHash: Buffer | undefined
  nameOfBank(code: string): string
}

/** `none`: no withdrawal has room for it. `claimed`: another attempt under its key does it. Or the member's own limit. */
export type AskedPartOutcome = 'made' | 'none' | 'too-many' | 'claimed' | LimitInTheWay

const MOST_AT_ONCE = 500

async function keptOf(tx: Tx, asked: readonly AskedPart[]): Promise<ReadonlySet<string>> {
  const keyed = asked.flatMap(({ keyHash, order }): BegunSubject[] =>
    keyHash ? [{ keyHash, subject: order.reference }] : [],
  )
  return keepSubjects(tx, keyed)
}

/** What each wish of one currency takes: of what has waited longest first, then of whatever else has room. */
async function match(tx: Tx, currency: string, wishes: readonly AskedPart[]) {
  const asWishes = wishes.map(({ order }) => ({ amount: order.amount, payerId: order.memberId }))
  const least = asWishes.reduce((lowest, { amount }) => (amount < lowest ? amount : lowest), asWishes[0]!.amount)
  const first = await lockMatchable(tx, { currency, least, besides: [], most: wishes.length })
  const places = matchWishes(asWishes, first)
  const later: WaitingWithdrawal[] = []
  const taken = new Map<string, WaitingWithdrawal>()
  for (const [at, { order }] of wishes.entries()) {
    const place = places[at]
    const found = place === undefined ? await matchLate(tx, currency, asWishes[at]!, first, later) : first[place]!
    if (found) taken.set(order.reference, found)
  }
  return taken
}

/** A withdrawal for a wish that none of the `first` has room for; `later` are those that were found so before. */
async function matchLate(
  tx: Tx,
  currency: string,
  wish: Wish,
  first: readonly WaitingWithdrawal[],
  later: WaitingWithdrawal[],
): Promise<WaitingWithdrawal | undefined> {
  const [place] = matchWishes([wish], later)
  const besides = [...first, ...later].map(({ id }) => id)
  const [found] =
    place === undefined
      ? await lockMatchable(tx, { currency, least: wish.amount, payerId: wish.payerId, besides, most: 1 })
      : [later[place]!]
  if (!found) return undefined
  if (place === undefined) later.push(found)
  found.room -= wish.amount
  return found
}

/**
 * The orders, their parts, what is promised of the withdrawals and who looks after each of them: all in one transaction.
 * Undefined: the member is held by another transaction, which only one by itself waits for.
 */
async function makeTogether(tx: Tx, asked: readonly AskedPart[]): Promise<(AskedPartOutcome | undefined)[]> {
  const [only] = asked
  const isAlone = asked.length === 1
  // Sent again because nobody heard what became of it.
  if (isAlone && only && (await isKnownDeposit(tx, only.order.reference))) return ['made']
  const memberIds = asked.map(({ order }) => order.memberId)
  const held = await lockMembers(tx, memberIds, isAlone)
  // A limit that was set while this waited has begun since the orders were made.
  const now = only!.clock.now()
  const open = await countOpenDeposits(tx, memberIds, now)
  const mayOpen = asked.filter(
    ({ order: { memberId }, openMost }) => held.has(memberId) && (open.get(memberId) ?? 0) < openMost,
  )
  const allowed = new Set(mayOpen)
  const units = mayOpen.map(({ order }) => ({ memberId: order.memberId, units: order.amount }))
  const limits = await limitsInTheWay(tx, units, only!.zone, now)
  const mayBe = mayOpen.filter(({ order }) => !limits.has(order.memberId))
  const taken = new Map<string, WaitingWithdrawal>()
  for (const [currency, wishes] of Map.groupBy(mayBe, ({ order }) => order.currency)) {
    for (const [reference, withdrawal] of await match(tx, currency, wishes)) taken.set(reference, withdrawal)
  }
  const matched = asked.filter(({ order }) => taken.has(order.reference))
  const kept = await keptOf(tx, matched)
  const isOurs = ({ keyHash, order }: AskedPart) => keyHash === undefined || kept.has(order.reference)
  const made = matched.filter(isOurs)
  await insertMatched(
    tx,
    made.map(({ order, nameOfBank }) => {
      const { id, bank, holder, number } = taken.get(order.reference)!
      return { ...order, withdrawalId: id, payBank: nameOfBank(bank), payHolder: holder, payNumber: number }
    }),
  )
  await enqueueAll(
    tx,
    followDeposit,
    made.map(({ order: { reference, expiresAt } }) => ({
      payload: { reference, look: 0 },
      runAt: expiresAt,
      key: `deposit ${reference}`,
    })),
  )
  return asked.map((each) => {
    if (!held.has(each.order.memberId)) return undefined
    if (!allowed.has(each)) return 'too-many'
    const limit = limits.get(each.order.memberId)
    if (limit) return limit
    if (!taken.has(each.order.reference)) return 'none'
    return isOurs(each) ? 'made' : 'claimed'
  })
}

const desks = new WeakMap<Database, Gathered<AskedPart, AskedPartOutcome>>()

/**
 * Makes the order and matches it with a withdrawal, together with what everybody else asks for at the same moment: what each
 * of them would lock and commit is locked and committed once.
 */
export function askTogether(database: Database, asked: AskedPart): Promise<AskedPartOutcome> {
  const desk =
    desks.get(database) ??
    gather<AskedPart, AskedPartOutcome>({
      most: MOST_AT_ONCE,
      keyOf: ({ order }) => order.memberId.toString(),
      work: (all) => database.transaction((tx) => makeTogether(tx, all)),
    })
  desks.set(database, desk)
  return desk.ask(asked)
}
