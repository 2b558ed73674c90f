import { type House, type HouseTable, openHouse, openTable, refusal } from '@croupier/dev/testing/house.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { deltaNets } from '@croupier/games/delta-nets/rules.ts'
import { verifyRound } from '@croupier/games/engine/verify-round.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { ownScope } from '../../platform/invoke.ts'
import { settingsPort } from '../../platform/settings.ts'
import { endLeftRounds } from './end-left-rounds.ts'
import { betLimits, roundsPerSecond } from './house-settings.ts'

const server = useServer()
let house: House

beforeAll(async () => {
  house = await openHouse(server())
  await changeSetting(server(), roundsPerSecond, 1_000)
})

const UNIT = 1_000_000
const shot = (amount = UNIT, species = 'mola') => ({ mode: 'BASE', amount, choice: { species } })
const won = ({ payout }: { payout: number }) => payout > 0
const at = (game: string, options: Parameters<typeof openTable>[2] = {}) => openTable(server(), house[game]!, options)
const balanceOf = async (table: HouseTable) => (await table.rgs('/wallet/balance')).body.balance.amount

const storedRound = (id: string) =>
  server().wired.app.database.one<{ amount: bigint; payout: bigint }>(sql`
    select r.amount, r.payout
    from house.round r
    where r.id = ${id}`)

