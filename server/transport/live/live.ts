import type { SessionEndReason } from '@croupier/api/live/session-end.ts'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import {
  type AccountKind,
  mayBeFollowed,
  redeemTicket,
  type TicketHolder,
  tellSessionEnded,
} from '../../platform/live.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Socket, Sockets } from './sockets.ts'
import { followStream, type Stream } from './stream.ts'

const PING_MILLISECONDS = 25_000
const SESSION_CHECK_MILLISECONDS = 60_000
const MOST_SOCKETS = 20_000
/** Clients listen, and say what they follow; anything longer closes the socket. */
const CLIENT_BYTES = 1024
const CLIENT_MESSAGES = 100
const GOING_AWAY = 1001
const POLICY = 1008

export interface EndedSession {
  sessionId: bigint
  reason: SessionEndReason
}

export interface LiveOptions {
  /** Which of these sessions have ended or expired, and why; looked at once a minute, since a socket outlives its last call. */
  endedAmong(kind: AccountKind, sessionIds: readonly bigint[]): Promise<readonly EndedSession[]>
  /** Origins besides the listener's own that may open a socket (PUBLIC_URL, the operator's domains). */
  origins?(): readonly string[]
}

/** The sockets of one process and the stream that feeds them. */
export interface Live {
  readonly app: App
  readonly sockets: Sockets
  readonly stream: Stream
  readonly options: LiveOptions
  /** Looks for sessions that ran out; their sockets are told and close. Runs once a minute by itself. */
  endExpired(): Promise<void>
  /** Tells every client to come back elsewhere and stops reading. */
  stop(): Promise<void>
}

export function startLive(app: App, options: LiveOptions): Live {
  const sockets = new Sockets()
  const stream = followStream(app.database, app.log, {
    audiences: () => sockets.audiences(),
    deliver: (deliveries) => sockets.deliver(deliveries),
  })
  const pinging = setInterval(() => sockets.ping(), PING_MILLISECONDS)

  async function endExpired(): Promise<void> {
    for (const kind of ['member', 'staff'] as const) {
      const ids = new Set(sockets.holders().flatMap((holder) => (holder.kind === kind ? [holder.sessionId] : [])))
      if (ids.size === 0) continue
      const ended = await options.endedAmong(kind, [...ids])
      await app.database.transaction(async (tx) => {
        for (const { sessionId, reason } of ended) await tellSessionEnded(tx, { kind, sessionId }, reason)
      })
    }
  }
  const checking = setInterval(() => {
    endExpired().catch((error: unknown) => app.log.error({ err: error }, 'live session check failed'))
  }, SESSION_CHECK_MILLISECONDS)

  return {
    app,
    sockets,
    stream,
    options,
    endExpired,
    async stop() {
      clearInterval(pinging)
      clearInterval(checking)
      sockets.closeAll(GOING_AWAY, 'the server is stopping')
      await stream.stop()
    },
  }
}

/** A page of another site could open a socket with a stolen ticket; browsers tell where a page is from. */
function isOriginAllowed(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers
  // Native clients send none; they hold no cookies a foreign page could ride on.
  if (origin === undefined) return true
  return origin === `${request.protocol}://${request.host}` || origins.includes(origin)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose socket this upgrade opens; set once its ticket has been taken in. */
    ticketHolder?: TicketHolder
  }
}

/** What a client may say: `{"follow": "chat-room:3"}`, `{"follow": "lotteries"}`, and `{"leave": "chat-room:3"}`. Whatever else it says is nothing. */
function hear(sockets: Sockets, socket: Socket, text: string): void {
  let said: { follow?: unknown; leave?: unknown } | null
  try {
    said = JSON.parse(text) as typeof said
  } catch {
    return
  }
  if (mayBeFollowed(said?.follow)) sockets.follow(socket, said.follow)
  if (mayBeFollowed(said?.leave)) sockets.unfollow(socket, said.leave)
}

/** Serves `GET /ws?ticket=…` on a listener: members on the portal's, operators on the console's. */
export async function mountLive(server: FastifyInstance, live: Live, kind: AccountKind): Promise<void> {
  const { app, sockets, options } = live
  await server.register(websocket, { options: { maxPayload: CLIENT_BYTES } })

  // A plugin of its own: routes see the socket plugin only after it has loaded.
  await server.register(async (scope) => {
    scope.get<{ Querystring: { ticket?: string } }>(
      '/ws',
      {
        websocket: true,
        async preValidation(request) {
          if (!request.ws) throw new Refusal('not.found')
          if (!isOriginAllowed(request, options.origins?.() ?? [])) throw new Refusal('function.not.available')
          if (sockets.size >= MOST_SOCKETS) throw new Refusal('busy.try.again')
          const { ticket } = request.query
          const isTicket = typeof ticket === 'string' && /^[\w-]{43}$/.test(ticket)
          const holder = isTicket ? await redeemTicket(app.database, ticket) : undefined
          if (holder?.kind !== kind) throw new Refusal(kind === 'member' ? 'login.not.session' : 'staff.not.session')
          await live.stream.hold()
          request.ticketHolder = holder
        },
      },
      (socket, request) => {
        let messages = 0
        socket.on('message', (data: Buffer) => {
          messages += 1
          if (messages > CLIENT_MESSAGES) socket.close(POLICY, 'too much was said')
          // Rooms are members' alone: operators read them by their permission.
          else if (kind === 'member') hear(sockets, socket, String(data))
        })
        socket.on('pong', () => sockets.answered(socket))
        socket.on('close', () => sockets.remove(socket))
        socket.on('error', () => sockets.remove(socket))
        sockets.add(socket, request.ticketHolder!)
      },
    )
  })
}
