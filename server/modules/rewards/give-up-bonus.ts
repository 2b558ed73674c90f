import type { WriteScope } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs.ts'
import { type Bonus, endBonus } from './bonuses-store.ts'
import { keepBonuses } from './keep-bonuses.ts'
import { bonusPurses, closeBonus } from './move-bonus.ts'

/**
 * Ends a locked open bonus before it is wagered: what its purse holds goes back to the house, and never what is in main. False
 * where the purse is closed.
 */
export async function giveUpBonus(scope: WriteScope, memberId: bigint, bonus: Bonus): Promise<boolean> {
  // The one behind it begins once nothing of this one is at stake.
  await enqueue(scope.tx, keepBonuses, { memberId: memberId.toString(), currency: bonus.currency })
  if (bonus.state === 'waiting') {
    await endBonus(scope.tx, bonus.id, { state: 'forfeited', released: 0n, taken: 0n }, scope.clock.now())
    return true
  }
  const purses = await bonusPurses(scope.tx, memberId)
  if (!purses) return false
  await closeBonus(scope, bonus, purses, 'forfeited')
  return true
}
