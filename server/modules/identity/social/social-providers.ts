import type { socialProviderAnswer } from '@croupier/api/identity/social/social.ts'
import { assert } from '@croupier/basis/assert.ts'
import type * as z from 'zod/mini'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { domains } from '../../settings/index.ts'
import { type SocialProtocol, socialProtocolsPort, type SocialProvider } from '../social-port.ts'
import { findSocialProvider, type StoredSocialProvider } from './social-providers-store.ts'

/** Where a provider's secret is sealed for: moved to another provider's row it does not open. */
export function socialProviderPlace(code: string): string {
  return `identity.social_provider:${code}`
}

/** An open provider with its secret open, and the adapter that speaks to it; undefined where there is none. */
export async function openSocialProvider(
  scope: Pick<Scope, 'use'>,
  db: Queryable,
  code: string,
): Promise<{ provider: SocialProvider; protocol: SocialProtocol } | undefined> {
  const stored = await findSocialProvider(db, code)
  if (!stored?.isOpen) return undefined
  const { name, address, clientId, secretSealed, scope: asked, idTokenAlg } = stored
  const protocol = scope.use(socialProtocolsPort).find((each) => each.protocol === stored.protocol)
  assert(protocol, `an adapter speaks ${stored.protocol}`)
  const secret = scope.use(secretsPort).open(secretSealed, socialProviderPlace(code))
  const provider = { code, name, protocol: stored.protocol, address, clientId, secret, scope: asked, idTokenAlg }
  return { provider, protocol }
}

/** Every origin people open the portal at, the one of its address first. */
export function socialOrigins(scope: Pick<Scope, 'use'>): readonly string[] {
  const { portal, portals } = scope.use(originsPort)
  const { mainDomain, domainRoute } = scope.use(settingsPort).read(domains)
  const others = [...portals, mainDomain, ...domainRoute].filter((origin) => origin !== null)
  return [...new Set([portal, ...others])]
}

/** Where a browser of this origin comes back to from a provider. */
export function callbackUrl(origin: string, code: string): string {
  return `${origin}/auth/${code}/callback`
}

/** A provider as operators see it: without its secret. */
export function describeSocialProvider(
  scope: Pick<Scope, 'use'>,
  stored: StoredSocialProvider,
): z.input<typeof socialProviderAnswer> {
  const { secretSealed: _, ...shown } = stored
  return { ...shown, callbackUrls: socialOrigins(scope).map((origin) => callbackUrl(origin, stored.code)) }
}
