import * as z from 'zod/mini'
import type { OwnScope, WriteScope } from '../../platform/context.ts'
import { enqueue, enqueueAll, type Job, job } from '../../platform/jobs.ts'
import { consume } from '../../platform/outbox-consumer.ts'
import { findMember, type Member, sessionsEnded } from '../identity/index.ts'
import { ownLimitSet } from '../play/index.ts'
import { recallWallets } from './recall-wallets.ts'
import { mayPlayThere } from './require-play.ts'
import { membersWithWallets } from './wallets-store.ts'

/** Why sessions end of whoever may not play on. */
const barring = new Set(['break', 'frozen'])

const FIRST_PAUSE = 15_000
const LONGEST_PAUSE = 3_600_000
/** As late as this a round that was open when its member was barred may pay. */
const ROUNDS_END = 24 * 3_600_000

const keyOf = (memberId: string) => `recall ${memberId}`

/** Whether a member is still kept from playing there. Who was let in again may have put there what they play with now. */
async function isBarred(ctx: OwnScope, { id, state }: Member): Promise<boolean> {
  return state === 'active' ? !(await mayPlayThere(ctx, id)) : state === 'frozen'
}

/**
 * Brings back what a member who may not play, or limits what they stake, has at vendors: those ask nobody before they take a
 * stake, so that play would go on with it. Looks again, later each time, for a day and until every vendor says that nothing is there: one may be silent
 * or busy, and what was staked shows nowhere until its round ends.
 */
export const recallOnEnd: Job<{ memberId: string; since: number }> = job(
  'funds.recallOnEnd',
  z.object({ memberId: z.string(), since: z.number() }),
  async (ctx, { memberId, since }) => {
    const member = await findMember(ctx.db, BigInt(memberId))
    if (!member || !(await isBarred(ctx, member))) return
    const { id, account, currency } = member
    const list = await recallWallets(ctx, { memberId: id, account, currency, byStaff: true })
    const now = ctx.clock.now()
    if (list.length === 0 || (list.every(({ outcome }) => outcome === 'nothing') && now - since > ROUNDS_END)) return
    const pause = Math.min(Math.max(now - since, FIRST_PAUSE), LONGEST_PAUSE)
    const options = { runAt: now + pause, key: keyOf(memberId) }
    await ctx.transaction(({ tx }) => enqueue(tx, recallOnEnd, { memberId, since }, options))
  },
)

async function recallOf({ tx, clock }: WriteScope, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  const holders = await membersWithWallets(tx, [...new Set(memberIds)].map(BigInt))
  const since = clock.now()
  const wanted = holders.map(String).map((memberId) => ({ payload: { memberId, since }, key: keyOf(memberId) }))
  await enqueueAll(tx, recallOnEnd, wanted)
}

/** At once, when a member takes a break or is frozen, logged in or not; vendors are asked by the job. */
export const recallOfEnded = consume<Parameters<typeof sessionsEnded>[0]>({
  name: 'funds.recallOfEnded',
  events: [sessionsEnded],
  async fold(scope, occurrences) {
    const ended = occurrences.filter(({ payload }) => barring.has(payload.reason))
    await recallOf(
      scope,
      ended.map(({ payload }) => payload.memberId),
    )
  },
})

/** At once, when a member limits what they stake or lose. */
export const recallOfLimited = consume<Parameters<typeof ownLimitSet>[0]>({
  name: 'funds.recallOfLimited',
  events: [ownLimitSet],
  async fold(scope, occurrences) {
    await recallOf(
      scope,
      occurrences.map(({ payload }) => payload.memberId),
    )
  },
})
