import type { WriteScope } from '../../platform/context.ts'
import { settingsPort } from '../../platform/settings.ts'
import { applyBets, type ValidBet } from './progress.ts'
import { requirementMet } from './events.ts'
import { lockOpenRequirements, writeProgress } from './requirements-store.ts'
import { betWeights } from './wagering-settings.ts'

/**
 * Counts settled bets towards what their members must wager, oldest requirement first, each by its category's weight. It
 * counts whatever it is given: the caller makes sure that a bet is reported once, in one transaction with its cursor.
 */
export async function recordValidBets(scope: WriteScope, bets: readonly ValidBet[]): Promise<void> {
  const weights = scope.use(settingsPort).read(betWeights)
  const purses = Map.groupBy(bets, ({ memberId, currency }) => `${memberId} ${currency}`)
  const memberIds = [...new Set(bets.map(({ memberId }) => memberId))]
  if (memberIds.length === 0) return
  const open = Map.groupBy(
    await lockOpenRequirements(scope.tx, memberIds),
    ({ memberId, currency }) => `${memberId} ${currency}`,
  )
  const moved = [...purses].flatMap(([purse, placed]) => applyBets(open.get(purse) ?? [], placed, weights))
  for (const { memberId, currency, source, reference } of await writeProgress(scope.tx, moved)) {
    scope.announce(requirementMet({ memberId: memberId.toString(), currency, source, reference }))
  }
}
