import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * What is kept of a vendor whose protocol signs with a pair of keys on either side; PEM. It is sealed as one JSON text
 * where other protocols keep the secret that both sides share.
 */
export interface VendorKeys {
  /** Verifies the vendor's calls. */
  theirPublicKey?: string
  /** Signs our calls to the vendor. */
  ourPrivateKey?: string
}

const LEAST_BITS = 2048

/** Reads what `writeVendorKeys` wrote, once it is unsealed. */
export function readVendorKeys(text: string): VendorKeys {
  return JSON.parse(text) as VendorKeys
}

export function writeVendorKeys({ theirPublicKey, ourPrivateKey }: VendorKeys): string {
  return JSON.stringify({ theirPublicKey, ourPrivateKey })
}

function isStrongRsa({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS
}

/** A public RSA key of 2,048 bits or more as PEM in its one form (SPKI); undefined for anything else. */
export function readPublicKey(pem: string): string | undefined {
  // Of a private key Node would make the public one: whoever pastes that has taken the wrong file.
  if (pem.includes('PRIVATE')) return undefined
  try {
    const key = createPublicKey(pem)
    return isStrongRsa(key) ? (key.export({ type: 'spki', format: 'pem' }) as string) : undefined
  } catch {
    return undefined
  }
}

/** A private RSA key of 2,048 bits or more as PEM in its one form (PKCS #8); undefined for anything else. */
export function readPrivateKey(pem: string): string | undefined {
  try {
    const key = createPrivateKey(pem)
    return isStrongRsa(key) ? (key.export({ type: 'pkcs8', format: 'pem' }) as string) : undefined
  } catch {
    return undefined
  }
}

/** The half of our key that the vendor gets. */
export function publicKeyOf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }) as string
}

/** A new private key. It takes a moment: never inside a transaction. */
export async function makePrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: LEAST_BITS })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
}
