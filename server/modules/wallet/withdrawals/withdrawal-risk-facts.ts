import type { WithdrawalRisk } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import type { Queryable } from '../../../platform/database.ts'
import { findMember, newestDeviceAt, sharersOfDevices } from '../../identity/index.ts'
import { type SharedAccount, sharersOf } from '../payout-accounts/payout-accounts-store.ts'
import type { Withdrawal } from './withdrawal.ts'
import { risksOf } from './withdrawal-risks.ts'
import { factsBefore } from './withdrawals-store.ts'

/** So many members with one account say enough. */
const SHARERS = 20

/** What makes a withdrawal worth a second look, and who else has the account it goes to. */
export async function risksOfWithdrawal(
  db: Queryable,
  withdrawal: Withdrawal,
): Promise<{ risks: WithdrawalRisk[]; sharers: SharedAccount[] }> {
  const { memberId, payee, requestedAt } = withdrawal
  const sharers = await sharersOf(db, { memberId, ...payee }, SHARERS)
  const member = await findMember(db, memberId)
  const risks = risksOf({
    requestedAt,
    ...(await factsBefore(db, withdrawal)),
    newestDeviceAt: await newestDeviceAt(db, memberId),
    registeredAt: member?.createdAt ?? 0,
    sharers: sharers.length,
    onSameDevice: (await sharersOfDevices(db, memberId, 1)).length,
  })
  return { risks, sharers }
}
