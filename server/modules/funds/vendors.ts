import type { Scope } from '../../platform/context.ts'
import { type CatalogueReader, cataloguePort, type Vendor, vendorSecret } from '../catalogue/index.ts'
import { type TransferWalletProtocol, transferWalletsPort, type VendorAccount } from './transfer-wallet-port.ts'

/** Anything that can reach the ports: an operation or a job. */
type Ports = Pick<Scope, 'use'>

/** The adapter that speaks to a vendor who keeps wallets; undefined for one who keeps none. */
export function protocolOf(scope: Ports, vendor: Vendor): TransferWalletProtocol | undefined {
  return scope.use(transferWalletsPort).find(({ protocol }) => protocol === vendor.protocol)
}

/** Every vendor that keeps wallets, in the order of menus, whatever its status. */
export function vendorsWithWallets(scope: Ports): Vendor[] {
  const vendors = scope.use(cataloguePort).vendors()
  return vendors.filter((vendor) => protocolOf(scope, vendor) !== undefined)
}

/** How a vendor is reached; undefined while an operator has not said all of it. */
export function vendorAccountOf(scope: CatalogueReader, vendor: Vendor): VendorAccount | undefined {
  const { launchUrl, casinoId } = vendor.settings
  const secret = vendorSecret(scope, vendor)
  if (launchUrl === undefined || casinoId === undefined || secret === undefined) return undefined
  return { code: vendor.code, url: launchUrl.replace(/\/$/, ''), operator: casinoId, secret }
}
