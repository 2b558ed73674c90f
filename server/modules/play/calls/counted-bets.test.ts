import { type House, openHouse, openTable } from '@croupier/dev/testing/house.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { addRequirement, lowestCountedMultiplier, missingTurnover } from '../../wagering/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { drainOutbox } from '../../../platform/outbox-consumer.ts'
import { countValidBets } from '../index.ts'

const server = useServer()
const UNIT = 1_000_000
let house: House

beforeAll(async () => {
  house = await openHouse(server())
})

const below = (target: string) => ({ mode: 'BASE', amount: 10 * UNIT, choice: { target, over: false } })

/** The sums of settled rounds that won, and of those that did not: of each what was staked and what counts. */
async function counted(memberId: bigint) {
  const { database } = server().wired.app
  return database.one<{ stake: bigint; counts: bigint }>(sql`
    select sum(stake)::bigint as stake, sum(valid_bet)::bigint as counts
    from play.round
    where member_id = ${memberId} and state = 'closed'`)
}

describe('[B-06] what counts as wagered of a bet whose chance its player chose', () => {
  it.each([
    { lowest: '1.5', target: '97.00', pays: '1.02', isCounted: false },
    { lowest: '1.5', target: '67.00', pays: 'just below 1.5', isCounted: false },
    { lowest: '1.5', target: '66.00', pays: 'exactly 1.5', isCounted: true },
    { lowest: '1.5', target: '49.50', pays: '2', isCounted: true },
    { lowest: '3', target: '49.50', pays: '2', isCounted: false },
    { lowest: '1', target: '97.00', pays: '1.02', isCounted: true },
  ])('from $lowest on: dice that pay $pays, won and lost', async ({ lowest, target, isCounted }) => {
    await changeSetting(server(), lowestCountedMultiplier, lowest)
    const table = await openTable(server(), house['dice']!, { balance: '9000.00' })
    const won = await table.playUntil(below(target), ({ payout }) => payout > 0)
    expect(won.body.round.active).toBe(true)
    await table.rgs('/wallet/end-round')
    await table.playUntil(below(target), ({ payout }) => payout === 0)

    const { stake, counts } = await counted(table.memberId)
    expect(counts).toBe(isCounted ? stake : 0n)
    await changeSetting(server(), lowestCountedMultiplier, lowestCountedMultiplier.initial)
  })

  it.each([
    { lowest: '1.5', species: 'mola', most: 2, isCounted: true },
    { lowest: '3', species: 'mola', most: 2, isCounted: false },
    { lowest: '3', species: 'puti', most: 3, isCounted: true },
  ])(
    '[D-03] from $lowest on: shots at a fish that pays $most, caught and missed',
    async ({ lowest, species, isCounted }) => {
      await changeSetting(server(), lowestCountedMultiplier, lowest)
      const table = await openTable(server(), house['delta-nets']!, { balance: '900.00' })
      const shot = { mode: 'BASE', amount: UNIT, choice: { species } }
      for (let throws = 0; throws < 10; throws += 1) expect((await table.rgs('/wallet/play', shot)).status).toBe(200)

      const { stake, counts } = await counted(table.memberId)
      expect([stake, counts]).toEqual([10n * BigInt(UNIT), isCounted ? stake : 0n])
      await changeSetting(server(), lowestCountedMultiplier, lowestCountedMultiplier.initial)
    },
  )

  it('is the stake in a game that leaves no choice', async () => {
    const table = await openTable(server(), house['monsoon-lanterns']!, { balance: '9000.00' })
    await table.playUntil({ mode: 'BASE', amount: 10 * UNIT }, ({ payout }) => payout === 0)

    const { stake, counts } = await counted(table.memberId)
    expect(counts).toBe(stake)
  })

  it('leaves a turnover as it was, however often it is played at 97 in a hundred', async () => {
    const { app } = server().wired
    const table = await openTable(server(), house['dice']!, { balance: '500.00' })
    const { currency } = (await findMemberByAccount(app.database, table.account))!
    const { memberId } = table
    const turnover = 100n * BigInt(UNIT)
    await app.database.transaction((tx) =>
      addRequirement(tx, { memberId, currency, source: 'deposit', reference: 'D1', turnover }),
    )

    for (let roll = 0; roll < 10; roll += 1) {
      const { body } = await table.rgs('/wallet/play', below('97.00'))
      if (body.round.active) await table.rgs('/wallet/end-round')
    }
    await drainOutbox(app, [countValidBets])
    expect(await missingTurnover(app.database, memberId, currency)).toBe(turnover)

    await table.playUntil(below('49.50'), ({ payout }) => payout === 0)
    await drainOutbox(app, [countValidBets])
    expect(await missingTurnover(app.database, memberId, currency)).toBeLessThan(turnover)
  })
})
