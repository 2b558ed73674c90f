import type { Scope } from '../../../platform/context.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import type { SealedVendor } from '../catalogue-store.ts'
import { publicKeyOf, readVendorKeys, type VendorKeys, writeVendorKeys } from './vendor-keys.ts'
import { vendorSecretPlace } from './vendor-secret.ts'

type Sealed = Pick<SealedVendor, 'code' | 'sealedSecret'>

/** The keys a vendor is stored with. */
export function openKeys(scope: Pick<Scope, 'use'>, { code, sealedSecret }: Sealed): VendorKeys {
  if (sealedSecret === null) return {}
  return readVendorKeys(scope.use(secretsPort).open(sealedSecret, vendorSecretPlace(code)))
}

/** The vendor with other keys, as it is to be stored; undefined keys stay as they are. */
export function withKeys<Vendor extends Sealed>(scope: Pick<Scope, 'use'>, vendor: Vendor, keys: VendorKeys): Vendor {
  const before = openKeys(scope, vendor)
  const text = writeVendorKeys({
    theirPublicKey: keys.theirPublicKey ?? before.theirPublicKey,
    ourPrivateKey: keys.ourPrivateKey ?? before.ourPrivateKey,
  } as VendorKeys)
  return { ...vendor, sealedSecret: scope.use(secretsPort).seal(text, vendorSecretPlace(vendor.code)) }
}

/** What operators see of a vendor's keys: our public key, and whether the vendor's is known. */
export function describeKeys({ code }: Sealed, { theirPublicKey, ourPrivateKey }: VendorKeys) {
  return {
    code,
    ourPublicKey: ourPrivateKey === undefined ? null : publicKeyOf(ourPrivateKey),
    hasTheirKey: theirPublicKey !== undefined,
  }
}
