import * as z from 'zod/mini'
import type { OwnScope } from '../../platform/context.ts'
import { enqueue, enqueueAll, type Job, job } from '../../platform/jobs.ts'
import { consume } from '../../platform/outbox-consumer.ts'
import { findMember, type Member, sessionsEnded } from '../identity/index.ts'
import { mayPlay } from '../safeguards/index.ts'
import { recallWallets } from './recall-wallets.ts'
import { membersWithWallets } from './wallets-store.ts'

/** Why sessions end of whoever may not play on. */
const barring = new Set(['break', 'frozen'])

const FIRST_PAUSE = 15_000
const LONGEST_PAUSE = 3_600_000
/** As late as this a round that was open when its member was barred may pay. */
const ROUNDS_END = 24 * 3_600_000

const keyOf = (memberId: string) => `recall ${memberId}`

/** Whether a member is still kept from playing. Who was let in again may have put there what they play with now. */
async function isBarred(ctx: OwnScope, { id, state }: Member): Promise<boolean> {
  if (state !== 'active') return state === 'frozen'
  return !(await mayPlay(ctx, id)).allowed
}

/**
 * Brings back what a member who may not play has at vendors: those ask nobody before they take a stake, so that play would
 * go on with it. Looks again, later each time, for a day and until every vendor says that nothing is there: one may be silent
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

/** At once, when a member takes a break or is frozen, logged in or not; vendors are asked by the job. */
export const recallOfEnded = consume<Parameters<typeof sessionsEnded>[0]>({
  name: 'funds.recallOfEnded',
  events: [sessionsEnded],
  async fold({ tx, clock }, occurrences) {
    const ended = occurrences.filter(({ payload }) => barring.has(payload.reason))
    if (ended.length === 0) return
    const ids = new Set(ended.map(({ payload }) => payload.memberId))
    const holders = await membersWithWallets(tx, [...ids].map(BigInt))
    const since = clock.now()
    const wanted = holders.map(String).map((memberId) => ({ payload: { memberId, since }, key: keyOf(memberId) }))
    await enqueueAll(tx, recallOnEnd, wanted)
  },
})
