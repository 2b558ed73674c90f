import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { logIn } from '@croupier/dev/testing/accounts.ts'
import { assert } from '@croupier/basis/assert.ts'
import { importFolder, openImported, rowsOf, smallPage, writeBundle } from '@croupier/dev/testing/bundle.ts'
import { openTable, refusal } from '@croupier/dev/testing/house.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { drawBelow } from '@croupier/games/engine/draw-below.ts'
import { hashOfServerSeed, openEntropy } from '@croupier/games/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cataloguePort } from '../catalogue/index.ts'
import { sql } from '../../platform/database.ts'
import { originsPort } from '../../platform/origins-port.ts'
import { bundleReplayAddress } from './bundle-address.ts'
import { jurisdiction } from './house-settings.ts'
import type { RgsErrorCode } from './rgs-errors.ts'

const server = useServer()
let nodeId: number

beforeAll(async () => {
  ;({ nodeId } = await openImported(server(), 'boats'))
})

const UNIT = 1_000_000
const order = { mode: 'base', amount: 10 * UNIT }
const won = ({ payout }: { payout: number }) => payout > 0
const lost = ({ payout }: { payout: number }) => payout === 0
const balanceOf = async (table: { rgs: (path: string) => Promise<{ body: any }> }) =>
  (await table.rgs('/wallet/balance')).body.balance.amount

