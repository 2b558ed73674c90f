import type { Scope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { port } from '../../platform/port.ts'

/** What a VIP level eases of withdrawals. */
export interface WithdrawalPrivileges {
  /** Decimal text in main units; null where the level changes nothing. */
  dailyWithdrawal: string | null
  dailyWithdrawals: number | null
  isWithdrawalFree: boolean
}

/** What a higher module knows of members' VIP levels. */
export interface Vip {
  /** On which level the member stands; 0 below the first. */
  levelOf(db: Queryable, memberId: bigint, currency: string): Promise<number>
  /** Undefined for who stands on no level, or on one that eases nothing. */
  withdrawalPrivileges(
    scope: Pick<Scope, 'clock'>,
    db: Queryable,
    memberId: bigint,
    currency: string,
  ): Promise<WithdrawalPrivileges | undefined>
}

export const vipPort = port<Vip>('wallet.vip')
