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
  award: Pick<NewAward, 'memberId' | 'occurrence' | 'facts' | 'amount'>,
  isFirstCome: boolean,
): Promise<bigint | undefined> {
  const { tx } = scope
  const now = scope.clock.now()
  const id = await insertAward(tx, { ...award, promotionId: promotion.id, version: version.number }, now)
  if (id === undefined) return undefined
  if (!(await reserve(tx, promotion.id, award.amount, isFirstCome))) throw new Refusal('promotion.budget.spent')
  const { kind, terms } = version.promise
  return issueReward(scope, {
    memberId: award.memberId,
    currency: promotion.currency,
    source: SOURCE,
    reference: id.toString(),
    kind: kind === 'vip' ? 'level' : kind,
    titles: version.titles,
    amount: award.amount,
    turnover: turnoverOf(award.amount, terms.multiple),
    bonus: version.bonus,
    expiresAt: version.claimHours === null ? null : now + version.claimHours * HOUR,
  })
}
