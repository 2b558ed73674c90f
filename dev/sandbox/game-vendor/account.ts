import { housePrivateKey, publicKeyOf, vendorPrivateKey } from './demo-keys.ts'

/** How a house and a vendor of the sandbox know each other. */
export interface VendorAccount {
  /** The vendor's code at the house; its calls go to `/vendors/<code>/…`. */
  code: string
  name: string
  protocol: 'softswiss' | 'hub88' | 'caleta'
  /** What the vendor calls the house. */
  casinoId: string
  /** What both sign with; of the protocols whose sides sign with keys of their own, the demo's keys. */
  secret?: string
}

/** The first vendor of the demo. Public: the sandbox listens on this machine alone. */
export const vendorAccount = {
  code: 'SANDBOX',
  name: 'Sandbox Studio',
  protocol: 'softswiss',
  casinoId: 'lumen',
  secret: 'sandbox-studio-and-lumen-share-this',
} as const satisfies VendorAccount

/** Everybody who sells games at the sandbox. */
export const vendorAccounts: readonly VendorAccount[] = [
  vendorAccount,
  { code: 'HARBOUR', name: 'Harbour Light Games', protocol: 'hub88', casinoId: '816' },
  { code: 'KITE', name: 'Paper Kite Bingo', protocol: 'caleta', casinoId: 'lumen' },
]

/** Tables at which people play each other; the vendor has no other games. */
export const cardRoomAccount: VendorAccount = {
  code: 'BANYAN',
  name: 'Banyan Card Room',
  protocol: 'softswiss',
  casinoId: 'lumen',
  secret: 'sandbox-banyan-and-lumen-share-this',
}

/** What the house is told of a vendor (`setVendor`), so that the two understand each other. */
export function settingsOf({ code, name, protocol, casinoId, secret }: VendorAccount) {
  return { code, name, protocol, casinoId, ...(secret === undefined ? {} : { secret }) }
}

/**
 * What the house is told besides (`setVendorKeys`) of a vendor that signs with a key of its own; undefined of others.
 */
export function keysOf({ code, secret }: VendorAccount) {
  if (secret !== undefined) return undefined
  return { code, theirPublicKey: publicKeyOf(vendorPrivateKey), ourPrivateKey: housePrivateKey }
}
