import type { ReadScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { limitsOwnPlay } from '../play/index.ts'
import { mayPlay } from '../safeguards/index.ts'

type Scope = Pick<ReadScope, 'db' | 'clock'>

/** Whether a member may play now with what a vendor keeps, where nobody here sees a stake before it is lost. */
export async function mayPlayThere(scope: Scope, memberId: bigint): Promise<boolean> {
  return (await mayPlay(scope, memberId)).allowed && !(await limitsOwnPlay(scope, memberId))
}

/**
 * Who may not play moves nothing to where it is played; nor does who limits what they stake: what is staked there nobody here
 * sees before it is lost.
 * @throws Refusal transfer.own.limit, and why somebody may not play
 */
export async function requirePlay(scope: Scope, memberId: bigint): Promise<void> {
  const verdict = await mayPlay(scope, memberId)
  if (!verdict.allowed)
    throw new Refusal(verdict.reason, verdict.until === undefined ? undefined : { until: verdict.until })
  if (await limitsOwnPlay(scope, memberId)) throw new Refusal('transfer.own.limit')
}
