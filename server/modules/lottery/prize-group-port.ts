import type { Queryable } from '../../platform/database.ts'
import { port } from '../../platform/port.ts'

/** How high a member's odds go: their own prize group, and no higher than any upline's. */
export interface PrizeGroups {
  groupOf(db: Queryable, memberId: bigint): Promise<number>
}

export const prizeGroupsPort = port<PrizeGroups>('prize groups')
