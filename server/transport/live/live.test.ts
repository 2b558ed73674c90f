import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { balanceChanged } from '@croupier/api/live/balance-changed.ts'
import { betsShown } from '@croupier/api/live/bets-shown.ts'
import { type AnyLiveFrame, readLiveFrame } from '@croupier/api/live/all.ts'
import { liveCloseCodes } from '@croupier/api/live/live-message.ts'
import { messageArrived } from '@croupier/api/live/message-arrived.ts'
import type { SessionEndReason } from '@croupier/api/live/session-end.ts'
import { rewardsChanged } from '@croupier/api/live/rewards-changed.ts'
import { settingsChanged } from '@croupier/api/live/settings-changed.ts'
import { createDatabase } from '@croupier/dev/testing/database.ts'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { App } from '../../platform/app.ts'
import { systemClock } from '../../platform/clock.ts'
import { type Database, openDatabase, sql } from '../../platform/database.ts'
import {
  forgetOldLiveMessages,
  issueTicket,
  tell,
  type TicketHolder,
  tellSessionEnded,
  tellSessionsEnded,
} from '../../platform/live.ts'
import { openLog } from '../../platform/log.ts'
import { Ports } from '../../platform/port.ts'
import { refusalOf } from '../http/faults.ts'
import { type Live, mountLive, startLive } from './live.ts'

/** Two processes' worth: each its own pool, its own listeners and its own stream. */
interface House {
  database: Database
  live: Live
  portal: FastifyInstance
  console: FastifyInstance
}

let houses: House[] = []
let drop: () => Promise<void>
let open: WebSocket[] = []
let ended: bigint[] = []
let endedBy: SessionEndReason = 'expired'

const member = (id: bigint, sessionId = id * 10n): TicketHolder => ({ kind: 'member', accountId: id, sessionId })
const operator: TicketHolder = { kind: 'staff', accountId: 7n, sessionId: 70n }

async function openHouse(url: string): Promise<House> {
  const database = openDatabase({ url, connections: 4 })
  const app: App = { database, log: openLog('silent'), clock: systemClock, ports: new Ports() }
  const live = startLive(app, {
    endedAmong: async (_kind, ids) =>
      ids.filter((id) => ended.includes(id)).map((sessionId) => ({ sessionId, reason: endedBy })),
    origins: () => ['https://play.example.com'],
  })
  const listener = async (kind: 'member' | 'staff') => {
    const server = fastify()
    server.setErrorHandler((error, _request, reply) => reply.status(refusalOf(error)?.status ?? 500).send({}))
    await mountLive(server, live, kind)
    await server.listen({ host: '127.0.0.1', port: 0 })
    return server
  }
  return { database, live, portal: await listener('member'), console: await listener('staff') }
}

beforeAll(async () => {
  const created = await createDatabase()
  drop = created.drop
  houses = [await openHouse(created.url), await openHouse(created.url)]
})

afterEach(async () => {
  for (const socket of open) socket.terminate()
  open = []
  ended = []
  await until(() => houses.every((house) => house.live.sockets.size === 0))
})

afterAll(async () => {
  for (const house of houses) {
    await house.live.stop()
    await house.portal.close()
    await house.console.close()
    await house.database.close()
  }
  await drop?.()
})

async function until(claim: () => boolean): Promise<void> {
  while (!claim()) await sleep(10)
}

const ticketFor = async (holder: TicketHolder) =>
  (await houses[0]!.database.transaction((tx) => issueTicket(tx, holder))).ticket

interface Client {
  socket: WebSocket
  frames: AnyLiveFrame[]
  closed: Promise<number>
}

