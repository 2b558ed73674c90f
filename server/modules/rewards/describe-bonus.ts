import type { BonusTerms, bonusTermsAnswer } from '@croupier/api/rewards/bonus-terms.ts'
import type { bonusAnswer } from '@croupier/api/rewards/reward-answers.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import { requirementsFor } from '../wagering/index.ts'
import { amountText, purseBalances } from '../wallet/index.ts'
import { type Bonus, bonusesOf } from './bonuses-store.ts'
import { describeReward } from './describe-reward.ts'
import { unitsOrNull } from './move-bonus.ts'
import type { Reward } from './rewards-store.ts'

export function describeBonusTerms(terms: BonusTerms, currency: string): z.input<typeof bonusTermsAnswer> {
  const text = (limit: string | null) => {
    const units = unitsOrNull(limit, currency)
    return units === null ? null : amountText(currency, units)
  }
  return { ...terms, maxBet: text(terms.maxBet), maxCashOut: text(terms.maxCashOut) }
}

function stateOf(bonus: Bonus, balance: bigint): z.input<typeof bonusAnswer>['bonus'] {
  const { currency, state, activatedAt, expiresAt, endedAt, released, taken, terms } = bonus
  const text = (units: bigint) => amountText(currency, units)
  return {
    state,
    balance: text(state === 'active' ? balance : 0n),
    activatedAt,
    expiresAt,
    endedAt,
    released: text(released),
    taken: text(taken),
    terms: describeBonusTerms(terms, currency),
  }
}

/** Claimed rewards of a member with how far each is wagered, and what became of those that are bonuses. */
export async function describeClaimed(
  db: Queryable,
  memberId: bigint,
  rewards: readonly Reward[],
  language: string,
  now: number,
): Promise<z.input<typeof bonusAnswer>[]> {
  const progress = await requirementsFor(db, memberId, rewards)
  const bonuses = await bonusesOf(
    db,
    memberId,
    rewards.map(({ id }) => id),
  )
  const isActive = [...bonuses.values()].some(({ state }) => state === 'active')
  const purses = isActive ? await purseBalances(db, memberId) : []
  const balance = purses.find(({ name }) => name === 'bonus')?.balance ?? 0n
  return rewards.map((reward) => {
    const requirement = progress.get(`${reward.source} ${reward.reference}`)
    const bonus = bonuses.get(reward.id)
    const isWagered = bonus ? bonus.state === 'released' : requirement === undefined || requirement.state !== 'open'
    return {
      ...describeReward(reward, language, now),
      wagered: amountText(reward.currency, requirement?.progress ?? 0n),
      isWagered,
      bonus: bonus ? stateOf(bonus, balance) : null,
    }
  })
}
