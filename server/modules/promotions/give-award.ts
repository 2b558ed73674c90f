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

/** An award that is written down, with its number. */
export type KeptAward = Pick<NewAward, 'memberId' | 'amount'> & { readonly id: bigint }

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
  award: KeptAward,
): Promise<bigint | undefined> {
  return issueReward(scope, rewardOf(promotion, version, award, scope.clock.now()))
}

/** An award as it stands in the reward centre. */
function rewardOf(
  { currency }: Pick<Promotion, 'currency'>,
  { promise: { kind, terms }, titles, bonus, claimHours }: Version,
  { id, memberId, amount }: KeptAward,
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
 * Keeps of many members, of whom each stands here once, that an occurrence gives, once for ever. Answers the awards that are
 * new; `issueAwards` gives them.
 */
export async function keepAwards(
  { tx, clock }: WriteScope,
  promotion: Pick<Promotion, 'id'>,
  version: Version,
  awards: readonly Award[],
): Promise<KeptAward[]> {
  const ids = await insertAwards(tx, { promotionId: promotion.id, version: version.number }, awards, clock.now())
  return awards.flatMap(({ memberId, amount }) => {
    const id = ids.get(memberId)
    return id === undefined ? [] : [{ id, memberId, amount }]
  })
}

/**
 * Puts awards that are kept into the reward centre, with their part of the budget, and beyond the budget too, for who has
 * earned them. In a few statements however many they are; answers their rewards by member. The promotion's row comes last:
 * whoever pays other members of it at the same time waits for no more than the end of this.
 */
export async function issueAwards(
  scope: WriteScope,
  promotion: Pick<Promotion, 'id' | 'currency'>,
  version: Version,
  kept: readonly KeptAward[],
): Promise<ReadonlyMap<bigint, bigint>> {
  if (kept.length === 0) return new Map()
  const now = scope.clock.now()
  const rewards = await issueRewards(
    scope,
    kept.map((award) => rewardOf(promotion, version, award, now)),
  )
  const sum = kept.reduce((total, { amount }) => total + amount, 0n)
  await reserve(scope.tx, promotion.id, sum, false)
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
