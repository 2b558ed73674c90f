import type { WriteScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { issueReward } from '../rewards/index.ts'
import { insertAward, type NewAward } from './awards-store.ts'
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
  const kept = { ...award, promotionId: promotion.id, version: version.number }
  const id = await insertAward(tx, kept, clock.now())
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
  const { kind, terms } = version.promise
  return issueReward(scope, {
    memberId: award.memberId,
    currency: promotion.currency,
    source: SOURCE,
    reference: award.id.toString(),
    kind: kind === 'vip' ? 'level' : kind,
    titles: version.titles,
    amount: award.amount,
    turnover: turnoverOf(award.amount, terms.multiple),
    bonus: version.bonus,
    expiresAt: version.claimHours === null ? null : scope.clock.now() + version.claimHours * HOUR,
  })
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
