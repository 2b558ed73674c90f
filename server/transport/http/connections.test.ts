import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { request as askPlain } from 'node:http'
import { request as askSecurely } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectSecurely } from 'node:tls'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../platform/app.ts'
import { openLog } from '../../platform/log.ts'
import { selfSignedCertificate } from '../../platform/self-signed-certificate.ts'
import { boundConnections } from './connection-bound.ts'
import { openListener } from './listener.ts'
import type { Patience } from './patience.ts'

const HOUR = 3_600_000
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const cert = selfSignedCertificate({
  commonName: 'test',
  names: ['127.0.0.1'],
  notBefore: new Date(Date.now() - HOUR),
  notAfter: new Date(Date.now() + HOUR),
  publicKey,
  privateKey,
})
const tls = { cert, key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) }

/** Too long for any of these tests: what a test is not about never ends a connection. */
const never = { handshake: HOUR, headers: HOUR, arrival: HOUR, standstill: HOUR, linger: HOUR, drain: HOUR, check: 50 }
const short = 200
const kinds = ['http', 'https', 'both'] as const
type Kind = (typeof kinds)[number]

let server: FastifyInstance
let port: number
let sockets: Socket[] = []
/** What the bound of one address takes for the time. */
let clock = 0
/** What /work answers, when it is done. */
let work: Promise<string>

interface Opening {
  patience?: Partial<Patience>
  perAddress?: number
  trustProxy?: string
}

async function open(kind: Kind, { patience, perAddress = 100, trustProxy }: Opening = {}): Promise<void> {
  server = openListener({
    name: 'test',
    app: { log: openLog('silent') } as App,
    gate: {
      merchantCode: () => 'lumen',
      defaultLanguage: () => 'en',
      isModuleOn: () => true,
      isPlainBodyAllowed: () => false,
      requireOpen: () => {},
    },
    rateLimits: { general: async () => {}, servers: async () => {}, operation: async () => {} },
    trustProxy: trustProxy ?? false,
    connectionBound: boundConnections(perAddress, trustProxy ?? false, () => clock),
    patience: { ...never, ...patience },
    tls: kind === 'http' ? undefined : tls,
    answersPlainToo: kind === 'both',
    frameSources: () => [],
  })
  await server.register(websocket)
  await server.register(async (scope) => scope.get('/ws', { websocket: true }, () => {}))
  server.get('/', async () => 'hello')
  server.post('/', async () => 'taken')
  server.get('/work', () => work)
  // More than the buffers between two processes of one machine take.
  server.get('/large', async () => Buffer.alloc(64 * 1024 * 1024))
  await server.listen({ host: '127.0.0.1', port: 0 })
  ;({ port } = server.server.address() as AddressInfo)
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await server.close()
})

/** A connection that is never ended from here. */
async function hold(bytes: string | Buffer = '', localAddress = '127.0.0.1'): Promise<Socket> {
  // The system connects before the listener takes it in.
  const isTaken = once(server.server, 'connection')
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
  sockets.push(socket)
  socket.on('error', () => {})
  await Promise.all([isTaken, once(socket, 'connect')])
  socket.write(bytes)
  return socket
}

/** The same after a handshake, where the listener knows TLS. */
async function holdAfterHandshake(kind: Kind, bytes = ''): Promise<Socket> {
  if (kind !== 'https') return hold(bytes)
  const socket = connectSecurely({ port, host: '127.0.0.1', ca: cert, allowHalfOpen: true } as object)
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'secureConnect')
  socket.write(bytes)
  return socket
}

const connections = () => new Promise<number>((resolve) => server.server.getConnections((_, count) => resolve(count)))
const allEnded = () => expect.poll(connections, { interval: 20 }).toBe(0)

function ask(kind: Kind, localAddress = '127.0.0.1', path = '/'): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = (kind === 'https' ? askSecurely : askPlain)(
      { host: '127.0.0.1', port, path, ca: cert, agent: false, localAddress },
      (answer) => answer.resume().once('end', () => resolve(answer.statusCode!)),
    )
    call.once('error', reject).end()
  })
}

