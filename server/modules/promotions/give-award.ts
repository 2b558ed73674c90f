import type { WriteScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { issueReward, issueRewards } from '../rewards/index.ts'
import { insertAwards, type NewAward } from './awards-store.ts'
import { turnoverOf } from './kinds/payable.ts'
import type { Promotion, Version } from './promotion.ts'
import { reserve } from './promotions-store.ts'

const HOUR = 3_600_000

/** What this module calls itself where rewards and turnover are kept. */
export const SOURCE = 'promotions'

type Award = Pick<NewAward, 'memberId' | 'occurrence' | 'facts' | 'amount'>

/**
 * Keeps that an occurrence gives, once for ever, with its part of the budget. Answers the award's id, or undefined where the
 * occurrence has given before.
 * @throws Refusal promotion.budget.spent
 */
export async function keepAward(
  { tx, clock }: WriteScope,
  promotion: Pick<Promotion, 'id'>,
  version: Version,
  award: Award,
  isFirstCome: boolean,
): Promise<bigint | undefined> {
  const of = { promotionId: promotion.id, version: version.number }
  const id = (await insertAwards(tx, of, [award], clock.now())).get(award.memberId)
  if (id === undefined) return undefined
  if (!(await reserve(tx, promotion.id, award.amount, isFirstCome))) throw new Refusal('promotion.budget.spent')
  return id
}

/** Puts an award that is kept into the reward centre; answers the reward's id. */
export async function issueAward(
  scope: WriteScope,
  promotion: Pick<Promotion, 'currency'>,
  version: Version,
  award: { id: bigint; memberId: bigint; amount: bigint },
): Promise<bigint | undefined> {
  return issueReward(scope, rewardOf(promotion, version, award, scope.clock.now()))
}

/** An award as it stands in the reward centre. */
function rewardOf(
  { currency }: Pick<Promotion, 'currency'>,
  { promise: { kind, terms }, titles, bonus, claimHours }: Version,
  { id, memberId, amount }: { id: bigint; memberId: bigint; amount: bigint },
  now: number,
): Parameters<typeof issueReward>[1] {
  return {
    memberId,
    currency,
    source: SOURCE,
    reference: id.toString(),
    kind: kind === 'vip' ? 'level' : kind,
    titles,
    amount,
    turnover: turnoverOf(amount, terms.multiple),
    bonus,
    expiresAt: claimHours === null ? null : now + claimHours * HOUR,
  }
}

/**
 * Gives each of these members, of whom each stands here once, what an occurrence gives, as `giveAward` does for one who has
 * earned it: beyond the budget too. In a few statements however many they are; answers whom it was new to, with their rewards.
 */
export async function giveAwards(
  scope: WriteScope,
  promotion: Pick<Promotion, 'id' | 'currency'>,
  version: Version,
  awards: readonly Award[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const now = scope.clock.now()
  const ids = await insertAwards(scope.tx, { promotionId: promotion.id, version: version.number }, awards, now)
  const kept = awards.flatMap(({ memberId, amount }) => {
    const id = ids.get(memberId)
    return id === undefined ? [] : [{ id, memberId, amount }]
  })
  if (kept.length === 0) return new Map()
  const sum = kept.reduce((total, { amount }) => total + amount, 0n)
  await reserve(scope.tx, promotion.id, sum, false)
  const rewards = await issueRewards(
    scope,
    kept.map((award) => rewardOf(promotion, version, award, now)),
  )
  return new Map(kept.map(({ id, memberId }) => [memberId, rewards.get(id.toString())!]))
}

/**
 * Gives a member what an occurrence gives, once for ever: the award, its part of the budget and what waits in the reward
 * centre stand or fall together. Answers the reward's id, or undefined where the occurrence has given before.
 * @param version what the member was promised
 * @param isFirstCome whether it ends with the budget; what joined members earn does not
 * @throws Refusal promotion.budget.spent
 */
export async function giveAward(
  scope: WriteScope,
  promotion: Pick<Promotion, 'id' | 'currency'>,
  version: Version,
  award: Award,
  isFirstCome: boolean,
): Promise<bigint | undefined> {
  const id = await keepAward(scope, promotion, version, award, isFirstCome)
  return id === undefined ? undefined : issueAward(scope, promotion, version, { ...award, id })
}
