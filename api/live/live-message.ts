import type * as z from 'zod/mini'

/** A kind of message pushed over the socket. One file each in this folder; all.ts lists them. */
export interface LiveMessage<Type extends string = string, Payload = unknown> {
  readonly type: Type
  readonly payload: z.ZodMiniType<Payload>
}

export function liveMessage<Type extends string, Payload>(
  type: Type,
  payload: z.ZodMiniType<Payload>,
): LiveMessage<Type, Payload> {
  return { type, payload }
}

/** What stands on the wire, as JSON text. */
export interface LiveFrame<Type extends string = string, Payload = unknown> {
  readonly type: Type
  /** Never the same for two messages: a client that reconnects drops what it has seen. Not their order: a lower one may come later. */
  readonly seq: number
  /** When the fact became true, epoch milliseconds. */
  readonly at: number
  readonly payload: Payload
}

/** Close codes of ours: the client asks for a new ticket after any but these two. */
export const liveCloseCodes = {
  /** The session ended; a `forced-logout` frame came before it. */
  sessionEnded: 4001,
  /** A newer socket of the same account took this one's place. */
  replaced: 4002,
} as const
