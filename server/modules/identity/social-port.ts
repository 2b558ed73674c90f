import type { SocialProtocolName } from '@croupier/api/identity/social/social.ts'
import { port } from '../../platform/port.ts'

/** A provider an operator has configured, its secret open. It is never logged. */
export interface SocialProvider {
  /** What the operator calls it, and what stands in `/auth/:provider/callback`. */
  code: string
  /** What people read on its button. */
  name: string
  protocol: SocialProtocolName
  /** Where it is reached; null: at the protocol's own house. */
  address: string | null
  clientId: string
  secret: string
  scope: string | null
  idTokenAlg: string | null
}

/** One way to a provider and back. All of it is made here; the provider and the browser only carry it. */
export interface SocialWay {
  state: string
  nonce: string
  /** PKCE's code verifier. */
  verifier: string
  /** Where the browser comes back to. */
  redirectUri: string
  /** Epoch milliseconds. */
  begunAt: number
}

/** A person as a provider identifies them. */
export interface SocialPerson {
  /** The issuer, as it names itself. */
  issuer: string
  /** The issuer's own name for the person, the same forever. */
  subject: string
  /** The person's name there. */
  name: string | null
  /** Only one that the provider has verified. */
  email: string | null
  /** The username there, to make ours of. */
  username: string | null
  /**
   * Of a provider that knows no nonce: what its answer is known by, so that it proves somebody once. Null where the
   * protocol itself sees to that.
   */
  answeredOnce: string | null
}

/** One kind of provider, spoken to over the network: never call it inside a transaction. */
export interface SocialProtocol {
  readonly protocol: SocialProtocolName
  /** Where to send the browser. @throws SocialUnavailable */
  addressOf(provider: SocialProvider, way: SocialWay): Promise<string>
  /**
   * Whom the answer proves: the query (and what stood behind `#`) that the browser came back with.
   * @param now epoch milliseconds
   * @throws SocialRefused for anything that proves nobody, SocialUnavailable
   */
  personOf(provider: SocialProvider, way: SocialWay, answer: string, now: number): Promise<SocialPerson>
}

export const socialProtocolsPort = port<readonly SocialProtocol[]>('identity.socialProtocols')

/** The provider did not answer, or not so that it could be understood. */
export class SocialUnavailable extends Error {
  override name = 'SocialUnavailable'
}

/** What came back does not prove who it is. The message says why, for the log alone; it holds no token and no name. */
export class SocialRefused extends Error {
  override name = 'SocialRefused'
}
