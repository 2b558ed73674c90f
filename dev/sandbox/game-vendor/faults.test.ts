import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { openSandbox } from '../sandbox.ts'
import { vendorAccount } from './account.ts'
import type { FaultName } from './faults.ts'
import { openWire } from './wires.ts'

const wire = openWire(vendorAccount)
const seat = { account: 'rahim', currency: 'BDT', game: 'mango-express' }
const names: FaultName[] = ['delay', 'dropRequest', 'dropAnswer', 'duplicate', 'reorder', 'corrupt']

let house: Server | undefined
let sandbox: ReturnType<typeof openSandbox> | undefined
afterEach(async () => {
  await sandbox?.close()
  house?.close()
})

/** A house that takes everything that is signed, and a sandbox that plays there. */
async function open() {
  const arrived: { route: string; isSigned: boolean }[] = []
  house = createServer(async (request, response) => {
    const raw = await text(request)
    const isSigned = request.headers['x-request-sign'] === wire.signed(raw)['x-request-sign']
    arrived.push({ route: request.url!.split('/').at(-1)!, isSigned })
    const refused = { code: 'invalid_argument', message: 'signature', meta: { api_code: '403' } }
    response.writeHead(isSigned ? 200 : 400).end(JSON.stringify(isSigned ? { balance: '5.00' } : refused))
  })
  await new Promise<void>((resolve) => house!.listen(0, '127.0.0.1', resolve))
  const houseUrls = [`http://127.0.0.1:${(house.address() as AddressInfo).port}`]
  const opened = openSandbox({ houseUrls, pauseMilliseconds: 1, seed: 7 })
  sandbox = opened
  const post = (url: string, payload: object) => opened.inject({ method: 'POST', url, payload })
  return {
    arrived,
    set: (faults: Record<string, unknown>) => post('/vendor/faults', { vendor: vendorAccount.code, ...faults }),
    load: (order: object) => post('/vendor/load', { vendor: vendorAccount.code, ...order }),
    stop: () => post('/vendor/load/stop', { vendor: vendorAccount.code }),
    async state() {
      const studios = (await opened.inject('/vendor/state.json')).json() as any[]
      return studios.find(({ code }) => code === vendorAccount.code)
    },
    /** Asks for the balance, as a game does that is opened. */
    async ask() {
      const payload = JSON.stringify({
        casino_id: vendorAccount.casinoId,
        game: seat.game,
        account: { id: seat.account, currency: seat.currency },
      })
      const headers = { 'content-type': 'application/json', ...wire.signed(payload) }
      const launched = await opened.inject({ method: 'POST', url: '/api/v1/softswiss/launcher/real', headers, payload })
      const token = new URL(launched.json().launch_url).searchParams.get('token')
      return (await opened.inject(`/vendor/game?token=${token}`)).json().balance as string | null
    },
  }
}

describe('what goes wrong between a vendor of the sandbox and the house', () => {
  // A balance is asked for twice where no answer comes.
  it.each<[FaultName, string | null, boolean[]]>([
    ['delay', '5.00', [true]],
    ['dropRequest', null, []],
    ['dropAnswer', null, [true, true]],
    ['duplicate', '5.00', [true, true]],
    ['reorder', null, [true, true]],
    ['corrupt', null, [false, false]],
  ])('%s: the game is told %s, and there arrives what is signed: %j', async (fault, balance, signed) => {
    const { set, ask, arrived, state } = await open()
    await set({ [fault]: 100, delayMilliseconds: 5 })

    expect(await ask()).toBe(balance)
    await expect.poll(() => arrived.map(({ isSigned }) => isSigned), { timeout: 30_000 }).toEqual(signed)
    const { line } = await state()
    expect(names.filter((name) => line.faults[name] > 0)).toEqual([fault])
    expect([line.corruptTaken, line.disagreed]).toEqual([0, 0])
  })

  it.each([{ delay: 101 }, { corrupt: -1 }, { reorder: 0.5 }, { dropAnswer: 'often' }, { vendor: 'NOBODY' }])(
    'takes no %o',
    async (faults) => {
      const { set, state } = await open()
      const before = (await state()).faults

      expect((await set(faults)).statusCode).toBe(400)
      expect((await state()).faults).toEqual(before)
    },
  )

  it('plays as many rounds as it is told to, until it is told to stop', async () => {
    const { load, stop, state, arrived } = await open()

    const answer = await load({ roundsPerSecond: 40, seconds: 60, players: 'rahim, farida' })
    expect(answer.statusCode).toBe(200)
    expect((await load({ roundsPerSecond: 1, seconds: 1 })).statusCode).toBe(409)
    await expect.poll(async () => (await state()).books.rounds, { timeout: 10_000 }).toBeGreaterThan(10)
    await stop()
    await expect.poll(async () => (await state()).books.awaited, { timeout: 30_000 }).toBe(0)

    const { load: counts, books } = await state()
    expect(counts).toMatchObject({ isRunning: false, refused: 0, underWay: 0 })
    expect(counts.played).toBe(books.rounds)
    expect(counts.started).toBe(books.rounds + books.calledBack)
    expect(arrived.length).toBeGreaterThanOrEqual(counts.started)
  })

  it.each([
    [{ roundsPerSecond: 0, seconds: 1, players: 'rahim' }, 'between 1 and 2,000 rounds a second'],
    [{ roundsPerSecond: 1, seconds: 1e9, players: 'rahim' }, 'between 1 and 3,600 seconds'],
    [{ roundsPerSecond: 1, seconds: 1 }, 'name players, or launch a game'],
  ])('plays no load like %o', async (order, error) => {
    const { load } = await open()

    expect((await load(order)).json()).toEqual({ error })
  })
})
