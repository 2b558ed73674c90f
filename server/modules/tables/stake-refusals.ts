import type { RefusalCode } from '@croupier/api/refusals.ts'
import type { ReadScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ownLimitRefusal, type PlayRefusal } from '../play/index.ts'
import { mayPlay } from '../safeguards/index.ts'
import type { NewSlip } from './slips-store.ts'

const refusals: Readonly<Record<PlayRefusal, RefusalCode>> = {
  insufficient: 'insufficient_balance',
  limit: 'tables.not.allowed',
  blocked: 'tables.not.allowed',
  'no-session': 'tables.game.closed',
  'game-closed': 'tables.game.closed',
  'currency-closed': 'game.currency.closed',
  'round-closed': 'busy.try.again',
  'no-round': 'busy.try.again',
  'taken-back': 'busy.try.again',
  full: 'busy.try.again',
  conflict: 'busy.try.again',
}

/** Says why play did not take the stake of a slip: a break, a limit of the member's own, or what play answered. */
export async function stakeRefusal(
  scope: ReadScope,
  { memberId, currency, stake }: Pick<NewSlip, 'memberId' | 'currency' | 'stake'>,
  outcome: PlayRefusal,
): Promise<Refusal> {
  if (outcome === 'blocked') {
    const verdict = await mayPlay(scope, memberId)
    if (verdict.allowed) return new Refusal(refusals.blocked)
    return new Refusal(verdict.reason, verdict.until === undefined ? undefined : { until: verdict.until })
  }
  const own = outcome === 'limit' ? await ownLimitRefusal(scope, { memberId, currency, units: stake }) : undefined
  return own ?? new Refusal(refusals[outcome])
}
