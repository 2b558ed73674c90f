/**
 * A fact other modules may react to, written to the outbox in the transaction that made it true. `type` is
 * `<module>.<fact>`; the payload is JSON (ids as strings, money as strings of units).
 */
export interface Event<Payload = unknown> {
  readonly type: string
  readonly payload: Payload
}

export interface EventType<Payload> {
  readonly type: string
  (payload: Payload): Event<Payload>
}

/** `export const memberRegistered = eventType<{ memberId: string }>('identity.memberRegistered')` */
export function eventType<Payload>(type: string): EventType<Payload> {
  return Object.assign((payload: Payload): Event<Payload> => ({ type, payload }), { type })
}
