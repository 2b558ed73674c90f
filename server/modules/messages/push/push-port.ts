import { port } from '../../../platform/port.ts'

/** The house's own key pair of VAPID (RFC 8292), in base64url: a point of P-256, and its scalar. */
export interface PushKey {
  readonly publicKey: string
  readonly privateKey: string
}

/** Where a browser is told, and what only it can read. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushNotice {
  /** Read by the browser alone. */
  readonly text: string
  /** How long its service keeps it for a browser that is off. */
  readonly seconds: number
  readonly key: PushKey
  /** Who is written to where something is wrong: an address of ours. */
  readonly contact: string
}

/**
 * - `told`: the browser's service has taken it.
 * - `gone`: there is no such browser any more.
 * - `later`: nobody can say, or the service is busy.
 * - `refused`: it will never be taken.
 */
export type PushOutcome = 'told' | 'gone' | 'later' | 'refused'

/** Sends a notice to a browser by its own service. Never called inside a transaction. */
export interface Push {
  send(target: PushTarget, notice: PushNotice): Promise<PushOutcome>
}

export const pushPort = port<Push>('messages.push')
