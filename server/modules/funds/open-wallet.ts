import { assert } from '@croupier/basis/assert.ts'
import type { OwnScope } from '../../platform/context.ts'
import type { Vendor } from '../catalogue/index.ts'
import { openAccounts, registerLedgerWords } from '../ledger/index.ts'
import { ownerOf } from '../wallet/index.ts'
import { vendorPurse } from './funds-words.ts'
import { findWallet, insertWallet } from './wallets-store.ts'

/** Makes sure that a member has a purse for the money at a vendor. Opened by the first transfer there, never closed. */
export async function openWallet(
  scope: OwnScope,
  { memberId, currency }: { memberId: bigint; currency: string },
  vendor: Vendor,
): Promise<void> {
  if (await findWallet(scope.db, memberId, vendor.id)) return
  const purse = vendorPurse(vendor)
  await registerLedgerWords(scope.db, { purses: [purse] })
  await scope.transaction(async ({ tx }) => {
    const [account] = await openAccounts(tx, [
      { owner: ownerOf(memberId), purse: purse.id, unit: currency, guarded: true },
    ])
    assert(account !== undefined, 'the ledger answers every opening')
    await insertWallet(tx, { memberId, vendorId: vendor.id, currency, account })
  })
}
