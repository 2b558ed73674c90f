import * as z from 'zod/mini'

/** A key as PEM: 8,192 bits of a private one take 6,400 characters. */
export const pem = z.string().check(z.trim(), z.maxLength(8_000), z.regex(/^-----BEGIN [A-Z ]+-----[\s\S]+-----$/))

/** What operators see of the keys of a vendor whose protocol signs with them; no private key is ever told. */
export const vendorKeysAnswer = z.strictObject({
  code: z.string(),
  /** PEM, for the vendor to check our calls with; null where we have none. */
  ourPublicKey: z.nullable(z.string()),
  /** Whether the vendor's calls can be verified. */
  hasTheirKey: z.boolean(),
})
