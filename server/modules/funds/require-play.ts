import type { ReadScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { limitsOwnPlay } from '../play/index.ts'
import { mayPlay } from '../safeguards/index.ts'

/**
 * Who may not play moves nothing to where it is played; nor does who limits what they stake: what is staked there nobody here
 * sees before it is lost.
 * @throws Refusal transfer.own.limit, and why somebody may not play
 */
export async function requirePlay(scope: Pick<ReadScope, 'db' | 'clock'>, memberId: bigint): Promise<void> {
  const verdict = await mayPlay(scope, memberId)
  if (!verdict.allowed)
    throw new Refusal(verdict.reason, verdict.until === undefined ? undefined : { until: verdict.until })
  if (await limitsOwnPlay(scope, memberId)) throw new Refusal('transfer.own.limit')
}
