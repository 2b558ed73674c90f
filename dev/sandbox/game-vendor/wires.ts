import type { VendorAccount } from './account.ts'
import type { VendorWire } from './vendor-wire.ts'
import { openHub88 } from './wire-hub88.ts'
import { openSoftswiss } from './wire-softswiss.ts'

const openers: Readonly<Record<VendorAccount['protocol'], (account: VendorAccount) => VendorWire>> = {
  softswiss: openSoftswiss,
  hub88: openHub88,
  caleta: openHub88,
}

/** The vendor's side of its protocol. */
export function openWire(account: VendorAccount): VendorWire {
  return openers[account.protocol](account)
}
