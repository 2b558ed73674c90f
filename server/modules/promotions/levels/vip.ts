import type { Vip } from '../../wallet/index.ts'
import { levelOf } from './level-of.ts'
import { privilegesOf } from './privileges.ts'

/** What the cashier asks about members' levels. */
export const vip: Vip = {
  levelOf,
  async withdrawalPrivileges(scope, db, memberId, currency) {
    const eases = await privilegesOf(
      scope,
      db,
      currency,
      [memberId],
      ({ dailyWithdrawal, dailyWithdrawals, isWithdrawalFree }) =>
        dailyWithdrawal !== null || dailyWithdrawals !== null || isWithdrawalFree,
    )
    return eases(memberId)
  },
}