describe('a connection of which nothing comes', () => {
  it.each([
    ['https', 'says nothing', ''],
    ['https', 'begins a handshake and says no more', Buffer.of(0x16)],
    ['https', 'speaks no TLS', 'GET / HTTP/1.1\r\n\r\n'],
    ['both', 'says nothing', ''],
    ['both', 'begins a handshake and says no more', Buffer.of(0x16)],
    ['both', 'begins a line', 'GET / H'],
    ['http', 'says nothing', ''],
    ['http', 'begins a line', 'GET / H'],
    ['http', 'speaks no HTTP', 'hello\r\n\r\n'],
    ['http', 'leaves its headers without end', 'GET / HTTP/1.1\r\nhost: a\r\n'],
    ['http', 'leaves its body without end', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n1'],
  ] as const)('ends by itself on %s, whose other side %s and never leaves', async (kind, _name, bytes) => {
    await open(kind, { patience: { handshake: short, headers: short, arrival: short, linger: short } })
    const socket = await hold(bytes)

    await allEnded()

    expect(socket.destroyed).toBe(false)
    // Its patience is a fifth of a second, which a machine with other work may take to send a request.
    await expect.poll(() => ask(kind).catch(() => 0)).toBe(200)
  })

  it('ends by itself after a handshake that no request follows', async () => {
    await open('https', { patience: { headers: short, linger: short } })
    await holdAfterHandshake('https')

    await allEnded()
  })

  it.each(kinds)('ends by itself on %s, where an answer is asked for and not read', async (kind) => {
    await open(kind, { patience: { standstill: short } })
    const socket = await holdAfterHandshake(kind)
    socket.pause()
    socket.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n')

    await allEnded()
  })

  it('ends where no WebSocket is opened', async () => {
    await open('http')
    await hold('GET /nowhere HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')

    await allEnded()
  })
})

describe('connections of one address', () => {
  it.each(kinds)('are bounded on %s, and free the place they leave', async (kind) => {
    await open(kind, { perAddress: 3 })
    for (let count = 0; count < 3; count += 1) await hold('', '127.0.0.7')

    await expect(ask(kind, '127.0.0.7')).rejects.toThrow(/ECONNRESET|EPIPE|hang up|disconnected/)
    expect(await ask(kind, '127.0.0.8')).toBe(200)

    sockets.pop()!.destroy()
    await expect.poll(connections, { interval: 20 }).toBe(2)
    clock += 10_000
    expect(await ask(kind, '127.0.0.7')).toBe(200)
  })

  it('are as many in ten seconds as there may be at once, however soon each has ended', () => {
    let now = 0
    const bound = boundConnections(3, false, () => now)
    const begin = () => {
      const leave = bound.admit('192.0.2.1')
      leave?.()
      return leave !== undefined
    }

    expect([begin(), begin(), begin(), begin()]).toEqual([true, true, true, false])
    expect(bound.admit('192.0.2.2')).toBeDefined()
    now = 9_999
    expect(begin()).toBe(false)
    now = 10_000
    expect(begin()).toBe(true)
  })

  it('are any number where the address is that of a trusted proxy', async () => {
    await open('http', { perAddress: 1, trustProxy: '10.0.0.0/8,loopback' })
    for (let count = 0; count < 3; count += 1) await hold()

    expect(await ask('http')).toBe(200)
  })

  it('are counted by network where the address is of IPv6', () => {
    const bound = boundConnections(1, false)

    expect(bound.admit('2001:db8::1')).toBeDefined()
    expect(bound.admit('2001:db8::2')).toBeUndefined()
    expect(bound.admit('2001:db8:0:1::1')).toBeDefined()
    expect(bound.admit('::ffff:192.0.2.1')).toBeDefined()
    expect(bound.admit('192.0.2.1')).toBeUndefined()
  })
})

describe('a listener that closes', () => {
  it.each(kinds)('does not wait on %s for connections on which nothing was asked', async (kind) => {
    await open(kind)
    for (const bytes of ['', Buffer.of(0x16)]) await hold(bytes)
    await holdAfterHandshake(kind)
    await holdAfterHandshake(kind, 'GET / HTTP/1.1\r\nhost: ')

    await server.close()
  })

  it.each(kinds)('waits a little on %s for what arrives and is read slowly, and no longer', async (kind) => {
    await open(kind, { patience: { drain: short } })
    const asked = () => once(server.server, 'request')
    const arrives = asked()
    await holdAfterHandshake(kind, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n1')
    await arrives
    const reads = asked()
    const reader = await holdAfterHandshake(kind, 'GET /large HTTP/1.1\r\nhost: a\r\n\r\n')
    reader.pause()
    await reads
    const opens = once(server.server, 'upgrade')
    const key = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\n'
    await holdAfterHandshake(kind, `GET /ws HTTP/1.1\r\nhost: a\r\n${upgrade}${key}\r\n`)
    await opens

    await server.close()
  })

  it('waits for the house itself however long it takes', async () => {
    await open('http', { patience: { drain: 1 } })
    let finish = () => {}
    work = new Promise((resolve) => (finish = () => resolve('done')))
    const isAsked = once(server.server, 'request')
    const answer = ask('http', '127.0.0.1', '/work')
    await isAsked

    const closed = server.close()
    await sleep(short)
    finish()

    expect(await answer).toBe(200)
    await closed
  })
})
