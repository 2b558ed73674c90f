import type { Queryable } from '../../../platform/database.ts'
import { port } from '../../../platform/port.ts'

/** What uplines allow members of a rebate; agents fulfil it. */
export interface RebateCapsSource {
  /**
   * By member, category and day of the merchant's calendar, in hundredths of a per cent; undefined where nobody above bounds
   * it.
   */
  capsOf(
    db: Queryable,
    memberIds: readonly bigint[],
  ): Promise<(memberId: bigint, gameType: string, day: string) => number | undefined>
}

export const rebateCapsPort = port<RebateCapsSource>('caps of rebates')
