/** How a house and a vendor of the sandbox know each other. */
export interface VendorAccount {
  /** The vendor's code at the house; his calls go to `/vendors/<code>/…`. */
  code: string
  name: string
  protocol: 'softswiss'
  /** What the vendor calls the house. */
  casinoId: string
  secret: string
}

/** The first vendor of the demo. Public: the sandbox listens on this machine alone. */
export const vendorAccount: VendorAccount = {
  code: 'SANDBOX',
  name: 'Sandbox Studio',
  protocol: 'softswiss',
  casinoId: 'lumen',
  secret: 'sandbox-studio-and-lumen-share-this',
}

/** Everybody who sells games at the sandbox. */
export const vendorAccounts: readonly VendorAccount[] = [vendorAccount]

/** What the house is told of a vendor (`setVendor`), so that the two understand each other. */
export function settingsOf({ code, name, protocol, casinoId, secret }: VendorAccount) {
  return { code, name, protocol, casinoId, secret }
}
