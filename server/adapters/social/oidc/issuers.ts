import { createHash } from 'node:crypto'
import * as client from 'openid-client'
import { type SocialProvider, SocialUnavailable } from '../../../modules/identity/index.ts'
import type { Outside } from '../../../platform/outside.ts'

const TIMEOUT_SECONDS = 10
const LIMITS = { milliseconds: TIMEOUT_SECONDS * 1_000, bytes: 262_144 }
/** Keys and addresses of an issuer change seldom, and are asked for again after this. */
const FRESH_MILLISECONDS = 3_600_000
/** Providers an operator may have had since this process began. */
const KEPT = 100

interface Known {
  configuration: Promise<client.Configuration>
  askedAt: number
}

function keyOf(provider: SocialProvider): string {
  const { address, clientId, secret, idTokenAlg } = provider
  return createHash('sha256')
    .update(JSON.stringify([address, clientId, secret, idTokenAlg]))
    .digest('hex')
}

/** Whether ID tokens are signed with the client's secret instead of the issuer's key. */
export function isSignedBySecret(provider: SocialProvider): boolean {
  return provider.idTokenAlg === 'HS256'
}

async function discover(outside: Outside, provider: SocialProvider): Promise<client.Configuration> {
  const issuer = new URL(provider.address ?? '')
  const metadata = provider.idTokenAlg === null ? {} : { id_token_signed_response_alg: provider.idTokenAlg }
  const execute = [
    // Only addresses on this machine may be plain http (set-social-provider.ts).
    ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    // Signatures count even where TLS has already said who is speaking.
    ...(isSignedBySecret(provider) ? [] : [client.enableNonRepudiationChecks]),
  ]
  const authentication = client.ClientSecretPost(provider.secret)
  return client.discovery(issuer, provider.clientId, metadata, authentication, {
    execute,
    timeout: TIMEOUT_SECONDS,
    // Its configuration keeps it: keys, tokens and names are asked for the same way, wherever the issuer says they are.
    [client.customFetch]: outside.fetchFor(LIMITS),
  })
}

/** What issuers say of themselves, remembered for an hour. */
export class Issuers {
  readonly #outside: Outside
  readonly #known = new Map<string, Known>()

  constructor(outside: Outside) {
    this.#outside = outside
  }

  /** @throws SocialUnavailable where it cannot be asked, or answers nonsense; nothing of that is remembered. */
  async of(provider: SocialProvider): Promise<client.Configuration> {
    const key = keyOf(provider)
    const now = Date.now()
    let known = this.#known.get(key)
    if (!known || now - known.askedAt > FRESH_MILLISECONDS) {
      known = { configuration: discover(this.#outside, provider), askedAt: now }
      if (this.#known.size >= KEPT) this.#known.clear()
      this.#known.set(key, known)
    }
    try {
      return await known.configuration
    } catch (error) {
      if (this.#known.get(key) === known) this.#known.delete(key)
      throw new SocialUnavailable(`discovery: ${(error as Error).message}`)
    }
  }
}
