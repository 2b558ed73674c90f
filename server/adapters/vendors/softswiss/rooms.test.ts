import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cataloguePort } from '../../../modules/catalogue/index.ts'

const server = useServer()
let gameServer: Server
let origin: string
let vendor: TestVendor
let nodeId: number
let token: string
let trial: string
let asked: { path: string; body: any; isSigned: boolean }[] = []
let answers: Record<string, { status: number; body: unknown }> = {}

const room = (id: string, more: object = {}) => ({
  room_id: id,
  game: 'table',
  name: `Table ${id}`,
  names: { bn: `টেবিল ${id}` },
  seats: 6,
  players: 2,
  ante: '10.00',
  rake_percent: '4',
  rake_cap: '20.00',
  demo: false,
  ...more,
})

beforeAll(async () => {
  gameServer = createServer((request, response) => {
    let raw = ''
    request.on('data', (chunk) => (raw += chunk))
    request.on('end', () => {
      const signature = createHmac('sha256', vendor.secret).update(raw).digest('hex')
      const path = request.url!.split('/').at(-1)!
      asked.push({ path, body: JSON.parse(raw), isSigned: request.headers['x-request-sign'] === signature })
      const { status, body } = answers[path] ?? { status: 404, body: {} }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => gameServer.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(gameServer.address() as AddressInfo).port}`
  token = await newMember(server(), `m${randomUUID().replaceAll('-', '').slice(0, 10)}`)
  const played = await server().call('portal', { method: 'POST', url: '/wps/session/login/freeplay', body: {} })
  trial = played.json().value.token
})

// Each is a vendor of its own: what one told is kept for the seconds it is fresh.
beforeEach(async () => {
  asked = []
  answers = {}
  vendor = await openVendor(server())
  await asOperator(server(), 'setVendor', { code: vendor.code, launchUrl: origin, secret: vendor.secret })
  const game = { code: 'table', name: 'Table', names: { bn: 'টেবিল' }, type: 'PVP', isDemoCapable: true }
  ;({ nodeId } = await asOperator<{ nodeId: number }>(server(), 'addGame', { vendor: vendor.code, ...game }))
  await server().wired.app.ports.use(cataloguePort).refresh()
})

afterAll(() => new Promise<void>((resolve) => void gameServer.close(() => resolve())))

async function rooms(by = token, language = 'en') {
  const query = `?vassalage=${vendor.code}&language=${language}`
  const answer = await server().call('portal', { method: 'GET', url: `/wps/relay/GLS2_roomList${query}`, token: by })
  return answer.json().value
}

describe('[D-06] tables of vendors', () => {
  it('are listed with stakes, seats, players and rake, the cheaper first, with names in the reader’s language', async () => {
    const dear = room('b', { ante: null, small_blind: '25.00', big_blind: '50.00', players: 6 })
    answers = { rooms: { status: 200, body: { rooms: [dear, room('a')] } } }

    const told = await rooms(token, 'bn')

    expect(asked).toEqual([
      { path: 'rooms', isSigned: true, body: { casino_id: 'us', currency: 'BDT', demo_only: false } },
    ])
    expect(told).toMatchObject({ currency: 'BDT', silent: [] })
    expect(told.rooms).toMatchObject([
      {
        roomId: 'a',
        roomName: 'টেবিল a',
        nodeId,
        gameName: 'টেবিল',
        vassalage: vendor.code,
        seats: 6,
        players: 2,
        ante: '10.00',
        bigBlind: null,
        rakePercent: '4',
        rakeCap: '20.00',
        isTrial: false,
        isFull: false,
      },
      { roomId: 'b', ante: null, smallBlind: '25.00', bigBlind: '50.00', isFull: true },
    ])
  })

  it('are only play-money tables for a trial account, whatever the vendor says', async () => {
    answers = { rooms: { status: 200, body: { rooms: [room('money'), room('practice', { demo: true })] } } }

    const told = await rooms(trial)

    expect(asked[0]!.body).toMatchObject({ demo_only: true })
    expect(told.rooms.map(({ roomId }: { roomId: string }) => roomId)).toEqual(['practice'])
  })

  it('name a vendor that did not answer, and none that has no tables', async () => {
    expect(await rooms()).toMatchObject({ rooms: [], silent: [] })

    answers = { rooms: { status: 500, body: {} } }
    expect(await rooms(trial)).toMatchObject({ rooms: [], silent: [vendor.code] })
  })

  it('are asked for once, however many look at the same moment', async () => {
    answers = { rooms: { status: 200, body: { rooms: [room('a')] } } }

    await Promise.all([rooms(), rooms(), rooms()])

    expect(asked).toHaveLength(1)
  })

  it('open the game at the table that was chosen, or say that it is full', async () => {
    answers = { real: { status: 200, body: { launch_url: 'https://games.example/table' } } }
    const launch = () =>
      server().call('portal', { method: 'POST', url: '/wps/game/launchGame', token, body: { nodeId, roomId: 'a' } })

    expect((await launch()).json().value.content.game_url).toBe('https://games.example/table')
    expect(asked[0]).toMatchObject({ path: 'real', body: { game: 'table', room_id: 'a' } })

    answers = { real: { status: 400, body: { code: 'invalid_argument', meta: { api_code: 481 } } } }
    const full = await launch()
    expect([full.statusCode, full.json().errorCode]).toEqual([409, 'game.room.closed'])
  })
})
