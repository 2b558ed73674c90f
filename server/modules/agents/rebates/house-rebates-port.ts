import type { RebateCategory } from '@croupier/api/agents/rebates/rebates.ts'
import type { ReadScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { port } from '../../../platform/port.ts'

/** What the house gives back at most, which no agent can go beyond. */
export interface HouseRebates {
  /** By category, in hundredths of a per cent; a category without any is missing. */
  highest(
    scope: Pick<ReadScope, 'use' | 'clock'>,
    db: Queryable,
    currency: string,
  ): Promise<ReadonlyMap<RebateCategory, number>>
  /** The prize group that a part of each stake comes to. */
  prizeGroupOf(hundredths: number): number
}

export const houseRebatesPort = port<HouseRebates>('what the house gives back')
