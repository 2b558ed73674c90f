import type { Queryable } from '../../platform/database.ts'
import { port } from '../../platform/port.ts'

export interface OpenStakes {
  /** Whether a member has a round of real money open, in whatever game: what it wins is still to come. */
  hasOpen(db: Queryable, memberId: bigint): Promise<boolean>
}

export const openStakesPort = port<OpenStakes>('open stakes')
