import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** A listener of the product under attack. */
export interface Target {
  readonly name: string
  readonly port: number
  readonly speaks: 'http' | 'https' | 'both'
}

/** What a hostile connection is opened with. */
export interface Attempt {
  readonly target: Target
  /** The address it comes from: on Linux the whole of 127.0.0.0/8 is the machine itself. */
  readonly from: string
  /** The first message of a TLS handshake, as a client sent it. */
  readonly hello: Buffer
  /** A ticket for a WebSocket. */
  ticket(): Promise<string>
}

/** One way to hold a connection and give nothing for it. */
export interface Hostility {
  readonly name: string
  suits(target: Target): boolean
  open(attempt: Attempt): Socket
}

/** Never ended from here because the other side has ended. */
const half = { host: '127.0.0.1', allowHalfOpen: true }
const TRICKLE_MILLISECONDS = 1_000
/** So many answers are asked for and not read that no buffer on the way takes them. */
const UNREAD_ANSWERS = 200

function raw({ target, from }: Attempt): Socket {
  return connect({ ...half, port: target.port, localAddress: from }).on('error', () => {})
}

/** With its handshake done where the listener knows TLS; `say` is called when something can be said. */
function readyFor(attempt: Attempt, say: (socket: Socket) => void): Socket {
  const { target, from } = attempt
  if (target.speaks === 'http') {
    const socket = raw(attempt)
    return socket.once('connect', () => say(socket))
  }
  const options = { ...half, port: target.port, localAddress: from, rejectUnauthorized: false }
  const socket = connectSecurely(options)
  return socket.on('error', () => {}).once('secureConnect', () => say(socket))
}

/** One byte a second for as long as the connection lasts. */
function trickle(socket: Socket): void {
  const saying = setInterval(() => socket.write('a'), TRICKLE_MILLISECONDS)
  socket.once('close', () => clearInterval(saying))
}

const knowsTls = ({ speaks }: Target) => speaks !== 'http'
const any = () => true
const hasSockets = ({ name }: Target) => name === 'portal' || name === 'portal over HTTPS'
const upgrade = (ticket: string) =>
  [
    `GET /ws?ticket=${ticket} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')

export const hostilities: readonly Hostility[] = [
  { name: 'says nothing', suits: any, open: raw },
  {
    name: 'begins a handshake by one byte',
    suits: knowsTls,
    open: (attempt) => whenConnected(raw(attempt), (socket) => socket.write(attempt.hello.subarray(0, 1))),
  },
  {
    name: 'begins a handshake and leaves it',
    suits: knowsTls,
    open: (attempt) => whenConnected(raw(attempt), (socket) => socket.write(attempt.hello)),
  },
  { name: 'asks nothing after its handshake', suits: knowsTls, open: (attempt) => readyFor(attempt, () => {}) },
  {
    name: 'sends headers slowly',
    suits: any,
    open: (attempt) =>
      readyFor(attempt, (socket) => {
        socket.write('GET / HTTP/1.1\r\nhost: ')
        trickle(socket)
      }),
  },
  {
    name: 'sends a body slowly',
    suits: any,
    open: (attempt) =>
      readyFor(attempt, (socket) => {
        socket.write(
          'POST /wps/nothing HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 9999\r\n\r\n',
        )
        trickle(socket)
      }),
  },
  {
    name: 'reads no answer',
    suits: any,
    open: (attempt) =>
      readyFor(attempt, (socket) => {
        socket.pause()
        socket.write('GET /openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(UNREAD_ANSWERS))
      }),
  },
  {
    name: 'speaks no HTTP and stays',
    suits: any,
    open: (attempt) => readyFor(attempt, (socket) => socket.write('hello\r\n\r\n')),
  },
  {
    name: 'asks for a WebSocket without a ticket',
    suits: any,
    open: (attempt) => readyFor(attempt, (socket) => socket.write(upgrade('a'.repeat(43)))),
  },
  {
    name: 'answers no ping of its WebSocket',
    suits: hasSockets,
    open: (attempt) =>
      readyFor(attempt, (socket) => {
        attempt.ticket().then(
          (ticket) => socket.write(upgrade(ticket)),
          () => socket.destroy(),
        )
      }),
  },
]

function whenConnected(socket: Socket, say: (socket: Socket) => void): Socket {
  return socket.once('connect', () => say(socket))
}

/** What a client of TLS says first. */
export async function recordHello(): Promise<Buffer> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connectSecurely({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  client.on('error', () => {})
  const [socket] = (await once(server, 'connection')) as [Socket]
  const [hello] = (await once(socket, 'data')) as [Buffer]
  client.destroy()
  socket.destroy()
  server.close()
  return hello
}
