import { randomUUID } from 'node:crypto'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { ledgerFindings, openPlayer, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { vendorByCode } from '../catalogue/index.ts'
import { accountsOf, balancesOf, openAccounts, registerLedgerWords, transfer } from '../ledger/index.ts'
import {
  activeRoundOf,
  archiveReferences,
  findRound,
  findRoundByRef,
  type Play,
  type PlayCall,
  playPort,
} from './index.ts'

const server = useServer()
const GIFT = 999
let vendor: TestVendor
let vendorId: number
let play: Play
const unit = 1_000_000n

beforeAll(async () => {
  const { app } = server().wired
  vendor = await openVendor(server())
  vendorId = vendorByCode(app, vendor.code)!.id
  play = app.ports.use(playPort)
  await registerLedgerWords(app.database, {
    kinds: [{ id: GIFT, name: 'test.gift' }],
    purses: [{ id: 999, name: 'test.giver' }],
    units: [],
  })
})

/** A member with so much in main and bonus, and what they do in one round. Amounts in whole units. */
async function newPlayer(main: number, bonus = 0) {
  const { database } = server().wired.app
  const account = await openPlayer(server(), main === 0 ? '0' : `${main}.00`)
  const player = (await play.playerByAccount(account))!
  if (bonus > 0) {
    const [giver] = await openAccounts(database, [{ owner: 'giver', purse: 999, unit: 'BDT', guarded: false }])
    const gift = {
      key: uuidv7(),
      kind: GIFT,
      reference: 'gift',
      from: giver!,
      to: player.bonus!,
      amount: BigInt(bonus) * unit,
    }
    await database.transaction((tx) => transfer(tx, gift))
  }
  const roundRef = randomUUID()
  const call = (transactions: PlayCall['transactions'], more: Partial<PlayCall> = {}): PlayCall => ({
    vendorId,
    gameNodeId: vendor.nodeId,
    memberId: player.memberId,
    currency: 'BDT',
    roundRef,
    transactions,
    closesRound: false,
    ...more,
  })
  return {
    player,
    roundRef,
    call,
    bet: (amount: bigint, ref: string = randomUUID()) => play.perform(call([{ ref, type: 'bet', amount }])),
    win: (amount: bigint) => play.perform(call([{ ref: randomUUID(), type: 'win', amount }])),
    takeBack: (originalRef: string) =>
      play.perform(call([{ ref: randomUUID(), type: 'rollback', amount: 0n, originalRef }])),
    async purses() {
      const balances = await balancesOf(database, [player.main, player.bonus!])
      return [balances.get(player.main)!.balance, balances.get(player.bonus!)!.balance]
    },
  }
}

describe('[B-01] which purse a stake leaves, and where what comes back goes', () => {
  it.each<[what: string, main: number, bonus: number, stake: bigint, left: [bigint, bigint]]>([
    ['wholly from main where it covers the stake', 100, 50, 60n, [40n, 50n]],
    ['wholly from bonus where main does not and bonus does', 40, 100, 60n, [40n, 40n]],
    ['main first and then bonus where neither does alone', 40, 50, 60n, [0n, 30n]],
    ['to the last unit', 40, 50, 90n, [0n, 0n]],
  ])('%s', async (_what, main, bonus, stake, left) => {
    const table = await newPlayer(main, bonus)

    const answer = await table.bet(stake * unit)

    expect(await table.purses()).toEqual(left.map((each) => each * unit))
    expect(answer).toMatchObject({ outcome: 'done', balance: (left[0] + left[1]) * unit })
  })

  it('pays a win in the proportion of the stake, and what does not divide to main', async () => {
    const table = await newPlayer(10, 20)
    await table.bet(30n * unit)

    await table.win(10n * unit + 1n)

    // Two thirds of it were bonus: 6.666667 of 10.000001, rounded down.
    expect(await table.purses()).toEqual([3_333_334n, 6_666_667n])
  })

  it('gives a stake back to the purses it came from', async () => {
    const table = await newPlayer(40, 50)
    const ref = randomUUID()
    await table.bet(60n * unit, ref)

    await table.takeBack(ref)

    expect(await table.purses()).toEqual([40n * unit, 50n * unit])
  })

  it('reports the bonus money that moved', async () => {
    const table = await newPlayer(0, 50)

    const answer = await table.bet(60n * unit)
    const second = await table.bet(20n * unit)

    expect(answer).toEqual({ outcome: 'insufficient', balance: 50n * unit })
    expect(second).toMatchObject({ outcome: 'done', transactions: [{ bonusMoved: 20n * unit }] })
  })
})

describe('[D-02] rounds', () => {
  it('are found by our id, by the vendor’s, and while they are open', async () => {
    const { database } = server().wired.app
    const table = await newPlayer(100)
    const answer = await play.perform(
      table.call([{ ref: randomUUID(), type: 'bet', amount: unit }], { detail: { choice: { over: true } } }),
    )
    const { memberId } = table.player
    const id = answer.outcome === 'done' ? answer.roundId : ''

    expect(await findRound(database, id)).toMatchObject({
      id,
      memberId,
      stake: unit,
      detail: { choice: { over: true } },
    })
    expect(await findRoundByRef(database, vendorId, memberId, table.roundRef)).toMatchObject({ id })
    expect(await activeRoundOf(database, memberId, vendor.nodeId, vendorId)).toMatchObject({ id, state: 'open' })
    expect(await findRound(database, 'nonsense')).toBeUndefined()

    await play.perform(table.call([], { closesRound: true, detail: { outcome: 7 } }))

    expect(await activeRoundOf(database, memberId, vendor.nodeId, vendorId)).toBeUndefined()
    expect(await findRound(database, id)).toMatchObject({
      state: 'closed',
      detail: { choice: { over: true }, outcome: 7 },
    })
  })

  it('leave nothing behind where the transaction around them is rolled back', async () => {
    const { database } = server().wired.app
    const table = await newPlayer(100)
    const bet = table.call([{ ref: randomUUID(), type: 'bet', amount: unit }])

    const failing = database.transaction(async (tx) => {
      await play.performInTransaction(tx, bet)
      throw new Error('after all not')
    })

    await expect(failing).rejects.toThrow('after all not')
    expect(await table.purses()).toEqual([100n * unit, 0n])
    expect(await findRoundByRef(database, vendorId, table.player.memberId, table.roundRef)).toBeUndefined()
    expect(await database.transaction((tx) => play.performInTransaction(tx, bet))).toMatchObject({
      outcome: 'done',
      balance: 99n * unit,
    })
  })

  it('wait for a purse that is locked elsewhere, while others go on', async () => {
    const { database } = server().wired.app
    const [held, free] = [await newPlayer(100), await newPlayer(100)]
    let isDone = false
    let slow: Promise<unknown> = Promise.resolve()

    await database.transaction(async (tx) => {
      await tx.run(sql`select from ledger.balance where account_id = ${held.player.main} for update`)
      slow = held.bet(unit).then(() => (isDone = true))
      expect(await free.bet(unit)).toMatchObject({ outcome: 'done' })
      expect(isDone).toBe(false)
    })
    await slow

    expect(await held.purses()).toEqual([99n * unit, 0n])
  })

  it('tell open pages what is left', async () => {
    const { database } = server().wired.app
    const table = await newPlayer(100)
    await table.bet(unit)
    const told = () =>
      database.many<{ payload: object }>(sql`
        select payload from platform.live_message where audience = ${`member:${table.player.memberId}`} order by id desc`)

    await expect
      .poll(async () => (await told())[0])
      .toEqual({ payload: { currency: 'BDT', available: '99.00', ledgerSeq: '2' } })
  })
})

describe('[D-02] trials', () => {
  it('play with play money against a house of its own, in rounds that say so', async () => {
    const { database } = server().wired.app
    const start = await server().call('portal', {
      method: 'POST',
      url: '/wps/session/login/freeplay',
      body: { os: 'web', platform: 'W' },
      encrypted: true,
    })
    const info = await server().call('portal', { url: '/wps/member/info', token: start.json().value.token })
    const player = (await play.playerByAccount(info.json().value.account))!
    expect(player).toMatchObject({ isTrial: true, bonus: undefined })
    const before = await play.balanceOf(database, player)

    const answer = await vendor.send('betwin', {
      account_id: player.account,
      currency: player.currency,
      game_id: 'game',
      round_id: randomUUID(),
      finished: true,
      transactions: [{ id_provider: randomUUID(), type: 'bet', amount: '10.00' }],
    })

    expect(answer.status).toBe(200)
    expect(await play.balanceOf(database, player)).toBe(before - 10n * unit)
    expect(await findRound(database, answer.body.round_id)).toMatchObject({ isDemo: true, state: 'closed' })
    const houses = await accountsOf(database, ['house'])
    const trialHouse = houses.find(({ purse, unit: code }) => purse === 121 && code === player.currency)!
    expect((await balancesOf(database, [trialHouse.id])).get(trialHouse.id)!.balance).toBe(10n * unit)
  })
})

describe('[B-11] whatever happens, the books add up', () => {
  it('under random calls of few players at once, with repeats and rollbacks', async () => {
    const { database } = server().wired.app
    const tables = await Promise.all([newPlayer(100, 30), newPlayer(20), newPlayer(5, 5), newPlayer(300)])
    const sent: PlayCall[] = []
    const any = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(Math.random() * things.length)] as Thing
    const amount = () => BigInt(1 + Math.floor(Math.random() * 20_000_000))

    function randomCall(): PlayCall {
      const way = Math.random()
      if (way < 0.2 && sent.length > 0) return any(sent)
      const table = any(tables)
      const roundRef = `${table.roundRef}-${Math.floor(Math.random() * 8)}`
      const closesRound = Math.random() < 0.1
      if (way < 0.35 && sent.length > 0) {
        const original = any(sent)
        const ref = original.transactions[0]?.ref ?? randomUUID()
        const taking = { ref: randomUUID(), type: 'rollback' as const, amount: 0n, originalRef: ref }
        return { ...original, transactions: [taking], closesRound }
      }
      const types = any([['bet'], ['bet', 'win'], ['bet', 'bet'], ['win'], []] as const)
      const transactions = types.map((type) => ({ ref: randomUUID(), type, amount: amount() }))
      return table.call(transactions, { roundRef, closesRound })
    }

    const outcomes = new Map<string, number>()
    await Promise.all(
      Array.from({ length: 24 }, async () => {
        for (let times = 0; times < 40; times += 1) {
          const call = randomCall()
          sent.push(call)
          const { outcome } = await play.perform(call)
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        }
      }),
    )

    expect(outcomes.get('done')).toBeGreaterThan(100)
    expect(await ledgerFindings(server())).toEqual([])
    const [wrong] = await database.many<{ id: string }>(sql`
      select r.id::text
      from play.round r
      join lateral (
        select
          coalesce(sum(t.amount) filter (where t.type = 'bet' and t.state = 'done'), 0) as stake,
          coalesce(sum(t.amount) filter (where t.type = 'win' and t.state in ('done', 'taken-back')), 0)
            - coalesce(sum(t.moved_main + t.moved_bonus) filter (where t.type = 'rollback' and o.type = 'win'), 0) as payout
        from play.transaction t
        left join play.transaction o on o.id = t.original_id
        where t.round_id = r.id
      ) s on true
      where r.stake <> s.stake or r.payout <> s.payout or r.stake_bonus < 0 or r.valid_bet <> r.stake`)
    expect(wrong).toBeUndefined()
  })

  it('puts the ids of days that are over into their month, and drops the day after', async () => {
    const { database } = server().wired.app
    const [hash, id] = [randomUUID(), uuidv7(Date.now() - 5 * 86_400_000)]
    await database.run(sql`
      call play.make_partition('reference', date_trunc('day', now() - interval '5 days', 'UTC'),
        date_trunc('day', now() - interval '4 days', 'UTC'),
        to_char((now() - interval '5 days') at time zone 'UTC', 'YYYYMMDD'))`)
    await database.run(sql`insert into play.reference values (${hash}, 0, ${id})`)

    expect(await archiveReferences(database)).toBe(1)

    const places = await database.many<{ place: string }>(sql`
      select tableoid::regclass::text as place from play.reference where hash = ${hash}
      union all
      select tableoid::regclass::text from play.reference_archive where hash = ${hash}`)
    expect(places).toEqual([{ place: expect.stringMatching(/^play\.reference_archive_\d{6}$/) }])
    expect(await archiveReferences(database)).toBe(0)
  })

  it('finds an id in the archive', async () => {
    const { database } = server().wired.app
    const table = await newPlayer(100)
    const ref = randomUUID()
    const first = await table.bet(unit, ref)
    // As if they had been written long ago: nothing but the archive knows them.
    await database.run(sql`
      insert into play.reference_archive select * from play.reference`)
    await database.run(sql`delete from play.reference`)

    expect(await table.bet(unit, ref)).toEqual(first)
    expect(await findRoundByRef(database, vendorId, table.player.memberId, table.roundRef)).toBeDefined()
    expect(await table.purses()).toEqual([99n * unit, 0n])
  })
})
