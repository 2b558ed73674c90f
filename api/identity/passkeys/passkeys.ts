import * as z from 'zod/mini'
import { givenPassword } from '../limits.ts'
import { plainText } from '../plain-text.ts'

/** Bytes as browsers send them. */
const base64url = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/))

const transport = z.string().check(z.maxLength(20), z.regex(/^[a-z-]+$/))

/** Extensions are not asked for; what a browser tells of them is not read. */
const common = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.looseObject({}),
}

/** What a browser answers when a key was made: `RegistrationResponseJSON` of WebAuthn level 3. */
export const madePasskey = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    authenticatorData: z.optional(base64url(8_000)),
    transports: z.optional(z.array(transport).check(z.maxLength(8))),
    publicKeyAlgorithm: z.optional(z.int()),
    publicKey: z.optional(base64url(4_000)),
  }),
})

/** What a browser answers when a key has signed: `AuthenticationResponseJSON`. */
export const shownPasskey = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(8_000),
    signature: base64url(2_000),
    userHandle: z.optional(base64url(128)),
  }),
})

/** What a member calls a key. */
export const passkeyName = plainText(1, 60).check(z.trim(), z.minLength(1))

/** What is asked before the browser makes one. */
export const passkeyWish = z.strictObject({ name: passkeyName, password: z.optional(givenPassword) })

/** Keys a member may have. */
export const PASSKEY_LIMIT = 10

/** What the browser is asked to do; handed to it as it is. */
export const passkeyOptions = z.record(z.string(), z.unknown())
