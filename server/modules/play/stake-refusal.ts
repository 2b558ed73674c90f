import type { RefusalCode } from '@croupier/api/refusals.ts'
import type { ReadScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { mayPlay } from '../safeguards/index.ts'
import type { PlayRefusal } from './calls/play-call.ts'
import { ownLimitRefusal } from './own-limits/own-limit-in-the-way.ts'

/** Whose stake it was, in ledger units. */
export interface RefusedStake {
  memberId: bigint
  currency: string
  stake: bigint
}

/** How a game of the house says that it is closed, and that a member may not bet so. */
export interface RefusalWords {
  closed: RefusalCode
  notAllowed: RefusalCode
}

/** Says why play did not take the stake of a bet: a break, a limit of the member's own, or what play answered. */
export async function stakeRefusal(
  scope: ReadScope,
  { closed, notAllowed }: RefusalWords,
  { memberId, currency, stake }: RefusedStake,
  outcome: PlayRefusal,
): Promise<Refusal> {
  switch (outcome) {
    case 'blocked': {
      const verdict = await mayPlay(scope, memberId)
      if (verdict.allowed) return new Refusal(notAllowed)
      return new Refusal(verdict.reason, verdict.until === undefined ? undefined : { until: verdict.until })
    }
    case 'limit':
      return (await ownLimitRefusal(scope, { memberId, currency, units: stake })) ?? new Refusal(notAllowed)
    case 'insufficient':
      return new Refusal('insufficient_balance')
    case 'no-session':
    case 'game-closed':
      return new Refusal(closed)
    case 'currency-closed':
      return new Refusal('game.currency.closed')
    default:
      return new Refusal('busy.try.again')
  }
}
