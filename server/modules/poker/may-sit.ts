import { Refusal } from '../../platform/refusal.ts'
import type { WriteScope } from '../../platform/context.ts'
import { takesNot } from '../catalogue/index.ts'
import { mayPlay } from '../safeguards/index.ts'
import type { Desk } from './desks-store.ts'
import { isOpen, type Offered, offeredPoker } from './offered.ts'

interface Who {
  memberId: bigint
  currency: string
  isTrial: boolean
}

/** Who may bring money to a table now. Only members sit there: the house has no player of its own. */
export async function requireMayPlay(scope: WriteScope, desk: Desk, who: Who): Promise<Offered> {
  if (who.isTrial && !desk.isTrial) throw new Refusal('in_need_true_account')
  if (!who.isTrial && desk.isTrial) throw new Refusal('poker.practice.only')
  const offered = offeredPoker(scope)
  if (!offered || !isOpen(offered)) throw new Refusal('poker.closed')
  if (who.currency !== desk.currency || takesNot(who.currency, offered.vendor, offered.game)) {
    throw new Refusal('game.currency.closed')
  }
  if (desk.state !== 'open') throw new Refusal('poker.table.closed')
  const verdict = await mayPlay({ ...scope, db: scope.tx }, who.memberId)
  if (!verdict.allowed) {
    throw new Refusal(verdict.reason, verdict.until === undefined ? undefined : { until: verdict.until })
  }
  return offered
}
