import type { OwnScope } from '../../../platform/context.ts'
import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { roundPolicies } from '../../catalogue/index.ts'
import { isLeft, type LeftRound, openRoundsAfter, type Policy } from './left-rounds-store.ts'
import { playPort } from '../calls/play-port.ts'
import { lockPlay } from './rule-on-round.ts'

const AT_ONCE = 500
const HOUR = 3_600_000

/** Since when nothing must have happened in a round for it to be left. */
export function idleSince(now: number, hours: number): number {
  return now - hours * HOUR
}

/** Closes one, under the lock of its member's play: what came in meanwhile, a finish too, is seen. Answers whether it did. */
async function closeOne(scope: OwnScope, round: LeftRound, { idleSince }: Policy): Promise<boolean> {
  const play = scope.use(playPort)
  const player = await play.playerById(round.memberId)
  if (!player) return false
  return scope.transaction(async ({ tx, edits }) => {
    await lockPlay(tx, player)
    if (!(await isLeft(tx, round.id, idleSince))) return false
    const answer = await play.performInTransaction(tx, {
      vendorId: round.vendorId,
      memberId: round.memberId,
      currency: round.currency,
      roundRef: round.ref,
      transactions: [],
      closesRound: true,
      ruling: 'closed',
    })
    const isClosed = answer.outcome === 'done' && answer.roundId === round.id
    if (isClosed) edits({ memberIds: [round.memberId] })
    return isClosed
  })
}

/** Closes the rounds that are left by these policies; answers how many. Repeating it does no harm. */
export async function closeLeft(scope: OwnScope, policies: readonly Policy[]): Promise<number> {
  if (policies.length === 0) return 0
  const byVendor = new Map(policies.map((policy) => [policy.vendorId, policy]))
  const now = scope.clock.now()
  let closed = 0
  let after: LeftRound | undefined
  do {
    const page = await openRoundsAfter(scope.db, policies, { now, after, most: AT_ONCE })
    for (const round of page) if (await closeOne(scope, round, byVendor.get(round.vendorId)!)) closed += 1
    after = page.length === AT_ONCE ? page.at(-1) : undefined
  } while (after)
  return closed
}

/** Closes what each vendor's policy says. */
export const closeLeftRounds = job('play.closeLeftRounds', scheduledPeriod, async (ctx) => {
  const now = ctx.clock.now()
  const policies = await roundPolicies(ctx.db)
  const closed = await closeLeft(
    ctx,
    policies.map(({ vendorId, hours }) => ({ vendorId, idleSince: idleSince(now, hours) })),
  )
  if (closed > 0) ctx.log.info({ closed }, 'closed abandoned rounds')
})