function dial(server: FastifyInstance, ticket: string, headers: Record<string, string> = {}): Client {
  const { port } = server.server.address() as { port: number }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?ticket=${ticket}`, { headers })
  open.push(socket)
  const frames: AnyLiveFrame[] = []
  socket.on('message', (text: Buffer) => {
    const frame = readLiveFrame(text.toString())
    if (frame) frames.push(frame)
  })
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  return { socket, frames, closed }
}

async function connect(server: FastifyInstance, ticket: string, headers?: Record<string, string>): Promise<Client> {
  const client = dial(server, ticket, headers)
  await once(client.socket, 'open')
  return client
}

/** The status an upgrade is refused with. */
async function refusedWith(server: FastifyInstance, ticket: string, headers?: Record<string, string>): Promise<number> {
  const { socket } = dial(server, ticket, headers)
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  return response.statusCode
}

const balance = (available: string, ledgerSeq = '1') => ({ currency: 'BDT', available, ledgerSeq })

describe('the socket', () => {
  it('opens once for a ticket', async () => {
    const ticket = await ticketFor(member(1n))
    await connect(houses[0]!.portal, ticket)

    expect(await refusedWith(houses[0]!.portal, ticket)).toBe(401)
    expect(await refusedWith(houses[1]!.portal, ticket)).toBe(401)
  })

  it('keeps only the hash of a ticket, and takes none that is half a minute old', async () => {
    const ticket = await ticketFor(member(1n))
    const rows = await houses[0]!.database.many<{ hash: Buffer }>(sql`select hash from platform.live_ticket`)
    expect(rows.some((row) => row.hash.toString('base64url') === ticket)).toBe(false)

    await houses[0]!.database.run(sql`update platform.live_ticket set expires_at = now()`)

    expect(await refusedWith(houses[0]!.portal, ticket)).toBe(401)
  })

  it.each(['', 'short', 'x'.repeat(43), `${'x'.repeat(42)}'`])('refuses %j as a ticket', async (ticket) => {
    expect(await refusedWith(houses[0]!.portal, encodeURIComponent(ticket))).toBe(401)
  })

  it('takes members on the portal and operators on the console, not the other way round', async () => {
    expect(await refusedWith(houses[0]!.portal, await ticketFor(operator))).toBe(401)
    expect(await refusedWith(houses[0]!.console, await ticketFor(member(1n)))).toBe(401)
    await connect(houses[0]!.console, await ticketFor(operator))
  })

  it('refuses pages of other origins, without using up the ticket', async () => {
    const server = houses[0]!.portal
    const { port } = server.server.address() as { port: number }
    const ticket = await ticketFor(member(1n))

    expect(await refusedWith(server, ticket, { origin: 'https://evil.example' })).toBe(403)
    expect(await refusedWith(server, ticket, { origin: `http://127.0.0.1.evil.example:${port}` })).toBe(403)
    await connect(server, ticket, { origin: `http://127.0.0.1:${port}` })
    await connect(server, await ticketFor(member(1n)), { origin: 'https://play.example.com' })
  })

  it('answers a call that is no upgrade with 404', async () => {
    const answer = await houses[0]!.portal.inject({ method: 'GET', url: '/ws' })

    expect(answer.statusCode).toBe(404)
  })
})

