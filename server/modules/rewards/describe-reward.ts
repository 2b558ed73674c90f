import type { rewardAnswer } from '@croupier/api/rewards/reward-answers.ts'
import { assert } from '@croupier/basis/assert.ts'
import type * as z from 'zod/mini'
import type { Scope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { amountText } from '../wallet/index.ts'
import { findReward, type Reward } from './rewards-store.ts'

/** A reward as its member sees it: one whose time is over is expired, also before the job of the hour has written it. */
export function describeReward(reward: Reward, language: string, now: number): z.input<typeof rewardAnswer> {
  const { currency, titles, state, expiresAt } = reward
  const isOver = state === 'claimable' && expiresAt !== null && expiresAt <= now
  return {
    promotionClaimId: reward.id.toString(),
    promotionType: reward.kind,
    title: titles[language] ?? titles['en'] ?? '',
    amount: amountText(currency, reward.amount),
    currency,
    turnover: amountText(currency, reward.turnover),
    isBonus: reward.bonus !== null,
    status: isOver ? 'expired' : state,
    issuedAt: reward.issuedAt,
    expiresAt,
    endedAt: isOver ? expiresAt : reward.endedAt,
  }
}

/** A member's reward by its number, as it is now. */
export async function rewardAnswerOf(
  scope: Pick<Scope, 'clock' | 'language'>,
  db: Queryable,
  memberId: bigint,
  id: bigint,
): Promise<z.input<typeof rewardAnswer>> {
  const reward = await findReward(db, memberId, id)
  assert(reward, 'what was given is kept')
  return describeReward(reward, scope.language, scope.clock.now())
}
