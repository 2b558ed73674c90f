import type { WriteScope } from '../../platform/context.ts'
import { consume } from '../../platform/outbox-consumer.ts'
import { findMember, lockMembers } from '../identity/index.ts'
import { memberExcluded } from '../safeguards/index.ts'
import { lockOpenBonuses } from './bonuses-store.ts'
import { giveUpBonus } from './give-up-bonus.ts'
import { cancelReward } from './issue-reward.ts'
import { lockPromised } from './rewards-store.ts'

/**
 * Whoever excludes themselves has nothing to come back for: what promotions gave and nobody claimed is taken back, and open
 * bonuses end. What was paid for in points, and the member's own money, stays.
 */
export async function takeBack(scope: WriteScope, memberId: bigint): Promise<void> {
  // First, as whoever claims does: neither waits for the other in turn.
  await lockMembers(scope.tx, [memberId], true)
  const member = await findMember(scope.tx, memberId)
  if (!member) return
  for (const { source, reference } of await lockPromised(scope.tx, memberId)) {
    await cancelReward(scope, source, reference)
  }
  for (const bonus of await lockOpenBonuses(scope.tx, memberId, member.currency)) {
    await giveUpBonus(scope, memberId, bonus)
  }
}

/** At once, when somebody excludes themselves. */
export const takeBackOfExcluded = consume<Parameters<typeof memberExcluded>[0]>({
  name: 'rewards.takeBackOfExcluded',
  events: [memberExcluded],
  async fold(scope, occurrences) {
    for (const { payload } of occurrences) await takeBack(scope, BigInt(payload.memberId))
  },
})
