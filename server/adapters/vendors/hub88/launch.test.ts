import { randomUUID, verify } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type KeyedVendor, openKeyedVendor } from '@croupier/dev/testing/keyed-vendor.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cataloguePort } from '../../../modules/catalogue/index.ts'

const server = useServer()
let gameServer: Server
let asked: { path: string; headers: Record<string, unknown>; raw: string }[] = []
let answer: { status: number; body: string } = { status: 200, body: '' }
let token: string
let account: string
const vendors = {} as Record<'hub88' | 'caleta', KeyedVendor>

beforeAll(async () => {
  gameServer = createServer((request, response) => {
    let raw = ''
    request.on('data', (chunk) => (raw += chunk))
    request.on('end', () => {
      asked.push({ path: request.url!, headers: request.headers, raw })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => gameServer.listen(0, '127.0.0.1', resolve))
  const launchUrl = `http://127.0.0.1:${(gameServer.address() as AddressInfo).port}/below`
  for (const protocol of ['hub88', 'caleta'] as const) {
    vendors[protocol] = await openKeyedVendor(server(), protocol)
    await asOperator(server(), 'setVendor', { code: vendors[protocol].code, launchUrl })
  }
  await server().wired.app.ports.use(cataloguePort).refresh()
  account = `m${randomUUID().replaceAll('-', '').slice(0, 10)}`
  token = await newMember(server(), account)
  await asOperator(server(), 'creditMember', { account, amount: '100.00', note: 'test' })
})

afterAll(() => new Promise<void>((resolve) => void gameServer.close(() => resolve())))

function launch(protocol: 'hub88' | 'caleta', more: object = {}) {
  asked = []
  const body = { nodeId: vendors[protocol].nodeId, ...more }
  return server().call('portal', { method: 'POST', url: '/wps/game/launchGame', body, token })
}

const dialects = {
  hub88: { header: 'x-hub88-signature', path: '/below/operator/generic/v2/game/url', demo: 'XXX', operator: 816 },
  caleta: { header: 'x-auth-signature', path: '/below/api/game/url', demo: 'FUN', operator: 'us' },
} as const

describe.each(['hub88', 'caleta'] as const)('[D-04] launching a game of %s', (protocol) => {
  const { header, path, demo, operator } = dialects[protocol]

  it('asks with our signature, answers where the browser goes, and plays by the token', async () => {
    answer = { status: 200, body: '{"url":"https://games.example/a?x=1"}' }

    const answered = await launch(protocol)

    expect(answered.json().value.content.game_url).toBe('https://games.example/a?x=1')
    const [call] = asked
    expect(call!.path).toBe(path)
    const signature = Buffer.from(String(call!.headers[header]), 'base64')
    expect(verify('sha256', Buffer.from(call!.raw), vendors[protocol].ourPublicKey, signature)).toBe(true)
    const body = JSON.parse(call!.raw)
    expect(body).toMatchObject({
      user: account,
      token: expect.stringMatching(/^[0-9a-f-]{36}$/),
      operator_id: operator,
      sub_partner_id: expect.stringMatching(/./),
      game_code: 'game',
      currency: 'BDT',
      country: 'BD',
      lang: 'en',
      lobby_url: expect.stringContaining('http'),
      deposit_url: expect.stringContaining('http'),
    })
    if (protocol === 'hub88') expect(body).toMatchObject({ platform: 'GPL_DESKTOP', ip: expect.stringMatching(/./) })
    const said = { token: body.token, request_uuid: 'r', game_code: 'game', supplier_user: account }
    const route = protocol === 'hub88' ? 'user/balance' : 'wallet/balance'
    expect((await vendors[protocol].send(route, said)).body).toMatchObject({ status: 'RS_OK', balance: 10_000_000 })
  })

  it('names no member where the money is the vendor’s play money', async () => {
    answer = { status: 200, body: '{"url":"https://games.example/b"}' }

    expect((await launch(protocol, { accountType: 0 })).json().value.content.isDemo).toBe(true)

    const body = JSON.parse(asked[0]!.raw)
    expect(body.currency).toBe(demo)
    expect([body.user, body.token]).toEqual([undefined, undefined])
  })

  it.each([
    ['an error', { status: 404, body: '{"error":"The operator_id does not exist."}' }],
    ['no address', { status: 200, body: '{"launch_url":"https://games.example/"}' }],
    ['a script', { status: 200, body: '{"url":"javascript:alert(1)"}' }],
  ])('opens nothing where the vendor answers %s', async (_what, given) => {
    answer = given
    const refused = await launch(protocol)
    expect([refused.statusCode, refused.json().errorCode]).toEqual([503, 'game.launch.failed'])
  })
})

it('[D-04] opens no game of a vendor for which we have no key', async () => {
  const code = `N${randomUUID().slice(0, 8).toUpperCase()}`
  await asOperator(server(), 'setVendor', { code, protocol: 'hub88', casinoId: '1', launchUrl: 'http://127.0.0.1:9/' })
  const { nodeId } = await asOperator<{ nodeId: number }>(server(), 'addGame', {
    vendor: code,
    code: 'game',
    name: 'Game',
    type: 'RNG',
  })
  await server().wired.app.ports.use(cataloguePort).refresh()

  const refused = await launch('hub88', { nodeId })

  expect([refused.statusCode, refused.json().errorCode]).toEqual([503, 'game.launch.failed'])
})
