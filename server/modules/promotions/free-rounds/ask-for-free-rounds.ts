import { rewardsChanged } from '@croupier/api/live/rewards-changed.ts'
import { Money } from '@croupier/basis/money.ts'
import * as z from 'zod/mini'
import type { OwnScope } from '../../../platform/context.ts'
import { enqueue, type Job, job } from '../../../platform/jobs.ts'
import { tell } from '../../../platform/live.ts'
import { gameByCode, vendorByCode } from '../../catalogue/index.ts'
import { findMember } from '../../identity/index.ts'
import { type FreeRounds, type FreeRoundsAnswer, playPort } from '../../play/index.ts'
import { mayTakeReward } from '../../safeguards/index.ts'
import { endAward } from '../awards-store.ts'
import { settleReserved } from '../promotions-store.ts'
import { beginAsking, type GivenRounds, lockRounds, noteAnswer } from './free-rounds-store.ts'

const FIRST_PAUSE = 15_000
const LONGEST_PAUSE = 600_000

/** What the vendor knows them by. */
export const referenceOf = (awardId: bigint): string => `free-rounds-${awardId}`

const isOpen = ({ state }: GivenRounds): boolean => state === 'owed' || state === 'asking' || state === 'unknown'

/** Writes down that the vendor is about to be asked, or answers why it is not. */
async function begin(ctx: OwnScope, awardId: bigint): Promise<FreeRounds | { obstacle: string } | undefined> {
  return ctx.transaction(async (scope) => {
    const { tx } = scope
    const given = await lockRounds(tx, awardId)
    if (!given || !isOpen(given)) return undefined
    const { currency, rounds, expiresAt } = given
    const member = await findMember(tx, given.memberId)
    const vendor = vendorByCode(ctx, given.vendor)
    const game = vendor && gameByCode(ctx, vendor.id, given.game)
    // One that may have been heard is never given up as if it had not.
    if (given.attempts === 0) {
      const mayTake = await mayTakeReward({ ...scope, db: tx }, given.memberId)
      if (member?.state !== 'active' || !mayTake.allowed) return { obstacle: 'the member may not play' }
      if (vendor?.status === 'closed' || game?.status === 'closed') return { obstacle: 'the game is closed' }
    }
    if (!member || !vendor || !game) return { obstacle: 'there is no such game' }
    await beginAsking(tx, awardId)
    return {
      reference: referenceOf(awardId),
      vendor,
      game,
      member: { id: member.id, account: member.account, currency },
      rounds,
      stake: new Money(currency, given.stake),
      expiresAt,
    }
  })
}

/** Writes down what came of it, unless their end was told faster. */
async function conclude(ctx: OwnScope, awardId: bigint, answer: FreeRoundsAnswer): Promise<void> {
  await ctx.transaction(async ({ tx, clock }) => {
    const given = await lockRounds(tx, awardId)
    if (!given || !isOpen(given)) return
    const reason = answer.outcome === 'granted' ? null : answer.reason
    await noteAnswer(tx, awardId, { state: answer.outcome, reason })
    if (answer.outcome === 'refused') {
      const award = await endAward(tx, awardId, 'cancelled')
      if (award) await settleReserved(tx, award.promotionId, 0n, award.amount)
    }
    const now = clock.now()
    if (answer.outcome === 'unknown' && given.expiresAt > now) {
      const pause = Math.min(FIRST_PAUSE * 2 ** Math.max(given.attempts - 1, 0), LONGEST_PAUSE)
      const key = `free rounds ${awardId} ${given.attempts}`
      await enqueue(tx, askForFreeRounds, { awardId: awardId.toString() }, { runAt: now + pause, key })
    }
    await tell(tx, { to: 'member', id: given.memberId }, rewardsChanged, {})
  })
}

/**
 * Asks a vendor for the free rounds that somebody was given: written first, asked outside of any transaction, concluded
 * after. Where no answer came it is asked again under the same reference, by which the vendor gives them once.
 */
export const askForFreeRounds: Job<{ awardId: string }> = job(
  'promotions.askForFreeRounds',
  z.object({ awardId: z.string() }),
  async (ctx, payload) => {
    const awardId = BigInt(payload.awardId)
    const begun = await begin(ctx, awardId)
    if (!begun) return
    if ('obstacle' in begun) return conclude(ctx, awardId, { outcome: 'refused', reason: begun.obstacle })
    const answer = await ctx.use(playPort).grantFreeRounds(begun)
    if (answer.outcome !== 'granted') {
      const { reference, vendor } = begun
      ctx.log.warn({ reference, vendor: vendor.code, reason: answer.reason }, 'a vendor granted no free rounds')
    }
    await conclude(ctx, awardId, answer)
  },
)
