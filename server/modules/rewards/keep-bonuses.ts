import { assert } from '@croupier/basis/assert.ts'
import { payableStep } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'
import type { OwnScope, WriteScope } from '../../platform/context.ts'
import { enqueue, job } from '../../platform/jobs.ts'
import { consume } from '../../platform/outbox-consumer.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import { findMember, lockMemberByAccount } from '../identity/index.ts'
import { mayTakeReward } from '../safeguards/index.ts'
import { requirementMet, requirementsFor } from '../wagering/index.ts'
import { pursesOf } from '../wallet/index.ts'
import { endingOf } from './bonus-ending.ts'
import { bonusStakesPort } from './bonus-stakes-port.ts'
import { bonusPursesToKeep, lockLastEnded, lockOpenBonuses } from './bonuses-store.ts'
import { activateBonus, bonusPurses, closeBonus, sweepBonusPurse } from './move-bonus.ts'

/** So long after a bonus ended a round it was staked in mostly brings something; what comes later is looked for once a day. */
const SWEPT_DAYS = 8
const DAY = 86_400_000
const AT_ONCE = 500
/** An end, a sweep and a beginning follow each other; more is left to the next look. */
const MOST_STEPS = 4

/** Does one thing that is due for a member's bonuses; answers whether there was one. A posting each, so a transaction each. */
async function keepOnce(scope: WriteScope, memberId: bigint, currency: string): Promise<boolean> {
  const { tx } = scope
  const member = await findMember(tx, memberId)
  if (!member) return false
  await lockMemberByAccount(tx, member.account)
  const purses = await bonusPurses(tx, memberId)
  // Of who is frozen nothing moves; it is looked at again.
  if (!purses) return false
  const { balance } = purses.bonus
  const [first] = await lockOpenBonuses(tx, memberId, currency)
  const stakes = scope.use(bonusStakesPort)
  const hasOpenStake = await stakes.hasOpen(tx, memberId, currency)
  if (first?.state === 'active') {
    const { expiresAt } = first
    assert(expiresAt !== null, 'what has begun has an end')
    // Asked before what is wagered: a bet of its time that counts late would release it.
    const isOver = expiresAt <= scope.clock.now() && (await stakes.areCounted(tx, expiresAt))
    const requirements = await requirementsFor(tx, memberId, [first])
    const isWagered = requirements.get(`${first.source} ${first.reference}`)?.state === 'met'
    const ending = endingOf({ isWagered, isOver, balance, smallest: payableStep(currency), hasOpenStake })
    if (ending) await closeBonus(scope, first, purses, ending)
    return ending !== undefined
  }
  if (balance > 0n) {
    const ended = await lockLastEnded(tx, memberId, currency)
    if (ended) await sweepBonusPurse(scope, ended, purses)
    return ended !== undefined
  }
  if (!first || hasOpenStake) return false
  // On a break nothing could be played of it: it goes on waiting.
  if (!(await mayTakeReward({ clock: scope.clock, db: tx }, memberId)).allowed) return false
  await activateBonus(scope, first, purses)
  return true
}

async function keep(ctx: OwnScope, memberId: bigint, currency: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!(await ctx.transaction((scope) => keepOnce(scope, memberId, currency)))) return
  }
}

type OfMember = Awaited<ReturnType<typeof bonusPursesToKeep>>[number]

/** A page at a time, whose bonuses are open or ended since then. */
async function* pursesToKeep(ctx: OwnScope, endedSince: number): AsyncGenerator<readonly OfMember[]> {
  let after: OfMember = { memberId: 0n, currency: '' }
  let page: readonly OfMember[]
  do {
    page = await bonusPursesToKeep(ctx.db, { endedSince, after, limit: AT_ONCE })
    yield page
    after = page.at(-1) ?? after
  } while (page.length === AT_ONCE)
}

const bonusesOfMember = z.object({ memberId: z.string(), currency: z.string() })

/** Ends a member's bonus that is wagered, over or lost, and begins the one that waits behind it. */
export const keepBonuses = job('rewards.keepBonuses', bonusesOfMember, (ctx, { memberId, currency }) =>
  keep(ctx, BigInt(memberId), currency),
)

/** The same for everybody, for what nobody announces: time that runs out, and money that is lost. */
export const keepAllBonuses = job('rewards.keepAllBonuses', scheduledPeriod, async (ctx) => {
  for await (const page of pursesToKeep(ctx, ctx.clock.now() - SWEPT_DAYS * DAY)) {
    for (const { memberId, currency } of page) await keep(ctx, memberId, currency)
  }
})

/** What comes back to a bonus purse long after its bonus ended: a bet on a season, a ruling, a member who was frozen. */
export const sweepLate = job('rewards.sweepLate', scheduledPeriod, async (ctx) => {
  for await (const page of pursesToKeep(ctx, 0)) {
    const ids = page.map(({ memberId }) => memberId)
    const purses = await pursesOf(ctx.db, ids)
    const holds = (memberId: bigint) =>
      purses.get(memberId)?.some(({ name, balance }) => name === 'bonus' && balance > 0n)
    for (const { memberId, currency } of page) if (holds(memberId)) await keep(ctx, memberId, currency)
  }
})

/** What is wagered is released at once. */
export const releaseBonuses = consume<{ memberId: string; currency: string }>({
  name: 'rewards.releaseBonuses',
  events: [requirementMet],
  async fold({ tx }, occurrences) {
    for (const { payload } of occurrences) {
      await enqueue(tx, keepBonuses, { memberId: payload.memberId, currency: payload.currency })
    }
  },
})
