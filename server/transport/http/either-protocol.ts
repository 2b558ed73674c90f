import type { Server, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What a TLS connection begins with (RFC 8446, 5.1: a record of the handshake), and no line of HTTP does. */
const HANDSHAKE = 0x16

/**
 * Has a server of HTTPS answer plain HTTP on the same port, by the first byte of each connection: clients of imported games
 * say https whatever their page came by, and pages come by what the portal has, or the proxy before it. A connection
 * that says nothing for so long ends.
 */
export function answerPlainToo(server: FastifyInstance, patienceMilliseconds: number): void {
  const sockets = server.server as Server
  const silent = new Set<Socket>()
  const [beginTls] = sockets.listeners('connection') as [(this: Server, socket: Socket) => void]
  sockets.removeAllListeners('connection')

  sockets.on('connection', (socket) => {
    const end = () => socket.destroy()
    silent.add(socket)
    socket.setTimeout(patienceMilliseconds, end)
    socket.on('error', end)
    socket.once('close', () => silent.delete(socket))
    socket.once('readable', () => {
      silent.delete(socket)
      socket.setTimeout(0)
      socket.off('timeout', end)
      const first: Buffer | null = socket.read(1)
      if (first === null) return end()
      socket.unshift(first)
      if (first[0] === HANDSHAKE) beginTls.call(sockets, socket)
      // What a TLS server does with a connection once it is read.
      else sockets.emit('secureConnection', socket)
    })
  })
  // Browsers connect ahead of need; the end of a process need not wait for what they never said.
  server.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}
