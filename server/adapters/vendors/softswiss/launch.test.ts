import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cataloguePort } from '../../../modules/catalogue/index.ts'
import { sql } from '../../../platform/database.ts'
import { twoLetters } from '../common/two-letters.ts'

const server = useServer()
let vendor: TestVendor
let gameServer: Server
let asked: { path: string; body: any; signature: string | undefined; raw: string }[] = []
let answer: { status: number; body: string } = { status: 200, body: '' }
let token: string
let account: string

beforeAll(async () => {
  gameServer = createServer((request, response) => {
    let raw = ''
    request.on('data', (chunk) => (raw += chunk))
    request.on('end', () => {
      const signature = request.headers['x-request-sign'] as string | undefined
      asked.push({ path: request.url!, body: JSON.parse(raw), signature, raw })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => gameServer.listen(0, '127.0.0.1', resolve))
  vendor = await openVendor(server())
  const origin = `http://127.0.0.1:${(gameServer.address() as AddressInfo).port}`
  await asOperator(server(), 'setVendor', {
    code: vendor.code,
    launchUrl: `${origin}/`,
    secret: vendor.secret,
    frameOrigins: [origin],
  })
  await server().wired.app.ports.use(cataloguePort).refresh()
  account = `m${randomUUID().replaceAll('-', '').slice(0, 10)}`
  token = await newMember(server(), account)
  await asOperator(server(), 'creditMember', { account, amount: '100.00', note: 'test' })
})

afterAll(() => new Promise<void>((resolve) => void gameServer.close(() => resolve())))

function launch(body: object, by = token) {
  asked = []
  return server().call('portal', { method: 'POST', url: '/wps/game/launchGame', body, token: by })
}

const opens = (path: string) => {
  answer = { status: 200, body: JSON.stringify({ launch_url: `https://games.example/${path}` }) }
}

const bet = (session: string | undefined, id = randomUUID()) =>
  vendor.send('betwin', {
    account_id: account,
    currency: 'BDT',
    game_id: 'game',
    round_id: `r-${id}`,
    ...(session === undefined ? {} : { session_id: session }),
    transactions: [{ id_provider: id, type: 'bet', amount: '1.00' }],
  })

describe('[D-04] launching a vendor’s game', () => {
  it('asks the vendor with our signature, and answers where the browser goes', async () => {
    opens('a')

    const answered = await launch({ nodeId: vendor.nodeId })

    expect(answered.json().value.content).toEqual({
      game_url: 'https://games.example/a',
      nodeId: vendor.nodeId,
      isDemo: false,
    })
    const [call] = asked
    expect(call!.path).toBe('/api/v1/softswiss/launcher/real')
    expect(call!.signature).toBe(createHmac('sha256', vendor.secret).update(call!.raw).digest('hex'))
    expect(call!.body).toMatchObject({
      casino_id: 'us',
      game: 'game',
      account: { id: account, currency: 'BDT' },
      locale: 'en',
      client_type: 'desktop',
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      urls: { return_url: expect.stringContaining('http'), deposit_url: expect.stringContaining('http') },
    })
  })

  it('says the language that the member reads, in two letters', async () => {
    opens('z')
    asked = []
    const body = { nodeId: vendor.nodeId }
    const headers = { language: 'ar' }
    await server().call('portal', { method: 'POST', url: '/wps/game/launchGame', body, token, headers })
    expect(asked[0]!.body.locale).toBe('ar')
    expect(twoLetters('zh-Hant')).toBe('zh')
  })

  it('takes the query of a GET, the codes of old clients, and play money', async () => {
    opens('b')
    asked = []

    const answered = await server().call('portal', {
      url: `/wps/game/launchGame?vassalage=${vendor.code}&gameId=game&accountType=0&launchMode=GLS`,
      token,
    })

    expect(answered.json().value.content).toMatchObject({ game_url: 'https://games.example/b', isDemo: true })
    expect(asked[0]!.path).toBe('/api/v1/softswiss/launcher/demo')
    expect(asked[0]!.body.account).toBeUndefined()
  })

  it('keeps the session’s token as a hash, takes bets in it, and none once the game was launched again', async () => {
    opens('c')
    await launch({ nodeId: vendor.nodeId })
    const first = asked[0]!.body.session_id
    expect((await bet(first)).status).toBe(200)
    await launch({ nodeId: vendor.nodeId })
    const second = asked[0]!.body.session_id

    const answers = [await bet(first), await bet(second), await bet('no-session-of-ours'), await bet(undefined)]

    expect(answers.map(({ status, body }) => [status, body.meta?.api_code])).toEqual([
      [400, '101'],
      [200, undefined],
      [400, '101'],
      [200, undefined],
    ])
    const { dump } = await server().wired.app.database.one<{ dump: string }>(sql`
      select string_agg(s::text, ' ') as dump from play.session s`)
    expect(dump).not.toContain(second)
  })

  it('takes no bets in a session that lasted too long, nor in somebody else’s; wins are paid', async () => {
    opens('d')
    await launch({ nodeId: vendor.nodeId })
    const session = asked[0]!.body.session_id
    const id = randomUUID()
    await bet(session, id)
    await server().wired.app.database.run(sql`update play.session set expires_at = now() where state = 'open'`)

    const win = {
      account_id: account,
      currency: 'BDT',
      game_id: 'game',
      round_id: `r-${id}`,
      session_id: session,
      transactions: [{ id_provider: randomUUID(), type: 'win', amount: '1.00' }],
    }

    expect((await bet(session)).body.meta.api_code).toBe('101')
    expect((await vendor.send('betwin', win)).status).toBe(200)
    const other = await newMember(server(), `o${randomUUID().replaceAll('-', '').slice(0, 10)}`)
    await launch({ nodeId: vendor.nodeId }, other)
    expect((await bet(asked[0]!.body.session_id)).body.meta.api_code).toBe('101')
  })

  it('takes no bets in the games of who logged out', async () => {
    opens('f')
    const leaver = `l${randomUUID().replaceAll('-', '').slice(0, 10)}`
    const leaving = await newMember(server(), leaver)
    await asOperator(server(), 'creditMember', { account: leaver, amount: '10.00', note: 'test' })
    await launch({ nodeId: vendor.nodeId }, leaving)
    const session = asked[0]!.body.session_id
    const place = () =>
      vendor.send('betwin', {
        account_id: leaver,
        currency: 'BDT',
        game_id: 'game',
        round_id: randomUUID(),
        session_id: session,
        transactions: [{ id_provider: randomUUID(), type: 'bet', amount: '1.00' }],
      })
    expect((await place()).status).toBe(200)

    await server().call('portal', { method: 'POST', url: '/wps/session/logout', token: leaving })

    expect((await place()).body.meta.api_code).toBe('101')
  })

  it.each([
    ['an error', { status: 500, body: '{}' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['no address', { status: 200, body: '{}' }],
    ['a script', { status: 200, body: '{"launch_url":"javascript:alert(1)"}' }],
  ])('opens nothing where the vendor answers %s', async (_what, given) => {
    answer = given

    const refused = await launch({ nodeId: vendor.nodeId })

    expect([refused.statusCode, refused.json().errorCode]).toEqual([503, 'game.launch.failed'])
  })

  it('refuses games that are not there, guests, and games in maintenance', async () => {
    opens('e')
    const codes = [
      await launch({ nodeId: 2_000_000_000 }),
      await server().call('portal', { method: 'POST', url: '/wps/game/launchGame', body: { nodeId: vendor.nodeId } }),
      await launch({}),
    ].map((each) => [each.statusCode, each.json().errorCode])
    await asOperator(server(), 'changeVendorStatus', { code: vendor.code, status: 'maintenance' })
    await server().wired.app.ports.use(cataloguePort).refresh()
    const closed = await launch({ nodeId: vendor.nodeId })
    await asOperator(server(), 'changeVendorStatus', { code: vendor.code, status: 'open' })
    await server().wired.app.ports.use(cataloguePort).refresh()

    expect(codes).toEqual([
      [404, 'game.not.found'],
      [401, 'login.not.session'],
      [400, 'request.invalid'],
    ])
    expect([closed.statusCode, closed.json().errorCode]).toEqual([503, 'game.maintenance'])
  })
})

describe('[D-04] a member’s own limit on stakes', () => {
  it('refuses what is above it with the balance, for good, and not what is at it', async () => {
    await asOperator(server(), 'limitStake', { account, stakeMax: '0.50' })
    const id = randomUUID()
    const { body } = await vendor.send('balance', { account_id: account, currency: 'BDT', game_id: 'game' })

    const refused = await bet(undefined, id)
    await asOperator(server(), 'limitStake', { account, stakeMax: '1.00' })

    expect(refused).toMatchObject({ status: 400, body: { meta: { api_code: '105', balance: body.balance } } })
    expect((await bet(undefined, id)).body.meta).toMatchObject({ api_code: '105', balance: body.balance })
    expect((await bet(undefined)).status).toBe(200)
    await asOperator(server(), 'limitStake', { account, stakeMax: null })
  })

  it('leaves the books in order', async () => {
    expect(await ledgerFindings(server())).toEqual([])
  })
})