describe('[D-05] a round of an imported game over the wire', () => {
  it('takes the bet times the mode’s cost, and pays the book’s multiple of the bet', async () => {
    const table = await openTable(server(), nodeId, { balance: '900.00' })

    const { body } = await table.playUntil({ mode: 'ante', amount: 10 * UNIT }, won)

    expect(body.round).toMatchObject({
      amount: 10 * UNIT,
      payout: 45 * UNIT,
      payoutMultiplier: 4.5,
      active: true,
      mode: 'ante',
    })
    const ended = await table.rgs('/wallet/end-round')
    expect(ended.body.balance.amount).toBe(body.balance.amount + 45 * UNIT)
    const round = await server().wired.app.database.one(sql`
      select r.stake, h.book_id::text as book, h.events
      from play.round r
      join house.round h on h.id = r.id
      where r.id = ${body.round.betID}`)
    expect(round).toEqual({ stake: 15_000_000n, book: '101', events: [] })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('ends by itself where it paid nothing, and may still be ended', async () => {
    const table = await openTable(server(), nodeId, { balance: '900.00' })
    expect(await table.rgs('/wallet/end-round')).toEqual({ status: 400, body: refusal('ERR_BNF') })

    const { body } = await table.playUntil(order, lost)

    expect(body.round).toMatchObject({ active: false, payoutMultiplier: 0 })
    expect(await table.rgs('/wallet/end-round')).toEqual({ status: 200, body: { balance: body.balance } })
    expect(await table.rgs('/bet/event', { event: '0' })).toEqual({ status: 400, body: refusal('ERR_BNF') })
    expect((await table.rgs('/wallet/play', order)).status).toBe(200)
  })

  it('is resumed from what its client said last, in words of its own or by the index of an event', async () => {
    const table = await openTable(server(), nodeId, { balance: '900.00' })
    await table.playUntil(order, won)
    const told = async (event: string) => {
      expect(await table.rgs('/bet/event', { event })).toEqual({ status: 200, body: { event } })
      return (await table.rgs('/wallet/authenticate')).body.round.event
    }

    expect(await told('1')).toBe('1')
    expect(await told('picked:3')).toBe('picked:3')
    expect(await told('99')).toBe('99')
    // An index is never taken back.
    expect(await told('0')).toBe('1')
    for (const event of ['', 'x'.repeat(201), 'a\u0000b', 7, null]) {
      expect((await table.rgs('/bet/event', { event })).body).toEqual(refusal('ERR_VAL'))
    }
  })

  it.each<[string, object, RgsErrorCode]>([
    ['an unknown mode', { mode: 'free' }, 'ERR_VAL'],
    ['a choice where there is none', { choice: { target: '50.00' } }, 'ERR_VAL'],
    ['more than there is, with its cost', { mode: 'bonus', amount: 11 * UNIT }, 'ERR_IPB'],
    ['more than the limit', { amount: 1_001 * UNIT }, 'ERR_GLE'],
    ['a bet off the step', { amount: 1_500_000 }, 'ERR_VAL'],
  ])('refuses %s', async (_what, more, error) => {
    const table = await openTable(server(), nodeId)

    expect((await table.rgs('/wallet/play', { ...order, ...more })).body).toEqual(refusal(error))

    expect(await balanceOf(table)).toBe(100 * UNIT)
    // Only what was refused after its round was decided has used its nonce up.
    expect((await table.rgs('/fairness')).body.nonce).toBe(error === 'ERR_IPB' ? 1 : 0)
  })

  it('refuses a stake that is no whole number of millionths', async () => {
    const oddCost = [{ name: 'base', cost: 1.000001, rows: rowsOf([[1, 0]]) }]
    const odd = await openImported(server(), 'odd-cost', oddCost)
    const taka = await openTable(server(), odd.nodeId)
    const bitcoin = await openTable(server(), odd.nodeId, { balance: '1.00', currency: 'BTC' })

    expect((await taka.rgs('/wallet/play', { mode: 'base', amount: UNIT })).body.balance.amount).toBe(98_999_999)
    expect((await bitcoin.rgs('/wallet/play', { mode: 'base', amount: 20 })).body).toEqual(refusal('ERR_VAL'))
    expect(await balanceOf(bitcoin)).toBe(UNIT)
  })

  it('takes bets and ends one after another, however many come at once', async () => {
    const table = await openTable(server(), nodeId, { balance: '35.00' })
    await table.rgs('/wallet/authenticate')

    const answers = await Promise.all(Array.from({ length: 8 }, () => table.rgs('/wallet/play', order)))

    const taken = answers.filter(({ status }) => status === 200)
    expect(taken.filter(({ body }) => body.round.active).length).toBeLessThanOrEqual(1)
    // A bet above what the lost ones left was decided before it was refused; one that met an open round was not.
    const tooDear = answers.filter(({ body }) => body.error === 'ERR_IPB')
    expect((await table.rgs('/fairness')).body.nonce).toBe(taken.length + tooDear.length)
    const ends = await Promise.all(Array.from({ length: 4 }, () => table.rgs('/wallet/end-round')))
    expect(ends.length).toBe(4)
    const paid = taken.reduce((sum, { body }) => sum + body.round.payout, 0)
    expect(await balanceOf(table)).toBe(35 * UNIT - taken.length * 10 * UNIT + paid)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('tells its client what the operator’s jurisdiction requires', async () => {
    const table = await openTable(server(), nodeId)

    await changeSetting(server(), jurisdiction, {
      ...jurisdiction.initial,
      disabledTurbo: true,
      disabledBuyFeature: true,
      displayRTP: false,
    })
    const { body } = await table.rgs('/wallet/authenticate')
    await changeSetting(server(), jurisdiction, jurisdiction.initial)

    expect(body.config.jurisdiction).toEqual({
      ...jurisdiction.initial,
      disabledTurbo: true,
      disabledBuyFeature: true,
      displayRTP: false,
      minimumRoundDuration: 0,
    })
  })
})

describe('[D-05] the proof of a round of an imported game', () => {
  async function playedAndProven() {
    const table = await openTable(server(), nodeId, { balance: '900.00' })
    const committed = (await table.rgs('/fairness')).body
    const { body } = await table.playUntil(order, won)
    const token = (await logIn(server(), { username: table.account, password: 'lantern-light-77' })).json().value.token
    const ask = async () => {
      const url = `/wps/game/rounds/${body.round.betID}/fairness`
      return (await server().call('portal', { url, token })).json().value
    }
    return { table, committed, round: body.round, ask }
  }

  it('shows the number its seeds give, the book it fell in and what that pays', async () => {
    const { table, committed, round, ask } = await playedAndProven()
    const sealed = await ask()
    await table.rgs('/wallet/end-round')
    await table.rgs('/fairness/rotate', { clientSeed: 'mine' })

    const revealed = await ask()

    expect(sealed).toMatchObject({ serverSeed: null, events: round.state, version: '1', mode: 'base' })
    expect(hashOfServerSeed(revealed.serverSeed)).toBe(committed.serverSeedHash)
    const { draw } = revealed
    const number = drawBelow(openEntropy(revealed), BigInt(draw.weightSum))
    expect(draw).toEqual({ ...sealed.draw, number: String(number) })
    expect(BigInt(draw.from) <= number && number < BigInt(draw.to)).toBe(true)
    expect(draw.multiplier).toBe(round.payoutMultiplier.toFixed(2))
    expect(draw.tableHash).toMatch(/^[0-9a-f]{64}$/)
    // The book of that id, as anybody may look it up.
    const replay = await server().bundles.inject(`/rgs/bet/replay/boats/1/base/${draw.bookId}`)
    expect(replay.json()).toMatchObject({ state: round.state, payoutMultiplier: round.payoutMultiplier })
  })

  it('is had from the record too, once its round is over: the seeds are changed there', async () => {
    const { table, round } = await playedAndProven()
    const token = (await logIn(server(), { username: table.account, password: 'lantern-light-77' })).json().value.token
    const url = `/wps/game/rounds/${round.betID}`
    const turn = () =>
      server().call('portal', { method: 'POST', url: `${url}/seeds`, token, body: { clientSeed: 'mine' } })
    const before = (await table.rgs('/fairness')).body

    expect((await turn()).json().errorCode).toBe('round.still.open')
    await table.rgs('/wallet/end-round')
    const turned = await turn()
    const again = await turn()

    expect(turned.json().value).toEqual({ serverSeedHash: before.nextServerSeedHash })
    expect(again.json().value).toEqual(turned.json().value)
    const proof = (await server().call('portal', { url: `${url}/fairness`, token })).json().value
    expect(hashOfServerSeed(proof.serverSeed)).toBe(before.serverSeedHash)
    expect((await table.rgs('/fairness')).body).toMatchObject({ clientSeed: 'mine', nonce: 0 })
    const stranger = (await openTable(server(), nodeId)).account
    const other = (await logIn(server(), { username: stranger, password: 'lantern-light-77' })).json().value.token
    const refused = await server().call('portal', {
      method: 'POST',
      url: `${url}/seeds`,
      token: other,
      body: { clientSeed: 'mine' },
    })
    expect(refused.json().errorCode).toBe('round.not.found')
  })

  it('leads from the betting record to the round in the page of its own version', async () => {
    const { table, round, ask } = await playedAndProven()
    const { draw } = await ask()
    const query = new URLSearchParams({ replay: 'true', roundId: round.betID, lang: 'bn' })
    const { app } = server().wired
    expect(await bundleReplayAddress(app, 'boats', query)).toBeUndefined()
    await table.rgs('/wallet/end-round')

    const address = new URL((await bundleReplayAddress(app, 'boats', query))!)

    expect([address.origin, address.pathname]).toEqual([app.ports.use(originsPort).bundles, '/bundle/boats/1/'])
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      replay: 'true',
      game: 'boats',
      version: '1',
      mode: 'base',
      event: draw.bookId,
      amount: '10000000',
      currency: 'BDT',
      lang: 'bn',
    })
    expect(await bundleReplayAddress(app, 'dice', query)).toBeUndefined()
    expect(
      await bundleReplayAddress(app, 'boats', new URLSearchParams({ replay: 'true', roundId: 'x' })),
    ).toBeUndefined()
  })
})

describe('[D-05] the record of a round of an imported game', () => {
  it.each<[what: string, page: Readonly<Record<string, string>>, isShown: boolean]>([
    ['leads to its page where that asks for rounds to show', smallPage, true],
    [
      'has facts and proof alone where its page never asks',
      { 'index.html': '<!doctype html><title>mute</title>' },
      false,
    ],
  ])('%s', async (_what, page, isShown) => {
    const code = isShown ? 'shows' : 'mute'
    const imported = await importFolder(server(), await writeBundle(undefined, { page }), { code, name: code })
    assert(imported.outcome !== 'faulty' && imported.game, 'it is imported')
    const table = await openTable(server(), imported.game.nodeId, { balance: '900.00' })
    const { body } = await table.playUntil(order, lost)
    const token = (await logIn(server(), { username: table.account, password: 'lantern-light-77' })).json().value.token
    const read = async (url: string) => (await server().call('portal', { url, token })).json().value

    const one = await read(`/wps/report/accountGameBetHistory/${body.round.betID}`)
    const { list } = await read('/wps/report/accountGameBetHistory')

    const replayUrl = isShown ? expect.stringContaining(`/play/${code}/?replay=true`) : null
    expect(one.round).toMatchObject({ isProvable: true, replayUrl, status: 'lost' })
    expect(list[0]).toMatchObject({ roundId: body.round.betID, replayUrl })
    const query = new URLSearchParams({ replay: 'true', roundId: body.round.betID })
    expect((await bundleReplayAddress(server().wired.app, code, query)) !== undefined).toBe(isShown)
    expect(await read(`/wps/game/rounds/${body.round.betID}/fairness`)).toMatchObject({
      verifyPage: new URL('/play/verify/', server().wired.app.ports.use(originsPort).games).href,
    })
  })
})

describe('[D-05] the page of an imported game', () => {
  const get = (url: string, headers: Record<string, string> = {}) => server().bundles.inject({ url, headers })

  it('may be framed by the portal alone, and reaches its own origin alone', async () => {
    const answer = await get('/bundle/boats/1/?sessionID=x')

    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(answer.body).toContain('<title>boats</title>')
    const policy = String(answer.headers['content-security-policy']).split('; ')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'self' data: blob:")
    expect(policy).toContain('frame-ancestors https://portal.example')
    expect(answer.headers['x-frame-options']).toBeUndefined()
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect((await get('/bundle/boats/1?sessionID=x')).headers['location']).toBe('/bundle/boats/1/?sessionID=x')
  })

  it('has files of any name that an address can have', async () => {
    const names = ['_app/chunks/-Xk_3.js', "sounds/Ärger, it's won & lost!.mp3", 'নদী/(1) [a]+b=c;$.json']
    const page = { ...smallPage, ...Object.fromEntries(names.map((name) => [name, name])) }
    const imported = await importFolder(server(), await writeBundle(undefined, { page }), {
      code: 'names',
      name: 'Names',
    })

    expect(imported.outcome).toBe('imported')
    for (const name of names) {
      const file = await get(`/bundle/names/1/${name.split('/').map(encodeURIComponent).join('/')}`)
      expect([file.statusCode, file.body]).toEqual([200, name])
    }
  })

  it('is on an origin of its own: none of it on that of the house’s games, and none of those here', async () => {
    const { bundles, games, console } = server()
    const { games: origin, bundles: own, portal } = server().wired.app.ports.use(originsPort)

    expect([portal, origin]).not.toContain(own)
    expect((await games.inject('/bundle/boats/1/')).statusCode).toBe(404)
    expect((await games.inject('/bundle/boats/1/assets/game.js')).statusCode).toBe(404)
    for (const url of ['/play/dice/', '/wps/member/info', '/staff/session', '/'])
      expect([url, (await bundles.inject(url)).statusCode]).toEqual([url, 404])
    expect((await console.inject('/bundle/boats/1/')).statusCode).toBe(404)
  })

  it('is sandboxed wherever it is opened, and gets no cookie', async () => {
    const page = await get('/bundle/boats/1/')
    const called = await server().bundles.inject({ method: 'POST', url: '/rgs/wallet/authenticate', payload: {} })

    expect(String(page.headers['content-security-policy']).split('; ')).toContain(
      'sandbox allow-scripts allow-same-origin allow-forms allow-pointer-lock',
    )
    expect(called.json()).toEqual(refusal('ERR_VAL'))
    for (const { headers } of [page, called]) expect(headers['set-cookie']).toBeUndefined()
  })

  it('has no service worker, which would answer without the policy', async () => {
    const script = '/bundle/boats/1/assets/game.js'

    expect((await get(script, { 'service-worker': 'script' })).statusCode).toBe(404)
    expect((await get(script)).statusCode).toBe(200)
  })

  it('has files that are cached forever, compressed for clients that accept it', async () => {
    const plain = await get('/bundle/boats/1/assets/game.js')
    const packed = await get('/bundle/boats/1/assets/game.js', { 'accept-encoding': 'gzip, br' })

    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined])
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })

  it.each([
    '/bundle/boats/2/',
    '/bundle/boats/01/',
    '/bundle/other/1/',
    '/bundle/boats/1/none.js',
    '/bundle/boats/1/../2/index.html',
    '/bundle/boats/1/..%2f..%2findex.json',
    '/bundle/boats/1/%2e%2e/index.json',
    '/bundle/boats/1/index.json',
    '/bundle/boats/1/%00',
  ])('is not found at %s', async (url) => {
    expect([400, 404]).toContain((await get(url)).statusCode)
  })
})

