import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a database that a test can cut. */
export interface DatabaseLink {
  /** The database's address, by this way. */
  url: string
  /** Breaks every connection; those that follow are taken and never answered, as by a machine that hangs. */
  swallow(): void
  /** How many connections were taken and not answered. */
  swallowed(): number
  /** Connections that follow reach the database; those that were swallowed stay as they are. */
  mend(): void
  close(): Promise<void>
}

/** Opens a way to the database at an address: TCP, also where the address names a socket. */
export async function openDatabaseLink(address: string): Promise<DatabaseLink> {
  const url = new URL(address)
  const target = { host: url.hostname, port: Number(url.port || 5432) }
  const sockets = new Set<Socket>()
  let isWhole = true
  let swallowed = 0

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  const server = createServer((near) => {
    keep(near)
    if (!isWhole) {
      swallowed += 1
      near.resume()
      return
    }
    const far = connect(target)
    keep(far)
    near.pipe(far)
    far.pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: url.href,
    swallow() {
      isWhole = false
      breakAll()
    },
    swallowed: () => swallowed,
    mend() {
      isWhole = true
    },
    async close() {
      server.close()
      breakAll()
      await once(server, 'close')
    },
  }
}