describe('[D-05] what a round pays', () => {
  it('is as fine as the ledger keeps it, at the smallest bet of a dear currency', async () => {
    const table = await at('sky-lantern', { balance: '1.00000000', currency: 'BTC' })
    // 20 millionths at 1.04: 20.8 of them, which the wire cannot say and the ledger can.
    const { body } = await table.playUntil({ mode: 'BASE', amount: 20, choice: { target: '1.04' } }, won)
    expect(body.round).toMatchObject({ payout: 20, payoutMultiplier: 1.04 })
    expect(await storedRound(body.round.betID)).toEqual({ amount: 2_000n, payout: 2_080n })
    expect((await table.rgs('/wallet/end-round')).status).toBe(200)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('is paid though the operator takes no more bets in its currency', async () => {
    const initial = server().wired.app.ports.use(settingsPort).read(betLimits)
    const table = await at('sky-lantern', { balance: '1000.00' })
    const { body } = await table.playUntil({ mode: 'BASE', amount: UNIT, choice: { target: '1.01' } }, won)

    await changeSetting(server(), betLimits, { ...initial, 'sky-lantern': {} })
    const more = await table.rgs('/wallet/play', { mode: 'BASE', amount: UNIT, choice: { target: '1.01' } })
    const ended = await table.rgs('/wallet/end-round')
    const again = await table.rgs('/wallet/end-round')
    await changeSetting(server(), betLimits, initial)

    expect(more.body).toEqual(refusal('ERR_GLE'))
    expect(ended.body.balance?.amount).toBe(body.balance.amount + body.round.payout)
    expect(again.body).toEqual(refusal('ERR_BNF'))
  })
})

describe('[D-05] a round that its player left', () => {
  it('is paid though one that was left before it cannot be', async () => {
    const order = { mode: 'BASE', amount: UNIT, choice: { target: '1.01' } }
    const [stuck, left] = [await at('sky-lantern'), await at('sky-lantern')]
    const answers = [await stuck.playUntil(order, won), await left.playUntil(order, won)]
    const ids = answers.map(({ body }) => body.round.betID as string)
    const { database } = server().wired.app
    const leave = (table: HouseTable, hours: number) =>
      database.run(sql`
        update house.seat
        set open_since = open_since - make_interval(hours => ${hours})
        where member_id = ${table.memberId}`)
    await leave(stuck, 50)
    await leave(left, 25)
    await database.run(sql`update house.round set state = 'closed' where id = ${ids[0]}`)

    const scope = ownScope(server().wired.app, {
      requestId: 'test',
      actor: { kind: 'system', name: 'test' },
      language: 'en',
    })
    const period = { schedule: 'house.endLeftRounds', startsAt: 0, endsAt: 0 }
    await expect(endLeftRounds.run(scope, period)).rejects.toThrow(/is open/)

    expect((await left.rgs('/wallet/authenticate')).body.round.active).toBe(false)
    expect(await balanceOf(left)).toBe(answers[1]!.body.balance.amount + answers[1]!.body.round.payout)
    await database.run(sql`update house.round set state = 'open' where id = ${ids[0]}`)
    await endLeftRounds.run(scope, period)
    expect((await stuck.rgs('/wallet/authenticate')).body.round.active).toBe(false)
  })
})

describe('[D-05] play money', () => {
  it('is there for whoever asks for it while it is given', async () => {
    const table = await at('sky-lantern', { isDemo: true })
    const { database } = server().wired.app
    const answer = await database.transaction(async (tx) => {
      await tx.run(sql`
        insert into house.demo_balance (session_id, balance)
        select g.id, 5000000 from play.session g where g.member_id = ${table.memberId}`)
      const asking = table.rgs('/wallet/balance')
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { asking }
    })
    expect((await answer.asking).body.balance?.amount).toBe(5 * UNIT)
  })
})

describe('[D-03] a shot of somebody who means harm', () => {
  it('is never paid from more than there is, however many come at once', async () => {
    const table = await at('delta-nets', { balance: '5.00' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => table.rgs('/wallet/play', shot(UNIT, 'dragon'))))
    const taken = answers.filter(({ status }) => status === 200)
    const paid = taken.reduce((sum, { body }) => sum + body.round.payout, 0)
    expect(await balanceOf(table)).toBe(5 * UNIT - taken.length * UNIT + paid)
    if (paid === 0) expect(taken).toHaveLength(5)
    // What was refused for want of money used its number up: none decides two shots, however they follow each other.
    const poor = answers.filter(({ body }) => body.error === 'ERR_IPB')
    expect((await table.rgs('/fairness')).body.nonce).toBe(taken.length + poor.length)
  })

  it('is refused in a session that another replaced, however many of both come at once', async () => {
    const old = await at('delta-nets', { balance: '3.00' })
    const table = await at('delta-nets', { account: old.account })
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, turn) => {
        const isOld = turn % 2 === 1
        return { isOld, ...(await (isOld ? old : table).rgs('/wallet/play', shot(UNIT, 'dragon'))) }
      }),
    )
    const taken = answers.filter(({ status }) => status === 200)
    const paid = taken.reduce((sum, { body }) => sum + body.round.payout, 0)
    if (paid === 0) expect(taken).toHaveLength(3)
    for (const { isOld, body } of answers) if (isOld) expect(body).toEqual(refusal('ERR_IS'))
    expect(await ledgerFindings(server())).toEqual([])
  })

  it.each([
    ['no amount', { ...shot(), amount: undefined }],
    ['nothing', shot(0)],
    ['less than nothing', shot(-UNIT)],
    ['a fraction', shot(1.5)],
    ['more than a number holds', shot(2 ** 60)],
    ['another currency', { ...shot(), currency: 'USD' }],
    ['off the step', shot(UNIT + 1)],
  ])('is refused at %s, and costs nothing', async (_what, order) => {
    const table = await at('delta-nets', { balance: '20.00' })
    expect((await table.rgs('/wallet/play', order)).body).toEqual(refusal('ERR_VAL'))
    expect(await balanceOf(table)).toBe(20 * UNIT)
  })

  it('is verified from its seed, which is told in no answer before it is revealed', async () => {
    const table = await at('delta-nets', { balance: '100.00' })
    const { body: sealed } = await table.rgs('/fairness')
    const answers = []
    for (const species of ['mola', 'turtle', 'dragon'])
      answers.push(await table.rgs('/wallet/play', shot(UNIT, species)))
    const shown = JSON.stringify([sealed, answers, (await table.rgs('/wallet/authenticate')).body])
    const racing = await Promise.all([
      table.rgs('/fairness/rotate', { clientSeed: 'mine' }),
      table.rgs('/wallet/play', shot()),
      table.rgs('/fairness/rotate', { clientSeed: 'mine too' }),
    ])
    // Of two that turn the seeds at once, one reveals these and the other the next.
    const { revealed } = [racing[0], racing[2]].find(
      (turned) => turned.body.revealed.serverSeedHash === sealed.serverSeedHash,
    )!.body
    expect(shown).not.toContain(revealed.serverSeed)
    for (const [nonce, { body }] of answers.entries()) {
      const { species } = body.round.state[0]
      const played = { ...revealed, nonce, mode: 'BASE', choice: { species } }
      expect(verifyRound(deltaNets, played)).toMatchObject({
        verdict: 'decided',
        outcome: { events: body.round.state },
      })
    }
  })
})