describe('[D-05] what anybody may ask for', () => {
  afterAll(() => server().bundles.close())

  it('is a book as often as people look, and no oftener from one address', async () => {
    const url = '/rgs/bet/replay/boats/1/base/1'
    const ask = (remoteAddress: string) => server().bundles.inject({ url, remoteAddress })

    const answers = await Promise.all(Array.from({ length: 125 }, () => ask('192.0.2.61')))

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120)
    expect((await ask('192.0.2.61')).json()).toEqual(refusal('ERR_GEN'))
    expect((await ask('192.0.2.62')).statusCode).toBe(200)
  })

  it('sends a file as fast as it is read, and does not buffer it for a slow reader', async () => {
    const bytes = 24 * 1024 * 1024
    const page = { 'index.html': '<!doctype html>', 'assets/reels.bin': 'r'.repeat(bytes) }
    await importFolder(server(), await writeBundle(undefined, { page }), { code: 'heavy', name: 'Heavy' })
    const url = '/bundle/heavy/1/assets/reels.bin'
    const sockets: Socket[] = []
    server().bundles.server.on('connection', (socket) => sockets.push(socket))
    const { port } = new URL(await server().bundles.listen({ host: '127.0.0.1', port: 0 }))

    const kept: number[] = []
    const slow: Socket[] = []
    for (const [place, range] of ['', 'range: bytes=1-\r\n'].entries()) {
      const socket = connect(Number(port), '127.0.0.1')
      slow.push(socket)
      socket.write(`GET ${url} HTTP/1.1\r\nhost: games.example\r\n${range}\r\n`)
      await once(socket, 'readable')
      await expect.poll(() => sockets[place]?.writableNeedDrain).toBe(true)
      kept.push(sockets[place]!.writableLength)
    }
    const whole = await server().bundles.inject(url)
    for (const socket of slow) socket.destroy()

    expect(Math.max(...kept)).toBeLessThan(1024 * 1024)
    expect([whole.headers['content-length'], whole.rawPayload.length]).toEqual([String(bytes), bytes])
  })
})

