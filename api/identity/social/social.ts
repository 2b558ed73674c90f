import * as z from 'zod/mini'
import { plainText } from '../plain-text.ts'

/** What an operator calls a provider, and what stands in `/auth/:provider/callback`: `google`. */
export const socialProviderCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/))

/** How providers are spoken to. */
export const socialProtocols = ['oidc', 'facebook', 'telegram'] as const
export type SocialProtocolName = (typeof socialProtocols)[number]

/** Stands for the person a provider has proven, until they register or confirm; valid in the browser sent there. */
export const socialTicket = plainText(1, 100)

/** Where a browser goes to be told apart by the provider. */
export const socialWay = z.strictObject({ url: z.string() })

/** How ID tokens may be signed. */
export const idTokenAlgorithms = ['RS256', 'ES256', 'PS256', 'EdDSA', 'HS256'] as const

/** A provider as operators see it: without its secret, which nothing answers. */
export const socialProviderAnswer = z.strictObject({
  code: z.string(),
  name: z.string(),
  protocol: z.enum(socialProtocols),
  address: z.nullable(z.string()),
  clientId: z.string(),
  scope: z.nullable(z.string()),
  idTokenAlg: z.nullable(z.enum(idTokenAlgorithms)),
  isOpen: z.boolean(),
  position: z.number(),
  changedAt: z.number(),
  /** Registered with the provider, one for each origin the portal is opened at. */
  callbackUrls: z.array(z.string()),
})
