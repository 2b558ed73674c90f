import type { Queryable } from '../../platform/database.ts'
import { port } from '../../platform/port.ts'

export interface BonusStakes {
  /** Whether a member has a round open that holds a stake from the bonus purse: its win still belongs to the bonus. */
  hasOpen(db: Queryable, memberId: bigint, currency: string): Promise<boolean>
  /** Whether all that was settled before a moment, epoch milliseconds, has counted towards what must be wagered. */
  areCounted(db: Queryable, before: number): Promise<boolean>
}

export const bonusStakesPort = port<BonusStakes>('bonus stakes')
