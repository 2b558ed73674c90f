import { randomUUID } from 'node:crypto'
import { asOperator, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Queryable, sql } from '../../platform/database.ts'
import { type Consumer, drainOutbox, readOnce, registerConsumers } from '../../platform/outbox-consumer.ts'
import { cataloguePort, vendorByCode } from '../catalogue/index.ts'
import { findRoundByRef, playPort } from '../play/index.ts'
import { sumRounds } from './index.ts'

const server = useServer()
const listeners = [sumRounds]
const database = () => server().wired.app.database
const drain = () => drainOutbox(server().wired.app, listeners)

let vendors: TestVendor[]
/** A tree: top; below top, middle with one member (deep), and a direct member of top's (near). */
let ids: Record<'top' | 'middle' | 'deep' | 'near', bigint>

async function open(account: string, more: object = {}): Promise<bigint> {
  const { id } = await asOperator<{ id: string }>(server(), 'createMember', {
    username: account,
    password: 'lantern-light-77',
    mustChangePassword: false,
    ...more,
  })
  await asOperator(server(), 'creditMember', { account, amount: '90000.00', note: 'test' })
  return BigInt(id)
}

beforeAll(async () => {
  await registerConsumers(database(), listeners)
  vendors = [await openVendor(server(), 'RIVER'), await openVendor(server(), 'HILL')]
  const top = await open('topagent', { type: 1 })
  const middle = await open('midagent', { type: 2, agent: 'topagent' })
  ids = {
    top,
    middle,
    deep: await open('deepone', { agent: 'midagent' }),
    near: await open('nearone', { agent: 'topagent' }),
  }
})

interface Played {
  account: string
  vendor: TestVendor
  round: string
  bet: string
}

const whom = ({ account }: Played) => ({ account_id: account, currency: 'BDT', game_id: 'game' })

async function bet(played: Played, amount: string, win: string | null, finished = true): Promise<void> {
  const transactions = [{ id_provider: played.bet, type: 'bet', amount }]
  if (win !== null) transactions.push({ id_provider: `${played.round}-win`, type: 'win', amount: win })
  const body = { ...whom(played), round_id: played.round, finished, transactions }
  expect((await played.vendor.send('betwin', body)).status).toBe(200)
}

async function winLater(played: Played, amount: string): Promise<void> {
  const transactions = [{ id_provider: `${played.round}-late-${amount}`, type: 'win', amount }]
  await played.vendor.send('betwin', { ...whom(played), round_id: played.round, finished: true, transactions })
}

async function takeBack(played: Played): Promise<void> {
  const transactions = [{ id_provider: `${played.round}-back`, type: 'rollback', original_id_provider: played.bet }]
  await played.vendor.send('rollback', {
    ...whom(played),
    round_id_provider: played.round,
    finished: true,
    transactions,
  })
}

const newRound = (account: string, vendor = vendors[0]!): Played => {
  const round = randomUUID()
  return { account, vendor, round, bet: `${round}-bet` }
}

