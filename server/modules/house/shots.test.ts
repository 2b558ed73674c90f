import { type House, type HouseTable, openHouse, openTable, refusal } from '@croupier/dev/testing/house.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { inHouseGames } from '@croupier/games/index.ts'
import { wheel } from '@croupier/games/delta-nets/tables.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { roundsPerSecond } from './house-settings.ts'

const server = useServer()
let house: House

beforeAll(async () => {
  house = await openHouse(server())
  await changeSetting(server(), roundsPerSecond, 1_000)
})

const UNIT = 1_000_000
const at = (species: string, amount = UNIT) => ({ mode: 'BASE', amount, choice: { species } })
const caught = ({ payout }: { payout: number }) => payout > 0

const nets = (options: Parameters<typeof openTable>[2] = {}) => openTable(server(), house['delta-nets']!, options)
const balanceOf = async (table: HouseTable) => (await table.rgs('/wallet/balance')).body.balance.amount / UNIT

const roundOf = (id: string) =>
  server().wired.app.database.one<{
    state: string
    gameType: string
    stake: bigint
    payout: bigint
    counts: bigint
    steps: bigint
  }>(sql`
    select r.state, r.game_type as "gameType", r.stake, r.payout, r.valid_bet as counts,
           (select count(*) from play.transaction t where t.round_id = r.id) as steps
    from play.round r
    where r.id = ${id}`)

