import type { WithdrawalRisk } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import type { Queryable } from '../../../platform/database.ts'
import { deviceFactsOf } from '../../identity/index.ts'
import type { Withdrawal } from './withdrawal.ts'
import { risksOf } from './withdrawal-risks.ts'
import { factsBefore } from './withdrawals-store.ts'

/** What makes withdrawals worth a second look, each by its id: two statements, however many there are. */
export async function risksOfWithdrawals(
  db: Queryable,
  withdrawals: readonly Withdrawal[],
): Promise<(id: bigint) => WithdrawalRisk[]> {
  const before = await factsBefore(
    db,
    withdrawals.map(({ id }) => id),
  )
  const devices = await deviceFactsOf(
    db,
    withdrawals.map(({ memberId }) => memberId),
  )
  const found = withdrawals.flatMap(({ id, memberId, requestedAt }) => {
    const [asked, used] = [before.get(id), devices.get(memberId)]
    return asked && used ? [[id, risksOf({ requestedAt, ...asked, ...used })] as const] : []
  })
  const risks = new Map(found)
  return (id) => risks.get(id) ?? []
}