/** What rounds come to by themselves, in the shape of what is kept. */
const roundsAs = (columns: string, from = 'play.round r') =>
  sql([
    `select ${columns},
      count(*) filter (where stake > 0 or payout > 0)::int as rounds,
      count(*) filter (where payout > stake)::int as won, count(*) filter (where payout < stake)::int as lost,
      sum(stake)::bigint as stake, sum(payout)::bigint as payout, sum(valid_bet)::bigint as valid_bet
    from ${from}
    where r.state <> 'open' and not r.is_demo
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ])

async function expectSums(db: Queryable): Promise<void> {
  const kept = (await db.many(sql`
    select member_id, since, vendor_code, game_type, rounds, won, lost, stake, payout, valid_bet
    from figures.member_figure_view
    where rounds <> 0 or stake <> 0 or payout <> 0
    order by 1, 2, 3, 4`)) as { rounds: number }[]
  const counted = await db.many<{ rounds: number }>(
    roundsAs(`member_id, date_bin('15 minutes', closed_at, 'epoch') as since, vendor_code, game_type`),
  )
  expect(kept.length).toBeGreaterThan(0)
  expect(kept).toEqual(counted.filter(({ rounds }) => rounds > 0))

  const teams = await db.many(sql`
    select agent_id, since, currency, game_type, rounds, won, lost, stake, payout, valid_bet
    from figures.team_figure_view
    where rounds <> 0 or stake <> 0 or payout <> 0
    order by 1, 2, 3, 4`)
  const below = await db.many<{ rounds: number }>(
    roundsAs(
      `ancestor_id as agent_id, date_trunc('hour', closed_at) as since, currency, game_type`,
      'play.round r join identity.ancestry a on a.descendant_id = r.member_id and a.depth > 0',
    ),
  )
  expect(teams).toEqual(below.filter(({ rounds }) => rounds > 0))

  const days = await db.many(sql`
    select agent_id, day, currency, rounds, stake, payout, valid_bet
    from figures.team_day
    where rounds <> 0 or stake <> 0 or payout <> 0
    order by 1, 2, 3`)
  const played = await db.many<{ rounds: number }>(sql`
    select ancestor_id as agent_id, (closed_at at time zone 'Asia/Dhaka')::date as day, currency,
      count(*) filter (where stake > 0 or payout > 0)::int as rounds, sum(stake)::bigint as stake,
      sum(payout)::bigint as payout, sum(valid_bet)::bigint as valid_bet
    from play.round r
    join identity.ancestry a on a.descendant_id = r.member_id and a.depth > 0
    where r.state <> 'open' and not r.is_demo
    group by 1, 2, 3
    order by 1, 2, 3`)
  expect(days).toEqual(played.filter(({ rounds }) => rounds > 0))

  const players = await db.many(
    sql`select agent_id, players from figures.team_day_view where players <> 0 order by 1, 2`,
  )
  const playing = await db.many(sql`
    select ancestor_id as agent_id, count(distinct member_id)::int as players
    from play.round r
    join identity.ancestry a on a.descendant_id = r.member_id and a.depth > 0
    where r.state <> 'open' and not r.is_demo and (stake > 0 or payout > 0)
    group by ancestor_id, (closed_at at time zone 'Asia/Dhaka')::date
    order by 1, 2`)
  expect(players).toEqual(playing)
}

/** Numbers below `most` that are the same in each run. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

const figuresOf = (memberId: bigint) =>
  database().one<{ rounds: bigint; won: bigint; lost: bigint; stake: bigint; payout: bigint }>(sql`
    select coalesce(sum(rounds), 0)::bigint as rounds, coalesce(sum(won), 0)::bigint as won,
      coalesce(sum(lost), 0)::bigint as lost, coalesce(sum(stake), 0)::bigint as stake,
      coalesce(sum(payout), 0)::bigint as payout
    from figures.member_figure_view
    where member_id = ${memberId}`)

describe('what is summed of play', () => {
  it.each([11, 12, 13])(
    '[D-09] equals the sums over rounds, whatever is settled, corrected and repeated (%i)',
    async (seed) => {
      const roll = dice(seed)
      const accounts = ['deepone', 'nearone', 'midagent']
      const past: { played: Played; again: () => Promise<void> }[] = []
      for (let step = 0; step < 60; step += 1) {
        const earlier = past[roll(Math.max(1, past.length))]
        const what = roll(10)
        if (what < 5 || !earlier) {
          const played = newRound(accounts[roll(3)]!, vendors[roll(2)]!)
          const amount = `${1 + roll(20)}.${roll(10)}0`
          const win = roll(3) === 0 ? null : `${roll(30) + 1}.50`
          const isFinished = roll(5) > 0
          const again = () => bet(played, amount, win, isFinished)
          await again()
          past.push({ played, again })
        } else if (what === 5) await earlier.again()
        else if (what === 6) await takeBack(earlier.played)
        else if (what === 7) await winLater(earlier.played, `${1 + roll(9)}.25`)
        else if (what === 8)
          await earlier.played.vendor.send('finish', { ...whom(earlier.played), round_id: earlier.played.round })
        else await drain()
      }
      await drain()

      const { corrections } = await database().one<{ corrections: bigint }>(sql`
      select count(*) as corrections
      from platform.outbox
      where type = 'play.roundCorrected'
        and payload ? 'roundStake'`)
      expect(corrections).toBeGreaterThan(0n)
      await expectSums(database())
    },
  )

  it('[D-09] counts once where the listener dies after its work, and where two read at once', async () => {
    const before = await figuresOf(ids.near)
    await bet(newRound('nearone'), '10.00', '25.00')
    await bet(newRound('nearone'), '10.00', null)
    const dying: Consumer = {
      ...sumRounds,
      async foldEvents(scope, events) {
        await sumRounds.foldEvents?.(scope, events)
        throw new Error('the process is gone')
      },
    }
    const { app } = server().wired

    // A transaction that others have open holds the order up for a moment.
    const dies = () => readOnce(app, dying).catch((error: Error) => error.message)
    await expect.poll(dies).toBe('the process is gone')
    expect(await figuresOf(ids.near)).toEqual(before)
    await Promise.all([readOnce(app, sumRounds), readOnce(app, sumRounds)])
    await drain()
    await drain()

    const after = await figuresOf(ids.near)
    expect([after.rounds - before.rounds, after.won - before.won, after.lost - before.lost]).toEqual([2n, 1n, 1n])
    expect([after.stake - before.stake, after.payout - before.payout]).toEqual([20_000_000n, 25_000_000n])
    await expectSums(database())
  })

  it('[D-09] counts a correction for the uplines at the time of the round, wherever the member was moved since', async () => {
    const memberId = await open('movedone', { agent: 'midagent' })
    const team = async (agentId: bigint) => {
      const { stake } = await database().one<{ stake: bigint }>(sql`
        select coalesce(sum(stake), 0)::bigint as stake
        from figures.team_figure_view
        where agent_id = ${agentId}`)
      return stake
    }
    const first = newRound('movedone')
    await bet(first, '40.00', null)
    await drain()
    const [middle, top] = [await team(ids.middle), await team(ids.top)]

    await database().run(sql`
      delete from identity.ancestry
      where descendant_id = ${memberId} and ancestor_id = ${ids.middle}`)
    await bet(newRound('movedone'), '7.00', null)
    await drain()
    expect([(await team(ids.middle)) - middle, (await team(ids.top)) - top]).toEqual([0n, 7_000_000n])
    await takeBack(first)
    await drain()

    expect([(await team(ids.middle)) - middle, (await team(ids.top)) - top]).toEqual([-40_000_000n, -33_000_000n])
  })

  it('[D-09] knows who played on a day and who for the first time, until all of it is taken back', async () => {
    const days = () =>
      database().one<{ players: number; new: number }>(sql`
        select coalesce(sum(players), 0)::int as players, coalesce(sum(new_players), 0)::int as new
        from figures.team_day_view
        where agent_id = ${ids.middle}`)
    const before = await days()
    await open('freshone', { agent: 'midagent' })
    const [one, other] = [newRound('freshone'), newRound('freshone')]
    const change = async () => {
      await drain()
      const now = await days()
      return [now.players - before.players, now.new - before.new]
    }

    await bet(one, '5.00', null)
    await bet(other, '5.00', '5.00')
    expect(await change()).toEqual([1, 1])
    await takeBack(one)
    expect(await change()).toEqual([1, 1])
    await takeBack(other)
    await winLater(other, '1.00')
    const back = { ...whom(other), round_id_provider: other.round, finished: true }
    const original_id_provider = `${other.round}-win`
    await other.vendor.send('rollback', {
      ...back,
      transactions: [{ id_provider: `${other.round}-w`, type: 'rollback', original_id_provider }],
    })
    expect(await change()).toEqual([0, 0])
    // Told together, the round is counted first: whoever it was taken back from has not played.
    const both = newRound('freshone')
    await bet(both, '5.00', null)
    await takeBack(both)
    expect(await change()).toEqual([0, 0])
    await bet(newRound('freshone'), '5.00', null)
    expect(await change()).toEqual([1, 1])
  })

  it('[D-09] counts as wagered what bets against each other leave at risk', async () => {
    const { app } = server().wired
    const vendor = vendorByCode(app, 'RIVER')!
    const table = { vendor: 'RIVER', code: 'table', name: 'Table', type: 'LIVE' }
    const { nodeId } = await asOperator<{ nodeId: number }>(server(), 'addGame', table)
    await app.ports.use(cataloguePort).refresh()
    const call = {
      vendorId: vendor.id,
      gameNodeId: nodeId,
      memberId: ids.near,
      currency: 'BDT',
      roundRef: randomUUID(),
    }
    const side = (selection: string, stake: bigint) => ({ stake, market: { name: 'colour', selection, selections: 2 } })
    const play = app.ports.use(playPort)
    const bet = (ref: string, amount: bigint) => ({ ref: `${call.roundRef} ${ref}`, type: 'bet' as const, amount })
    const valid = async () => (await findRoundByRef(database(), vendor.id, ids.near, call.roundRef))?.validBet

    await play.perform({ ...call, transactions: [bet('red', 100n), bet('black', 60n)], closesRound: false })
    expect(await valid()).toBe(160n)
    const wagers = [side('red', 100n), side('black', 60n)]
    await play.perform({ ...call, transactions: [], closesRound: true, wagers })
    expect(await valid()).toBe(40n)
    const back = { ref: `${call.roundRef} back`, type: 'rollback' as const, amount: 0n }
    const transactions = [{ ...back, originalRef: `${call.roundRef} red` }]
    await play.perform({ ...call, transactions, closesRound: true })
    expect(await valid()).toBe(0n)
  })

  it('[D-09] holds nothing of a trial', async () => {
    const login = { method: 'POST', url: '/wps/session/login/freeplay', body: { os: 'x', platform: 'W' } } as const
    const { token } = (await server().call('portal', login)).json().value
    const { account } = (await server().call('portal', { url: '/wps/member/info', token })).json().value
    const player = (await server().wired.app.ports.use(playPort).playerByAccount(account))!
    await bet(newRound(account), '5.00', '50.00')
    await drain()

    expect((await figuresOf(player.memberId)).rounds).toBe(0n)
  })
})
