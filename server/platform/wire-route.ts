import type { App } from './app.ts'

/**
 * A route that speaks somebody else's protocol: a game vendor's, a payment provider's, a game client's. No envelope, no
 * Merchant header, no session; the body comes as the bytes that were sent, because signatures are made of bytes.
 */
export interface WireRequest {
  raw: Buffer
  /** By lower-case name; of a header sent twice, the first. */
  headers: Readonly<Record<string, string | undefined>>
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  ip: string
  /** Ours; on the answer as X-Request-Id and in the log line. */
  requestId: string
}

export interface WireAnswer {
  status: number
  /** An object is sent as JSON; text as plain text, where the headers name nothing else. */
  body: object | string
  headers?: Readonly<Record<string, string>>
}

/**
 * What can go wrong before or beside the route's own work: the body is over the limit; the request is not readable;
 * the caller asks too often or the database is away, so that the same call may succeed later; anything else.
 */
export type WireFault = 'too-large' | 'malformed' | 'busy' | 'internal'

export interface WireRoute {
  /** In metrics and log lines, as `softswiss.betwin`. */
  name: string
  /** Servers call the portal's listener; game clients call the games listener, imported ones that of bundles. */
  listener: 'portal' | 'games'
  method: 'GET' | 'POST'
  /** With `:names` for parts, as `/vendors/:code/betwin`. */
  path: string
  /** Bytes; 64 KiB where absent. */
  bodyLimit?: number
  /** So many calls from one address; as many as of anything else where absent. */
  perMinute?: number
  /** Browsers may call it from pages of any origin, without credentials. */
  anyOrigin?: true
  answer(app: App, request: WireRequest): Promise<WireAnswer>
  /** Says a fault in the protocol's own words. `request.raw` is empty where the body was not read. */
  onFault(fault: WireFault, request: WireRequest): WireAnswer
}