describe('[D-05] an imported game in the catalogue', () => {
  const statusOf = async (code: string) => {
    const { list } = await asOperator<{ list: any[] }>(server(), 'listCatalogue', { search: code, pageSize: 10 })
    return list.find((game) => game.code === code)
  }

  it('is listed with its return, and stays closed without a page or where it gives more than it takes', async () => {
    const good = await importFolder(server(), await writeBundle(), { code: 'good', name: 'Good' })
    const bare = await importFolder(server(), await writeBundle(undefined, { page: null }), {
      code: 'bare',
      name: 'Bare',
    })
    const generous = [
      {
        name: 'base',
        cost: 1,
        rows: rowsOf([
          [1, 300],
          [1, 0],
        ]),
      },
    ]
    const giving = await importFolder(server(), await writeBundle(generous), { code: 'giving', name: 'Giving' })

    expect(good).toMatchObject({ outcome: 'imported', game: { status: 'open' }, notes: [] })
    expect(await statusOf('good')).toMatchObject({
      vendor: 'IMPORTED',
      rtp: '81.50',
      status: 'open',
      isDemoCapable: true,
    })
    expect(bare).toMatchObject({ outcome: 'imported', pages: null, game: { status: 'closed' } })
    expect(bare.outcome !== 'faulty' && bare.notes.join()).toContain('no front end')
    expect(await statusOf('bare')).toMatchObject({ status: 'closed' })
    expect(giving.outcome !== 'faulty' && giving.notes.join()).toContain('returns more than it takes')
    expect(await statusOf('giving')).toMatchObject({ status: 'closed', rtp: null })
  })

  it('is refused a code of the house’s own games or of another vendor’s, and a vendor of another wire', async () => {
    const folder = await writeBundle()
    await importFolder(server(), folder, { code: 'taken', name: 'Taken' })
    await asOperator(server(), 'setVendor', { code: 'OTHER', name: 'Other', protocol: 'transfer' })

    await expect(importFolder(server(), folder, { code: 'dice' })).rejects.toThrow('own rules')
    await expect(importFolder(server(), folder, { code: 'taken', vendor: 'STUDIO' })).rejects.toThrow(
      'IMPORTED already',
    )
    await expect(importFolder(server(), folder, { code: 'more', vendor: 'OTHER' })).rejects.toThrow('speaks transfer')
    await expect(importFolder(server(), folder, { code: 'No Code' })).rejects.toThrow('--code takes')
  })

  it('keeps the status an operator gave it when a new version comes, and the audit log says who imported', async () => {
    const folder = await writeBundle()
    const first = await importFolder(server(), folder, { code: 'kept', name: 'Kept' })
    const node = first.outcome === 'faulty' ? undefined : first.game?.nodeId
    await asOperator(server(), 'changeGame', { nodeId: node, status: 'maintenance' })

    const second = await importFolder(
      server(),
      await writeBundle([
        {
          name: 'base',
          cost: 1,
          rows: rowsOf([
            [3, 90],
            [1, 0],
          ]),
        },
      ]),
      {
        code: 'kept',
        name: 'Kept better',
      },
    )

    expect(second).toMatchObject({ version: 2, game: { nodeId: node, status: 'maintenance' } })
    expect(await statusOf('kept')).toMatchObject({ name: 'Kept better', rtp: '67.50' })
    const lines = await server().wired.app.database.many(sql`
      select actor, details->>'version' as version
      from staff.audit_line
      where action = 'importBundle' and details->>'code' = 'kept'
      order by seq`)
    expect(lines).toEqual([
      { actor: 'ops:test', version: '1' },
      { actor: 'ops:test', version: '2' },
    ])
  })

  it('is not opened for anybody while it has no page', async () => {
    await importFolder(server(), await writeBundle(undefined, { page: null }), { code: 'pageless', name: 'Pageless' })
    const game = await statusOf('pageless')
    await asOperator(server(), 'changeGame', { nodeId: game.nodeId, status: 'open' })
    const account = await openPlayer(server(), '10.00')
    const token = (await logIn(server(), { username: account, password: 'lantern-light-77' })).json().value.token

    const url = `/wps/game/launchGame?nodeId=${game.nodeId}`
    await server().wired.app.ports.use(cataloguePort).refresh()
    const answer = await server().call('portal', { url, token })

    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  })
})
