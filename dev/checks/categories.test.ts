import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { letEndWith, matchToCome, openBook, playOut } from '@croupier/dev/testing/book.ts'
import { type House, openHouse, openTable } from '@croupier/dev/testing/house.ts'
import { letDraw, onSale, openLotteries } from '@croupier/dev/testing/lottery.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openTables, playOutRound, roundToBet } from '@croupier/dev/testing/tables.ts'
import { asOperator, ledgerFindings, openPlayer, openVendor } from '@croupier/dev/testing/vendor.ts'
import { inHouseGames } from '@croupier/games/index.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import { type Dealt, payoutOf } from '@croupier/games/tables/tables.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '@croupier/server/platform/database.ts'
import { tickLotteries } from '@croupier/server/modules/lottery/index.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'

const server = useServer()
const app = () => server().wired.app

/** A studio somewhere else: it opens whatever it is asked for, and remembers in which session. */
let studio: Server
let origin: string
let house: House
let session: string | undefined

beforeAll(async () => {
  studio = createServer((request, response) => {
    let raw = ''
    request.on('data', (chunk) => (raw += chunk))
    request.on('end', () => {
      session = JSON.parse(raw).session_id
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ launch_url: `${origin}/table` }))
    })
  })
  await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`
  house = await openHouse(server())
  await openLotteries(server(), ['SSC5', 'K3M3', 'XSMB', '4D'])
  await openBook(server())
  await openTables(server())
})

afterAll(() => new Promise<void>((resolve) => void studio.close(() => resolve())))

const listed = async (query: Record<string, string>) =>
  (await server().call('portal', { url: `/wps/relay/GCSGAME_gameList?${new URLSearchParams(query)}` })).json().value
    .games as { gameId: string; vassalage: string; gameType: string; isMaintenance: boolean }[]

const roundOf = (memberAccount: string) =>
  app().database.one<{ state: string; gameType: string; stake: bigint; payout: bigint }>(sql`
    select r.state, r.game_type as "gameType", r.stake, r.payout
    from play.round r join identity.member m on m.id = r.member_id
    where m.account = ${memberAccount}`)

describe('a game of each category is listed, opened, and takes and pays money', () => {
  it.each(['LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'BINGO'])(
    '[D-03] %s, of a vendor that keeps the game',
    async (gameType) => {
      const vendor = await openVendor(server())
      await asOperator(server(), 'setVendor', {
        code: vendor.code,
        launchUrl: `${origin}/`,
        secret: vendor.secret,
        frameOrigins: [origin],
      })
      const code = `game-${gameType.toLowerCase()}`
      const game = { vendor: vendor.code, code, name: code, type: gameType }
      const { nodeId } = await asOperator<{ nodeId: number }>(server(), 'addGame', game)
      await app().ports.use(cataloguePort).refresh()
      const account = `m${randomUUID().replaceAll('-', '').slice(0, 10)}`
      const token = await newMember(server(), account)
      await asOperator(server(), 'creditMember', { account, amount: '100.00', note: 'test' })

      expect(await listed({ gameType, vassalage: vendor.code })).toContainEqual(
        expect.objectContaining({ gameId: code, vassalage: vendor.code, gameType, isMaintenance: false }),
      )
      const launched = await server().call('portal', {
        method: 'POST',
        url: '/wps/game/launchGame',
        token,
        body: { nodeId },
      })
      expect(launched.json().value.content).toMatchObject({ game_url: `${origin}/table`, isDemo: false })
      const played = {
        account_id: account,
        currency: 'BDT',
        game_id: code,
        session_id: session,
        round_id: randomUUID(),
      }
      const bet = { id_provider: randomUUID(), type: 'bet', amount: '10.00' }
      const win = { id_provider: randomUUID(), type: 'win', amount: '25.50' }
      expect(await vendor.send('betwin', { ...played, transactions: [bet] })).toMatchObject({
        status: 200,
        body: { balance: '90.00' },
      })
      expect(await vendor.send('betwin', { ...played, transactions: [win], finished: true })).toMatchObject({
        status: 200,
        body: { balance: '115.50' },
      })
      expect(await roundOf(account)).toEqual({ state: 'closed', gameType, stake: 10_000_000n, payout: 25_500_000n })
    },
  )

  it.each([
    ['LOTT', 'LOTT', 'SSC5', { playCode: 'Sum_BSOE', content: '0123' }, undefined],
    ['ELOTT', 'ELOTT', 'K3M3', { playCode: 'Sum_K3', content: '3-4-5-6-7-8-9-10-11-12-13-14-15-16-17-18' }, undefined],
    ['SEA', 'SEA', '4D', { playCode: 'Big', content: '6652' }, '6652'],
    ['VN', 'SEA', 'XSMB', { playCode: 'De', content: '07' }, '00007'],
  ])('[D-03] %s, a lottery of the house', async (gameType, prizeMode, gameCode, line, first) => {
    const account = await openPlayer(server(), '100.00')
    expect(await listed({ prizeMode })).toContainEqual(expect.objectContaining({ gameId: gameCode, gameType }))

    const { numero } = await onSale(server(), gameCode)
    const asked = { gameCode, draws: [{ numero, multiple: 1 }], lines: [{ ...line, unitValue: '1', multiple: 1 }] }
    const { stake } = await asMember(server(), account, 'placeOrder', asked)
    expect(Number(stake)).toBeGreaterThan(0)
    await letDraw(server(), gameCode, numero)
    if (first !== undefined) {
      // What is drawn elsewhere is told by its sources: here, that the number which was bet came first.
      const { prizes } = familyCalled(gameCode)!
      const blank = prizes!.flatMap(({ count, digits }) => Array.from({ length: count }, () => '0'.repeat(digits)))
      await app().database.run(sql`
        update lottery.draw set state = 'drawn', drawn = ${[first, ...blank.slice(1)]}::text[]
        where game_code = ${gameCode} and numero = ${numero}`)
    }
    await tickLotteries(app())

    expect(await roundOf(account)).toMatchObject({ state: 'closed', gameType })
    expect((await roundOf(account)).payout).toBeGreaterThan(0n)
  })

  it.each([
    ['SPORTS', 'FOOTBALL', 'RESULT:home', 'RESULT:away'],
    ['ESPORTS', 'ARENA', 'WINNER:home', 'WINNER:away'],
    ['COCKFIGHT', 'COCKFIGHT', 'POOL:home', 'POOL:away'],
  ])('[D-03] %s, a league of the house', async (gameType, gameCode, selection, against) => {
    const [account, other] = [await openPlayer(server(), '100.00'), await openPlayer(server(), '100.00')]
    expect(await listed({ gameType, vassalage: 'BOOK' })).toContainEqual(
      expect.objectContaining({ gameId: gameCode, vassalage: 'BOOK', gameType, isMaintenance: false }),
    )

    const { id: fixtureId } = await matchToCome(server(), gameCode)
    await letEndWith(server(), fixtureId, ({ home, away }) => home > away)
    const { fixture } = await asMember(server(), account, 'showFixture', { fixtureId })
    const place = (who: string, id: string) => {
      const { price } = fixture.markets[0].selections.find((each: { id: string }) => each.id === id)
      const legs = [{ fixtureId, selection: id, ...(price !== null && { price }) }]
      return asMember(server(), who, 'placeSlip', { legs, stake: '10.00' })
    }
    await place(account, selection)
    await place(other, against)
    await playOut(server(), fixtureId)

    expect(await roundOf(account)).toMatchObject({ state: 'closed', gameType, stake: 10_000_000n })
    expect((await roundOf(account)).payout).toBeGreaterThan(10_000_000n)
    expect(await roundOf(other)).toMatchObject({ state: 'closed', gameType, payout: 0n })
  })

  it.each([
    ['BACCARAT', 'PLAYER', 'BANKER'],
    ['BACCARAT_FREE', 'PLAYER', 'BANKER'],
    ['ROULETTE', 'LOW', 'HIGH'],
    ['SIC_BO', 'SMALL', 'BIG'],
    ['DRAGON_TIGER', 'DRAGON', 'TIGER'],
  ] as const)('[D-03] LIVE, a table of the house: %s', async (gameCode, spot, against) => {
    const [account, other] = [await openPlayer(server(), '100.00'), await openPlayer(server(), '100.00')]
    expect(await listed({ gameType: 'LIVE', vassalage: 'TABLES' })).toContainEqual(
      expect.objectContaining({ gameId: gameCode, vassalage: 'TABLES', gameType: 'LIVE', isMaintenance: false }),
    )

    const isWon = (dealt: Dealt) => payoutOf(gameCode, spot, 10n, dealt) >= 20n
    const roundId = await roundToBet(server(), gameCode, { isWanted: isWon })
    const place = (who: string, on: string) =>
      asMember(server(), who, 'placeTableBets', { gameCode, roundId, lines: [{ spot: on, stake: '10.00' }] })
    await place(account, spot)
    await place(other, against)
    await playOutRound(server(), roundId)

    const round = { state: 'closed', gameType: 'LIVE', stake: 10_000_000n }
    expect(await roundOf(account)).toEqual({ ...round, payout: 20_000_000n })
    expect(await roundOf(other)).toEqual({ ...round, payout: 0n })
  })

  it('[D-03] the house’s own list', async () => {
    const games = await listed({ gameType: 'RNG', vassalage: 'INHOUSE' })
    const ofRng = inHouseGames.filter(({ type }) => type === 'RNG').map(({ code }) => code)
    expect(games.map(({ gameId }) => gameId).sort()).toEqual(ofRng.sort())

    const table = await openTable(server(), house['dice']!, { balance: '100.00' })
    const order = { mode: 'BASE', amount: 10_000_000, choice: { target: '50.50', over: true } }
    await table.playUntil(order, ({ payout }) => payout === 0)
    const { gameType, state } = await app().database.one<{ gameType: string; state: string }>(sql`
      select r.game_type as "gameType", r.state from play.round r
      where r.member_id = ${table.memberId} order by r.opened_at desc limit 1`)
    expect({ gameType, state }).toEqual({ gameType: 'RNG', state: 'closed' })
  })

  it('[D-03] BINGO, a game of the house', async () => {
    const [nodeId] = (await listed({ gameType: 'BINGO', vassalage: 'INHOUSE' })).flatMap(({ gameId }) => house[gameId]!)
    const table = await openTable(server(), nodeId!, { balance: '500.00' })
    const order = { mode: 'BASE', amount: 4_000_000, choice: { cards: 4 } }

    const { body } = await table.playUntil(order, ({ payout }) => payout > 0)
    const before = (await table.rgs('/wallet/balance')).body.balance.amount
    const after = (await table.rgs('/wallet/end-round')).body.balance.amount
    expect(after - before).toBe(body.round.payout)

    const round = await app().database.one<{ gameType: string; state: string; stake: bigint; payout: bigint }>(sql`
      select r.game_type as "gameType", r.state, r.stake, r.payout from play.round r
      where r.member_id = ${table.memberId} order by r.opened_at desc limit 1`)
    expect(round).toEqual({ gameType: 'BINGO', state: 'closed', stake: 4_000_000n, payout: BigInt(body.round.payout) })
  })

  it('[D-03] FISH, a game of the house', async () => {
    const games = await listed({ gameType: 'FISH', vassalage: 'INHOUSE' })
    expect(games.map(({ gameId }) => gameId)).toEqual(['delta-nets'])
    const table = await openTable(server(), house['delta-nets']!, { balance: '500.00' })
    const order = { mode: 'BASE', amount: 4_000_000, choice: { species: 'mola' } }

    // A shot is whole: what it catches is paid with it.
    const { body } = await table.playUntil(order, ({ payout }) => payout > 0)
    const { amount } = (await table.rgs('/wallet/balance')).body.balance
    expect([body.balance.amount, body.round.active]).toEqual([amount, false])

    const round = await app().database.one<{ gameType: string; state: string; stake: bigint; payout: bigint }>(sql`
      select r.game_type as "gameType", r.state, r.stake, r.payout from play.round r
      where r.member_id = ${table.memberId} order by r.id desc limit 1`)
    expect(round).toEqual({ gameType: 'FISH', state: 'closed', stake: 4_000_000n, payout: 8_000_000n })
  })

  it('keeps the books', async () => {
    expect(await ledgerFindings(server())).toEqual([])
  })
})
