import { PRIZE_GROUP, type setDownlineRebates } from '@croupier/api/agents/rebates/rebates.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import type { MemberSession } from '../../../platform/actor.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { readRebates, rebateOn } from './describe-rebates.ts'
import { hundredthsOf, percentText } from './rebate-rates.ts'
import { giveRates } from './rebates-store.ts'

/** A group of lotteries is even: its rebate goes by tenths of a per cent. */
const GROUP_STEP = 10

/** In whose name it is given: an agent, or the house. */
export type Giver = Pick<MemberSession, 'memberId' | 'account' | 'currency'>

/**
 * Gives somebody directly below, or whoever has none of their own, these rates from tomorrow on.
 * @throws Refusal rebate.not.given, rebate.above.own, request.invalid
 */
export async function giveRebates(
  scope: WriteScope,
  session: Giver,
  memberId: bigint,
  wished: ReceivedOf<typeof setDownlineRebates>['rates'],
): Promise<void> {
  const { tx } = scope
  // Whoever lowers one's own bound at this moment is waited for.
  await lockMemberByAccount(tx, session.account)
  const rebates = await readRebates(scope, tx, session, [])
  const rates = wished.map(({ category, percent }, at) => {
    const fault = (messageKey: string, more: { max?: number } = {}) => ({
      fields: [{ field: `rates.${at}.percent`, messageKey, ...more }],
    })
    const own = rebateOn(rebates, session.memberId, category, rebates.tomorrow)
    if (own === undefined) throw new Refusal('rebate.not.given')
    const rate = percent === null ? null : hundredthsOf(percent)
    if (rate !== null && rate > own) {
      throw new Refusal('rebate.above.own', {
        most: percentText(own),
        ...fault('fault.too.big', { max: own / 100 }),
      })
    }
    if (rate !== null && category === PRIZE_GROUP && rate % GROUP_STEP !== 0) {
      throw new Refusal('request.invalid', fault('fault.format'))
    }
    return { agentId: session.memberId, memberId, category, fromDay: rebates.tomorrow, rate }
  })
  await giveRates(tx, rates, scope.clock.now())
}
