import type { Queryable } from '../../platform/database.ts'
import { port } from '../../platform/port.ts'

/** Whether a member has a round open that holds a stake from the bonus purse: its win still belongs to the bonus. */
export interface BonusStakes {
  hasOpen(db: Queryable, memberId: bigint, currency: string): Promise<boolean>
}

export const bonusStakesPort = port<BonusStakes>('bonus stakes')
