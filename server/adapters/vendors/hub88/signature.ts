import { type KeyObject, sign, verify } from 'node:crypto'

/** Strict base64, with its padding: nothing stands where the last letter has room to spare, so there is one text for it. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$/
/** Of the longest key there is: 8,192 bits. */
const LONGEST = 1_368

/** RSA-SHA-256 (PKCS #1 v1.5) of the body's bytes, in base64. */
export function signatureOf(body: Buffer | string, privateKey: KeyObject): string {
  return sign('sha256', Buffer.from(body), privateKey).toString('base64')
}

/** Whether these bytes were signed with the private half of the key. Only public things are compared. */
export function isSignedBy(publicKey: KeyObject, body: Buffer, signature: string | undefined): boolean {
  if (!signature || signature.length > LONGEST || !BASE64.test(signature)) return false
  return verify('sha256', body, publicKey, Buffer.from(signature, 'base64'))
}
