import type { exportWithdrawalOrders } from '@croupier/api/wallet/exports/export-withdrawal-orders.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../../../platform/database.ts'
import { membersMeant } from '../visits.ts'
import type { WithdrawalFilter } from './withdrawals-store.ts'

/** What an operator's filter means in the store; undefined where nobody has the account. @param by who asks */
export async function askedWithdrawals(
  db: Queryable,
  { account, device, state, taken, conflict, disputed, ...plain }: z.output<(typeof exportWithdrawalOrders)['input']>,
  by: string,
): Promise<Omit<WithdrawalFilter, 'order' | 'before' | 'limit'> | undefined> {
  const members = await membersMeant(db, { account, device })
  return (
    members && {
      ...plain,
      ...members,
      states: state && [state],
      takenBy: taken === 'mine' ? { account: by } : taken,
      isConflict: conflict === 'yes',
      isDisputed: disputed === 'yes',
    }
  )
}