describe('a message', () => {
  it('reaches every socket of its member in every process, and nobody else', async () => {
    const mine = await connect(houses[0]!.portal, await ticketFor(member(1n)))
    const mineToo = await connect(houses[1]!.portal, await ticketFor(member(1n, 11n)))
    const other = await connect(houses[1]!.portal, await ticketFor(member(2n)))

    await houses[0]!.database.transaction(async (tx) => {
      await tell(tx, { to: 'member', id: 1n }, balanceChanged, balance('10.00'))
      await tell(tx, { to: 'everyone' }, settingsChanged, { names: ['settings.brand'] })
    })
    await until(() => [mine, mineToo].every(({ frames }) => frames.length === 2) && other.frames.length === 1)

    expect(mine.frames[0]).toMatchObject({ type: 'balance', payload: { available: '10.00', ledgerSeq: '1' } })
    expect(mineToo.frames).toEqual(mine.frames)
    expect(other.frames.map((frame) => frame.type)).toEqual(['settings-changed'])
    expect(new Set(mine.frames.map((frame) => frame.seq)).size).toBe(2)
  })

  it('[G-02] is of the balance, a message, wins, what promotions give, and the end of the session', async () => {
    const mine = await connect(houses[1]!.portal, await ticketFor(member(4n)))
    await houses[0]!.database.transaction(async (tx) => {
      const to = { to: 'member', id: 4n } as const
      await tell(tx, to, balanceChanged, balance('10.00'))
      await tell(tx, to, messageArrived, {})
      await tell(tx, { to: 'everyone' }, betsShown, { bets: [] })
      await tell(tx, to, rewardsChanged, {})
      await tellSessionEnded(tx, { kind: 'member', sessionId: 40n }, 'other-device')
    })

    expect(await mine.closed).toBe(liveCloseCodes.sessionEnded)
    expect(mine.frames.map(({ type }) => type)).toEqual(['balance', 'message', 'bets', 'rewards', 'forced-logout'])
  })

  it('is sent only when its transaction commits, and a slow one is not skipped', async () => {
    const { database, portal } = houses[0]!
    const mine = await connect(portal, await ticketFor(member(1n)))
    const failing = database.transaction(async (tx) => {
      await tell(tx, { to: 'member', id: 1n }, balanceChanged, balance('0.00'))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')

    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = database.transaction(async (tx) => {
      await tell(tx, { to: 'member', id: 1n }, balanceChanged, balance('1.00', '1'))
      await held
    })
    await database.transaction((tx) => tell(tx, { to: 'member', id: 1n }, balanceChanged, balance('2.00', '2')))
    release()
    await slow
    await until(() => mine.frames.length === 2)

    const amounts = mine.frames.map((frame) => (frame.type === 'balance' ? frame.payload.available : ''))
    expect(amounts.sort()).toEqual(['1.00', '2.00'])
  })

  it('reaches all of a few thousand sent at once', async () => {
    const mine = await connect(houses[1]!.portal, await ticketFor(member(3n)))

    await houses[0]!.database.run(sql`
      insert into platform.live_message (audience, type, payload)
      select 'member:3', 'balance', jsonb_build_object('currency', 'BDT', 'available', n || '.00', 'ledgerSeq', n::text)
      from generate_series(1, 2500) n`)
    await until(() => mine.frames.length === 2500)

    expect(mine.frames.map((frame) => frame.seq)).toEqual(mine.frames.map((frame) => frame.seq).sort((a, b) => a - b))
  })

  it('of an ended session is its last word: the socket closes, the other sessions stay', async () => {
    const ending = await connect(houses[1]!.portal, await ticketFor(member(1n, 10n)))
    const staying = await connect(houses[1]!.portal, await ticketFor(member(1n, 11n)))

    await houses[0]!.database.transaction((tx) =>
      tellSessionEnded(tx, { kind: 'member', sessionId: 10n }, 'other-device'),
    )

    expect(await ending.closed).toBe(liveCloseCodes.sessionEnded)
    expect(ending.frames).toMatchObject([{ type: 'forced-logout', payload: { reason: 'other-device' } }])
    expect(staying.socket.readyState).toBe(WebSocket.OPEN)
    expect(staying.frames).toEqual([])
  })

  it('of all ended sessions but one closes the others alone', async () => {
    const first = await connect(houses[0]!.portal, await ticketFor(member(8n, 81n)))
    const second = await connect(houses[1]!.portal, await ticketFor(member(8n, 82n)))
    const kept = await connect(houses[1]!.portal, await ticketFor(member(8n, 83n)))

    await houses[0]!.database.transaction((tx) =>
      tellSessionsEnded(tx, { memberId: 8n, exceptSessionId: 83n }, 'other-device'),
    )

    expect(await Promise.all([first.closed, second.closed])).toEqual([4001, 4001])
    expect(kept.socket.readyState).toBe(WebSocket.OPEN)
    expect(kept.frames).toEqual([])
  })

  it('is forgotten after a while', async () => {
    const { database } = houses[0]!
    await database.transaction((tx) => tell(tx, { to: 'everyone' }, settingsChanged, { names: [] }))
    await database.run(sql`update platform.live_message set at = now() - interval '6 minutes'`)

    expect(await forgetOldLiveMessages(database)).toBeGreaterThan(0)
    expect(await database.many(sql`select from platform.live_message`)).toEqual([])
  })
})

describe('the house of sockets', () => {
  it('lets the oldest of too many sockets of one member go', async () => {
    const clients: Client[] = []
    for (let number = 0; number < 9; number += 1) {
      clients.push(await connect(houses[0]!.portal, await ticketFor(member(4n))))
    }

    expect(await clients[0]!.closed).toBe(liveCloseCodes.replaced)
    expect(clients.slice(1).every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true)
  })

  it('ends a socket that leaves a ping unanswered', async () => {
    const silent = await connect(houses[0]!.portal, await ticketFor(member(5n)))
    const lively = await connect(houses[0]!.portal, await ticketFor(member(6n)))
    silent.socket.pause()

    houses[0]!.live.sockets.ping()
    await once(lively.socket, 'ping')
    await sleep(100)
    houses[0]!.live.sockets.ping()

    await until(() => houses[0]!.live.sockets.size === 1)
    expect(lively.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('ends a socket that sends more than a greeting', async () => {
    const { socket, closed } = await connect(houses[0]!.portal, await ticketFor(member(1n)))

    socket.send('x'.repeat(5000))

    expect(await closed).toBe(1009)
  })

  it.each(['expired', 'time-limit'] as const)(
    'ends the sockets of sessions that ran out, and says why: %s',
    async (reason) => {
      const expired = await connect(houses[0]!.portal, await ticketFor(member(1n, 10n)))
      const valid = await connect(houses[0]!.portal, await ticketFor(member(2n)))
      ended = [10n]
      endedBy = reason

      await houses[0]!.live.endExpired()

      expect(await expired.closed).toBe(liveCloseCodes.sessionEnded)
      expect(expired.frames).toMatchObject([{ type: 'forced-logout', payload: { reason } }])
      expect(valid.socket.readyState).toBe(WebSocket.OPEN)
    },
  )
})
