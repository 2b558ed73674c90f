import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { openSandbox } from '../sandbox.ts'
import { vendorAccount } from './account.ts'
import { printedReturn, vendorGames } from './games.ts'
import { openWire } from './wires.ts'

const { signed } = openWire(vendorAccount)

/** A house that answers as it is told, call by call; the last answer is repeated. */
interface House {
  url: string
  calls: { route: string; body: Record<string, unknown>; isSigned: boolean }[]
}

let server: Server | undefined
afterEach(() => server?.close())

type Told = { status: number; body: object } | 'silence'

async function openHouse(answers: Record<string, Told[]>): Promise<House> {
  const calls: House['calls'] = []
  server = createServer(async (request: IncomingMessage, response) => {
    const raw = await text(request)
    const route = request.url!.split('/').at(-1)!
    calls.push({
      route,
      body: JSON.parse(raw),
      isSigned: request.headers['x-request-sign'] === signed(raw)['x-request-sign'],
    })
    const list = answers[route] ?? []
    const told = list.length > 1 ? list.shift()! : list[0]
    if (told === undefined || told === 'silence') return request.socket.destroy()
    response.writeHead(told.status, { 'content-type': 'application/json' }).end(JSON.stringify(told.body))
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls }
}

function launch(sandbox: ReturnType<typeof openSandbox>, kind: 'real' | 'demo', more: object, signature?: string) {
  const payload = JSON.stringify({ casino_id: vendorAccount.casinoId, locale: 'bn', ...more })
  return sandbox.inject({
    method: 'POST',
    url: `/api/v1/softswiss/launcher/${kind}`,
    headers: {
      'content-type': 'application/json',
      host: 'sandbox.test',
      ...(signature === undefined ? signed(payload) : { 'x-request-sign': signature }),
    },
    payload,
  })
}

async function launched(houseUrl: string, game: string) {
  const sandbox = openSandbox({ houseUrls: [houseUrl], pauseMilliseconds: 1, seed: 1 })
  const account = { id: 'rahim', currency: 'BDT' }
  const answer = await launch(sandbox, 'real', { game, account, session_id: 'session-1' })
  const url = new URL(answer.json().launch_url)
  const token = url.searchParams.get('token')!
  const round = async (stake: string, choice: string) =>
    sandbox.inject({ method: 'POST', url: '/vendor/round', payload: { token, stake, choice } })
  return { sandbox, url, token, round }
}

const done = { status: 200, body: { round_id: 'r', transactions: [], balance: '99.00' } }

describe('the sandbox’s game vendor', () => {
  it('launches a game for a signed call, and names the game to its page', async () => {
    const house = await openHouse({ balance: [{ status: 200, body: { balance: '12.50' } }] })
    const { sandbox, url, token } = await launched(house.url, 'mango-express')

    const page = await sandbox.inject(url.pathname + url.search)
    const game = await sandbox.inject(`/vendor/game?token=${token}`)

    expect(url.origin).toBe('http://sandbox.test')
    expect(page.body).toContain('/vendor/game.js')
    expect(game.json()).toMatchObject({
      game: { kind: 'reels', name: 'ম্যাঙ্গো এক্সপ্রেস' },
      balance: '12.50',
      isDemo: false,
    })
    expect(house.calls[0]).toMatchObject({
      route: 'balance',
      isSigned: true,
      body: { account_id: 'rahim', currency: 'BDT', game_id: 'mango-express', session_id: 'session-1' },
    })
  })

  it('launches nothing for an unsigned one', async () => {
    const sandbox = openSandbox()
    const account = { id: 'rahim', currency: 'BDT' }

    const forged = await launch(sandbox, 'real', { game: 'mango-express', account }, 'f'.repeat(64))
    const unknown = await launch(sandbox, 'real', { game: 'no-such-game', account })
    const nobody = await launch(sandbox, 'real', { game: 'mango-express' })

    expect([forged, unknown, nobody].map((answer) => [answer.statusCode, answer.json().meta.api_code])).toEqual([
      [400, 403],
      [400, 405],
      [400, 400],
    ])
  })

  it('books bet and win of a spin in one signed call that closes the round', async () => {
    const house = await openHouse({ betwin: [done] })
    const { round } = await launched(house.url, 'night-market-sevens')

    const answer = (await round('10.00', 'line')).json()

    expect(answer).toMatchObject({ outcome: 'played', stake: '10.00', balance: '99.00', shown: expect.any(Array) })
    expect(house.calls).toHaveLength(1)
    const [bet, win] = house.calls[0]!.body['transactions'] as { type: string; amount: string }[]
    expect([bet!.type, bet!.amount, house.calls[0]!.body['finished']]).toEqual(['bet', '10.00', true])
    expect(win?.amount ?? '0.00').toBe(answer.win)
  })

  it('books a shot first, and what it caught after', async () => {
    const house = await openHouse({ betwin: [done], finish: [done] })
    const { round } = await launched(house.url, 'padma-catch')

    const answer = (await round('1.00', 'hilsa')).json()

    expect(house.calls.map(({ route }) => route)).toEqual(['betwin', answer.win === '0.00' ? 'finish' : 'betwin'])
    expect(house.calls[0]!.body['finished']).toBeUndefined()
  })

  it('sends the same bytes again where no answer came', async () => {
    const house = await openHouse({ betwin: ['silence', { status: 500, body: { code: 'internal' } }, done] })
    const { round } = await launched(house.url, 'festival-wheel')

    const answer = (await round('1.00', 'spin')).json()

    expect(answer.outcome).toBe('played')
    expect(house.calls.map(({ body }) => body)).toEqual(Array(3).fill(house.calls[0]!.body))
  })

  it('rolls back everything of unknown outcome', async () => {
    const house = await openHouse({ betwin: ['silence'], rollback: [done] })
    const { round } = await launched(house.url, 'festival-wheel')

    const answer = (await round('1.00', 'spin')).json()

    expect(answer).toEqual({ outcome: 'cancelled' })
    const sent = house.calls[0]!.body['transactions'] as { id_provider: string }[]
    const wanted = [...Array(4).fill('betwin'), ...sent.map(() => 'rollback')]
    await expect.poll(() => house.calls.map(({ route }) => route)).toEqual(wanted)
    const backs = house.calls.slice(4).map(({ body }) => body)
    expect(backs.every((body) => body['round_id_provider'] === house.calls[0]!.body['round_id'])).toBe(true)
    expect(backs.map((body) => body['finished'])).toEqual(backs.map((_, index) => index === backs.length - 1))
    const back = backs.flatMap((body) => body['transactions'] as { type: string; original_id_provider: string }[])
    expect(back.map((each) => each.original_id_provider)).toEqual(sent.map((each) => each.id_provider).toReversed())
    expect(back.every(({ type }) => type === 'rollback')).toBe(true)
  })

  it('keeps books of its own, and loses answers where it is told to', async () => {
    const house = await openHouse({ betwin: [done], rollback: [done] })
    const { sandbox, round } = await launched(house.url, 'mango-express')
    await sandbox.inject({
      method: 'POST',
      url: '/vendor/faults',
      payload: { vendor: 'SANDBOX', dropAnswer: 33 },
    })
    const answers = []
    for (let played = 0; played < 6; played += 1) answers.push((await round('10.00', 'line')).json())

    const books = (await sandbox.inject('/vendor/books.json')).json()
    const won = answers.reduce((sum, answer) => sum + Number(answer.win), 0)
    expect(books).toEqual([
      {
        vendor: 'SANDBOX',
        account: 'rahim',
        rounds: 6,
        staked: '60.00',
        won: won.toFixed(2),
        calledBack: 0,
        awaited: 0,
      },
    ])
    expect(house.calls.length).toBeGreaterThan(6)
    expect(new Set(house.calls.map(({ body }) => body['round_id'])).size).toBe(6)
  })

  it('takes a refusal as final, and shows the balance that came with it', async () => {
    const body = { code: 'invalid_argument', message: 'funds', meta: { api_code: '100', balance: '0.50' } }
    const house = await openHouse({ betwin: [{ status: 400, body }] })
    const { round } = await launched(house.url, 'mango-express')

    const answer = (await round('1.00', 'line')).json()

    expect(answer).toEqual({ outcome: 'refused', reason: 'funds', message: 'funds', balance: '0.50' })
    expect(house.calls).toHaveLength(1)
  })

  it('plays for play money of its own in a demo, and calls nobody', async () => {
    const house = await openHouse({})
    const sandbox = openSandbox({ houseUrls: [house.url] })
    const opened = await launch(sandbox, 'demo', { game: 'delta-diamonds' })
    const token = new URL(opened.json().launch_url).searchParams.get('token')

    const answer = await sandbox.inject({
      method: 'POST',
      url: '/vendor/round',
      payload: { token, stake: '500.00', choice: 'line' },
    })

    const { win, balance } = answer.json()
    expect(balance).toBe((500 + Number(win)).toFixed(2))
    expect(house.calls).toEqual([])
  })

  it.each([
    { stake: '0.01', choice: 'line' },
    { stake: '1e9', choice: 'line' },
    { stake: '1.00', choice: '__proto__' },
    { stake: '-5.00', choice: 'line' },
  ])('refuses the round %o', async ({ stake, choice }) => {
    const house = await openHouse({})
    const { round } = await launched(house.url, 'mango-express')

    expect((await round(stake, choice)).statusCode).toBe(400)
    expect(house.calls).toEqual([])
  })

  it('prints on each game what it returns: from 94 to 97 percent', () => {
    const odd = vendorGames.filter((game) => !/^9[456]\.\d\d$/.test(printedReturn(game)))

    expect(odd.map((game) => `${game.code} ${printedReturn(game)}`)).toEqual([])
  })

  it('[E-02] gives free rounds once under their id, plays them without a bet, and tells their sum with the last', async () => {
    const house = await openHouse({ balance: [done], freespins: ['silence', { status: 200, body: {} }] })
    const { sandbox, token, round } = await launched(house.url, 'mango-express')
    const issue = async (more: object = {}) => {
      const payload = JSON.stringify({
        casino_id: vendorAccount.casinoId,
        issue_id: 'free-rounds-7',
        currency: 'BDT',
        games: ['mango-express'],
        freespins_quantity: 2,
        bet_amount: '5.00',
        valid_until: new Date(Date.now() + 60_000).toISOString(),
        account: { id: 'rahim' },
        ...more,
      })
      const headers = { 'content-type': 'application/json', ...signed(payload) }
      return sandbox.inject({ method: 'POST', url: '/api/v1/softswiss/freespins/issue', headers, payload })
    }
    const asked = [
      await issue(),
      await issue(),
      await issue({ freespins_quantity: 9 }),
      await issue({ games: ['none'] }),
    ]
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400, 400])
    const page = async () => (await sandbox.inject(`/vendor/game?token=${token}`)).json()
    expect((await page()).free).toEqual({ left: 2, rounds: 2, stake: '5.00', won: '0.00' })

    const [first, second] = [(await round('1.00', 'line')).json(), (await round('1.00', 'line')).json()]
    expect([first.stake, first.free.left, second.free.left]).toEqual(['5.00', 1, 0])
    await expect.poll(() => house.calls.filter(({ route }) => route === 'freespins').length).toBe(2)
    expect(house.calls.filter(({ route }) => route === 'betwin')).toEqual([])
    expect(house.calls.findLast(({ route }) => route === 'freespins')).toMatchObject({
      isSigned: true,
      body: { issue_id: 'free-rounds-7', status: 'played', total_amount: second.free.won },
    })
    expect((await page()).free).toBeNull()
  })
})