describe('[D-03] a shot of the fishing game', () => {
  it('offers stakes of several shots a second', async () => {
    const table = await nets({ balance: '250.50' })
    const { body } = await table.rgs('/wallet/authenticate')
    expect(body).toMatchObject({
      balance: { amount: 250_500_000 },
      config: { minBet: UNIT, stepBet: UNIT, defaultBetLevel: 2 * UNIT, maxBet: 1_000 * UNIT },
      round: null,
    })
  })

  it('is whole: what it catches is paid with it, and the next may follow', async () => {
    const table = await nets({ balance: '1000.00' })

    const { body } = await table.playUntil(at('mola'), caught)
    const { round, balance } = body

    expect(round).toMatchObject({ payout: 2 * UNIT, payoutMultiplier: 2, active: false })
    expect(round.state).toMatchObject([{ index: 0, type: 'shot', species: 'mola', catches: 48_000, isCaught: true }])
    expect(balance.amount / UNIT).toBe(await balanceOf(table))
    expect(await roundOf(round.betID)).toEqual({
      state: 'closed',
      gameType: 'FISH',
      stake: 1_000_000n,
      payout: 2_000_000n,
      counts: 1_000_000n,
      steps: 2n,
    })
    expect(await table.rgs('/wallet/end-round')).toEqual({ status: 400, body: refusal('ERR_BNF') })
    expect((await table.rgs('/wallet/play', at('mola'))).status).toBe(200)
  })

  it('is over where it misses, and costs its stake', async () => {
    const table = await nets({ balance: '100.00' })
    const shoot = async () => {
      const before = await balanceOf(table)
      const { body } = await table.rgs('/wallet/play', at('dragon', 5 * UNIT))
      return { round: body.round, cost: before - (await balanceOf(table)) }
    }
    let shot = await shoot()
    // One in five hundred is caught.
    while (shot.round.payout > 0) shot = await shoot()
    const { round, cost } = shot
    expect(round).toMatchObject({ active: false, payout: 0 })
    expect(cost).toBe(5)
    expect(await roundOf(round.betID)).toMatchObject({
      state: 'closed',
      payout: 0n,
      counts: 5_000_000n,
      steps: 1n,
    })
  })

  it('pays what the wheel on a turtle shows', async () => {
    const table = await nets({ balance: '5000.00' })
    const { body } = await table.playUntil(at('turtle'), caught)
    const [shot, stands] = body.round.state
    expect(shot).toMatchObject({ type: 'shot', species: 'turtle', isCaught: true })
    expect(stands).toEqual({ index: 1, type: 'wheel', field: stands.field, pays: wheel[stands.field] })
    expect(body.round.payout).toBe(stands.pays * UNIT)
  })

  it('is decided beside others that are on their way, each under its own number', async () => {
    const table = await nets({ balance: '100.00' })
    const answers = await Promise.all(
      [at('mola'), at('puti'), at('koi')].map((shot) => table.rgs('/wallet/play', shot)),
    )

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const won = answers.reduce((sum, { body }) => sum + body.round.payout, 0)
    expect(await balanceOf(table)).toBe(97 + won / UNIT)
    expect((await table.rgs('/fairness')).body.nonce).toBe(3)
    // The last that was decided says what is left.
    const last = answers.map(({ body }) => body).toSorted((a, b) => (a.round.betID < b.round.betID ? 1 : -1))[0]
    expect(last.balance.amount / UNIT).toBe(await balanceOf(table))
  })

  it('has the same odds for play money, and moves no other', async () => {
    const table = await nets({ balance: '100.00', isDemo: true })
    const before = await balanceOf(table)
    expect(before).toBe(2_000)
    const { body } = await table.playUntil(at('mola'), caught)
    expect(body.round.active).toBe(false)
    expect(body.balance.amount / UNIT).toBe(await balanceOf(table))
    const { count } = await server().wired.app.database.one<{ count: bigint }>(sql`
      select count(*) from play.round where member_id = ${table.memberId}`)
    expect(count).toBe(0n)
  })

  it.each([
    ['a species that does not swim here', at('whale'), 'ERR_VAL'],
    ['the bare water', { mode: 'BASE', amount: UNIT }, 'ERR_VAL'],
    ['a place in the water', { ...at('mola'), choice: { species: 'mola', x: 1 } }, 'ERR_VAL'],
    ['less than a step', at('mola', UNIT / 2), 'ERR_VAL'],
    ['more than the most', at('mola', 1_001 * UNIT), 'ERR_GLE'],
    ['more than there is', at('mola', 50 * UNIT), 'ERR_IPB'],
  ] as const)('is not taken at %s', async (_what, order, code) => {
    const table = await nets({ balance: '20.00' })
    expect(await table.rgs('/wallet/play', order)).toEqual({ status: 400, body: refusal(code) })
    expect(await balanceOf(table)).toBe(20)
  })

  it('is refused where shots come faster than the house takes them, and taken again a moment later', async () => {
    await changeSetting(server(), roundsPerSecond, 4)
    const table = await nets({ balance: '100.00' })
    const answers = await Promise.all(Array.from({ length: 12 }, () => table.rgs('/wallet/play', at('dragon'))))
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken.length).toBeGreaterThanOrEqual(8)
    expect(taken.length).toBeLessThan(12)
    expect(answers.find(({ status }) => status !== 200)).toEqual({ status: 400, body: refusal('ERR_GLE') })

    // Other games of the house go at a pace of their own.
    const dice = await openTable(server(), house['dice']!, { balance: '100.00' })
    for (let roll = 0; roll < 12; roll += 1) {
      const order = { mode: 'BASE', amount: UNIT, choice: { target: '0.01', over: false } }
      expect((await dice.rgs('/wallet/play', order)).status).toBe(200)
    }
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect((await table.rgs('/wallet/play', at('dragon'))).status).toBe(200)
    await changeSetting(server(), roundsPerSecond, 1_000)
  })

  it('keeps the books, and leaves no round open', async () => {
    const { open } = await server().wired.app.database.one<{ open: bigint }>(sql`
      select count(*) as open from house.seat where open_since is not null and game = 'delta-nets'`)
    expect(open).toBe(0n)
    expect(inHouseGames.filter(({ paysAtOnce }) => paysAtOnce).map(({ code }) => code)).toEqual(['delta-nets'])
    expect(await ledgerFindings(server())).toEqual([])
  })
})
