import { generateKeyPairSync } from 'node:crypto'
import { request as askPlain } from 'node:http'
import { request as askSecurely } from 'node:https'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { selfSignedCertificate } from '../../platform/self-signed-certificate.ts'
import { answerPlainToo } from './either-protocol.ts'

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

let server: FastifyInstance
let port: number

/** `patience` in milliseconds, for connections that say nothing. */
async function open(patience: number): Promise<void> {
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' })
  server = fastify({ https: { cert, key }, forceCloseConnections: 'idle' } as object)
  server.post<{ Body: { text: string } }>('/', async ({ protocol, body }) => `${protocol} ${body.text.length}`)
  answerPlainToo(server, patience)
  await server.listen({ host: '127.0.0.1', port: 0 })
  ;({ port } = server.server.address() as AddressInfo)
}
afterEach(() => server.close())

function post(ask: typeof askPlain | typeof askSecurely, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const call = ask({ host: '127.0.0.1', port, method: 'POST', headers, ca: cert }, async (answer) => {
      resolve(Buffer.concat(await answer.toArray()).toString())
    })
    call.on('error', reject)
    call.end(JSON.stringify({ text }))
  })
}

async function openSocket(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}

const closeOf = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()).resume())

it('answers both protocols on one port, whatever is sent', async () => {
  await open(60_000)
  const long = 'x'.repeat(300_000)

  const answers = await Promise.all([
    post(askPlain, 'a'),
    post(askSecurely, 'ab'),
    post(askPlain, long),
    post(askSecurely, long),
  ])

  expect(answers).toEqual(['http 1', 'https 2', 'http 300000', 'https 300000'])
})

it('goes on after connections that end, break off or say nothing', async () => {
  await open(200)
  const [ended, broken, silent] = [await openSocket(), await openSocket(), await openSocket()]
  ended.end()
  broken.resetAndDestroy()

  await Promise.all([closeOf(ended), closeOf(silent)])

  expect(await post(askSecurely, 'a')).toBe('https 1')
})

it('does not wait for a silent connection when it closes', async () => {
  await open(60_000)
  const socket = await openSocket()
  await post(askPlain, 'so that it was taken')
  const closed = closeOf(socket)

  await server.close()

  await closed
})
