import type { OwnScope } from '../../platform/context.ts'
import { vendorById } from '../catalogue/index.ts'
import { type TransferWalletProtocol, type VendorAccount, VendorUnclear } from './transfer-wallet-port.ts'
import { protocolOf, vendorAccountOf } from './vendors.ts'

/**
 * Asks a vendor something, outside any transaction; undefined where the answer is unclear or none comes.
 * @param what for the log, which names neither secrets nor members
 */
export async function askVendor<Answer>(
  scope: OwnScope,
  vendorId: number,
  what: object,
  ask: (protocol: TransferWalletProtocol, vendor: VendorAccount) => Promise<Answer>,
): Promise<Answer | undefined> {
  const vendor = vendorById(scope, vendorId)
  const protocol = vendor && protocolOf(scope, vendor)
  const account = vendor && vendorAccountOf(scope, vendor)
  if (!protocol || !account) return undefined
  try {
    return await ask(protocol, account)
  } catch (error) {
    if (!(error instanceof VendorUnclear)) throw error
    scope.log.warn({ ...what, vendor: vendor.code, reason: error.message }, 'vendor wallet: no clear answer')
    return undefined
  }
}
