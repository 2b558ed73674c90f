import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import type { ConnectionBound } from './connection-bound.ts'
import { refusedConnections } from './metrics.ts'
import type { Patience } from './patience.ts'

interface Connection {
  /** What TCP gave: under TLS the socket of a request is another, that ends with this one. */
  readonly socket: Socket
  wasAsked: boolean
  readonly answers: Set<ServerResponse>
}

type Named = Pick<Socket, 'remoteAddress' | 'remotePort'>
const nameOf = ({ remoteAddress, remotePort }: Named) => `${remoteAddress} ${remotePort}`

/** Whether the house itself is at it, rather than waiting for the other side to send or to read. */
function isWorkedOn({ answers }: Connection): boolean {
  return [...answers].some((answer) => answer.req.complete && !answer.writableEnded && !answer.writableNeedDrain)
}

/**
 * Knows every connection of a listener from its first packet on, before TLS and HTTP do: ends those that one network has
 * too many of, and when the process stops those that would keep it waiting (Node closes only such as have had an answer).
 */
export function keepConnections(server: FastifyInstance, bound: ConnectionBound | undefined, patience: Patience): void {
  const sockets = server.server as Server
  const open = new Map<string, Connection>()
  const begin = sockets.listeners('connection') as ((this: Server, socket: Socket) => void)[]
  sockets.removeAllListeners('connection')

  sockets.on('connection', (socket: Socket) => {
    // Nobody any more, where it was broken off before it was taken in.
    const leave = bound ? bound.admit(socket.remoteAddress ?? 'nobody') : () => {}
    if (!leave) {
      refusedConnections.inc()
      socket.destroy()
      return
    }
    const name = nameOf(socket)
    const connection: Connection = { socket, wasAsked: false, answers: new Set() }
    open.set(name, connection)
    socket.once('close', () => {
      leave()
      if (open.get(name) === connection) open.delete(name)
    })
    for (const each of begin) each.call(sockets, socket)
  })

  // Before an answer is tried: what is written before a handshake has ended waits for that end, and so does the socket.
  sockets.prependListener('tlsClientError', (_error: Error, socket: TLSSocket) => socket.destroy())

  sockets.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    const connection = open.get(nameOf(request.socket))
    connection?.answers.add(answer)
    answer.once('close', () => connection?.answers.delete(answer))
  })
  // Also what becomes a WebSocket, which Node tells to its own listeners alone.
  server.addHook('onRequest', async (request) => {
    const connection = open.get(nameOf(request.raw.socket))
    if (connection) connection.wasAsked = true
  })

  server.addHook('preClose', async () => {
    const since = performance.now()
    const endOthers = () => {
      const isLate = performance.now() - since >= patience.drain
      for (const connection of open.values()) {
        if (!connection.wasAsked || (isLate && !isWorkedOn(connection))) connection.socket.destroy()
      }
    }
    endOthers()
    if (!sockets.listening) return
    const ending = setInterval(endOthers, Math.min(patience.drain, 500))
    sockets.once('close', () => clearInterval(ending))
  })
}
