import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { App } from '../../../platform/app.ts'
import { readVendorKeys, type Vendor, vendorSecret } from '../../../modules/catalogue/index.ts'

interface SigningKeys {
  /** Checks what the vendor sends. */
  theirs: KeyObject | undefined
  /** Signs what we send. */
  ours: KeyObject | undefined
}

const none: SigningKeys = { theirs: undefined, ours: undefined }

/** Reading a key costs more than checking a signature with it, so the latest of each vendor is kept read. */
const known = new Map<number, { text: string; keys: SigningKeys }>()

/** The keys that were set for a vendor. */
export function keysOf(app: App, vendor: Vendor): SigningKeys {
  const text = vendorSecret(app, vendor)
  if (text === undefined) return none
  const found = known.get(vendor.id)
  if (found?.text === text) return found.keys
  const { theirPublicKey, ourPrivateKey } = readVendorKeys(text)
  const keys = {
    theirs: theirPublicKey === undefined ? undefined : createPublicKey(theirPublicKey),
    ours: ourPrivateKey === undefined ? undefined : createPrivateKey(ourPrivateKey),
  }
  known.set(vendor.id, { text, keys })
  return keys
}
