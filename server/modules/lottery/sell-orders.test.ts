import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { letDraw, onSale, openLotteries } from '@croupier/dev/testing/lottery.ts'
import { asMember, openBonusPlayer } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { openLog } from '../../platform/log.ts'
import { findMemberByAccount } from '../identity/index.ts'

const lines: string[] = []
const server = useServer({ log: () => openLog('warn', { write: (line: string) => void lines.push(line) }) })
const database = () => server().wired.app.database

beforeAll(async () => {
  await openLotteries(server(), ['SSC5', 'XSMB'])
})

const big = { playCode: 'Sum_BSOE', content: '0', unitValue: '1', multiple: 1 }

const buy = (account: string, gameCode: string, draws: readonly string[], line: object = big) =>
  asMember(server(), account, 'placeOrder', {
    gameCode,
    draws: draws.map((numero) => ({ numero, multiple: 1 })),
    lines: [line],
  })

const booksOf = (drawId: bigint) =>
  database().one<{ orders: bigint; staked: bigint; booked: bigint | null; rounds: bigint }>(sql`
    select count(*) as orders, coalesce(sum(o.stake), 0)::bigint as staked, count(r.id) as rounds,
           (select e.staked from lottery.exposure e where e.draw_id = ${drawId} and e.kind = 'draw') as booked
    from lottery.placed_order o left join play.round r on r.id = o.id and r.stake = o.stake
    where o.draw_id = ${drawId}`)

async function logIn(account: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  const member = (await findMemberByAccount(database(), account))!
  await database().run(sql`
    insert into identity.session (token_hash, member_id, started_at, seen_at, expires_at)
    values (${hash}, ${member.id}, now(), now(), now() + interval '1 hour')`)
  return token
}

describe('[D-07] the sale', () => {
  it('[D-07] takes 64 buyers at once on a fresh server, and no transaction waits for a second connection', async () => {
    const accounts = await Promise.all(Array.from({ length: 64 }, () => openPlayer(server(), '10.00')))
    const { planned } = await asMember(server(), accounts[0]!, 'showLottery', { gameCode: 'SSC5' })
    const [first, second, third] = planned.slice(3, 6).map(({ numero }: { numero: string }) => numero)
    // Half of them buy several draws, which is a transaction of its own.
    const bought = await Promise.all(
      accounts.map((account, at) => buy(account, 'SSC5', at % 2 === 0 ? [first] : [first, second, third])),
    )

    expect(bought.map(({ orders }) => orders.length)).toEqual(accounts.map((_, at) => (at % 2 === 0 ? 1 : 3)))
    const { id } = await database().one<{ id: bigint }>(
      sql`select id from lottery.draw where game_code = 'SSC5' and numero = ${first}`,
    )
    expect(await booksOf(id)).toEqual({ orders: 64n, staked: 64_000_000n, booked: 64_000_000n, rounds: 64n })
    expect(lines.filter((line) => line.includes('second connection'))).toEqual([])
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('[D-07] sells once under one key, whoever asks again and at the same moment', async () => {
    const account = await openPlayer(server(), '10.00')
    const token = await logIn(account)
    const { numero } = await onSale(server(), 'SSC5')
    const ask = (key: string, multiple: number) =>
      server().call('portal', {
        method: 'POST',
        url: '/wps/lottery/orders',
        token,
        headers: { 'idempotency-key': key },
        body: { gameCode: 'SSC5', draws: [{ numero, multiple: 1 }], lines: [{ ...big, multiple }] },
      })
    const key = randomUUID()
    const answers = (await Promise.all([ask(key, 2), ask(key, 2), ask(key, 2)])).map((answer) => answer.json())
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ success: true })))
    expect(new Set(answers.map(({ value }) => value.orders[0].orderId)).size).toBe(1)
    expect((await ask(key, 2)).json()).toEqual(answers[0])
    expect((await ask(key, 3)).json().errorCode).toBe('request.idempotency.conflict')

    // What was refused left nothing under its key.
    const other = randomUUID()
    expect((await ask(other, 9)).json().errorCode).toBe('insufficient_balance')
    await asOperator(server(), 'creditMember', { account, amount: '5.00', note: 'test' })
    expect((await ask(other, 9)).json()).toMatchObject({ success: true, value: { stake: '9.00' } })
    const { list } = await asMember(server(), account, 'listOrders', {})
    expect(list.map(({ stake }: { stake: string }) => stake)).toEqual(['9.00', '2.00'])
    expect(list[1].placedAt).toBe(answers[0].value.orders[0].placedAt)
  })

  it('[K-04] sells slips and contents of public clients once under one key, several draws or bets all or nothing', async () => {
    const account = await openPlayer(server(), '10.00')
    const token = await logIn(account)
    const { numero, id } = await onSale(server(), 'SSC5')
    const { gameId } = (await server().call('portal', { url: '/lgw/games/opened/numero' })).json().SSC5
    const [{ playMenuGroups }] = (await server().call('portal', { url: `/lgw/games/${gameId}/play_menu` })).json()
    const { playId } = playMenuGroups[0].playSubGroups[0].playMenus[0]
    const ask = async (url: string, key: string, body: object) =>
      (await server().call('portal', { method: 'POST', url, token, headers: { 'idempotency-key': key }, body })).json()
    const slip = { gameId, currentNumero: numero, bettingSlipString: `12_#_#_#_05~1~${playId}~2~1960~1` }
    const bet = {
      gameId,
      playId,
      bettingContent: '12_#_#_#_05',
      singleBetPrice: '1',
      numero: [{ numero, multiple: 1 }],
    }
    const [one, other, third] = [randomUUID(), randomUUID(), randomUUID()]
    const before = await booksOf(id)

    expect((await ask('/lgw/orders/betting', one, { ...slip, betCartAmountSum: '3' })).errorCode).toBe(
      'lottery.units.mismatch',
    )
    const slips = await Promise.all([1, 2, 3].map(() => ask('/lgw/orders/betting', one, slip)))
    expect(slips[0]).toMatchObject({ numero, totalBettingAmount: '4.00', orderNumber: expect.any(String) })
    expect(slips).toEqual([slips[0], slips[0], slips[0]])
    const bets = await Promise.all([1, 2].map(() => ask('/lgw/betting', other, { contents: [bet] })))
    expect(bets[0]).toMatchObject([{ numero, totalBettingAmount: '4.00' }])
    expect(bets[1]).toEqual(bets[0])
    // Two more: for the second there is no money, so neither is sold.
    expect((await ask('/lgw/betting', third, { contents: [bet, bet] })).errorCode).toBe('insufficient_balance')

    const after = await booksOf(id)
    expect([after.orders - before.orders, after.staked - before.staked, after.rounds - before.rounds]).toEqual([
      2n,
      8_000_000n,
      2n,
    ])
    expect(after.booked).toBe(after.staked)
  })

  it('[D-07] finds sold what is sent again after its answer was lost, though the draw is over', async () => {
    const account = await openPlayer(server(), '10.00')
    const { planned } = await asMember(server(), account, 'showLottery', { gameCode: 'SSC5' })
    const { numero } = planned[6]
    const [{ orderId }] = (await buy(account, 'SSC5', [numero])).orders
    await letDraw(server(), 'SSC5', numero)
    const sold = await database().one<{ draw: string; member: string }>(sql`
      select draw_id::text as draw, member_id::text as member from lottery.placed_order where id = ${orderId}`)
    const again = JSON.stringify([{ id: orderId, ...sold, currency: 'BDT' }])
    const none = '[{}]'
    const rows = await database().many(sql`
      select outcome
      from lottery.sell(${again}::json, '[]', '[]', '{}', '{}', '{}', ${none}::json, '[]'::json, true, null)`)
    expect(rows).toEqual([{ outcome: 'replayed' }])
  })

  it('[D-07] never sells more of a number than is taken of it, however many ask at once', async () => {
    const accounts = await Promise.all(Array.from({ length: 12 }, () => openPlayer(server(), '2000.00')))
    const { numero, id } = await onSale(server(), 'XSMB')
    // Each could win 99,000 of the million that one number may pay.
    const asked = await Promise.allSettled(
      accounts.map((account) =>
        buy(account, 'XSMB', [numero], { ...big, playCode: 'De', content: '07', multiple: 1000 }),
      ),
    )
    const refused = asked.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]

    expect(refused.length).toBe(2)
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'lottery.number.full', value: { left: 101 } })
    expect(await booksOf(id)).toMatchObject({ orders: 10n, rounds: 10n })
    const { most } = await database().one<{ most: bigint }>(
      sql`select most from lottery.exposure where draw_id = ${id} and kind = 'number'`,
    )
    expect(most).toBe(990_000_000_000n)
  })

  const even = (content: string, multiple: number) => ({ ...big, content, multiple })
  const buyLines = (account: string, draws: readonly string[], lines: readonly object[]) =>
    asMember(server(), account, 'placeOrder', {
      gameCode: 'SSC5',
      draws: draws.map((numero) => ({ numero, multiple: 1 })),
      lines,
    })
  const notAllowed = expect.objectContaining({ code: 'lottery.not.allowed' })

  it('[D-07] never takes more of a draw than a member is allowed at once, in lines, orders nor at the same moment', async () => {
    const account = await openPlayer(server(), '900.00')
    const { id: memberId } = (await findMemberByAccount(database(), account))!
    await database().run(sql`
      insert into play.stake_limit (member_id, currency, stake_max, set_by)
      values (${memberId}, 'BDT', 50000000, 'staff:anika')`)
    const { planned } = await asMember(server(), account, 'showLottery', { gameCode: 'SSC5' })
    const [first, second, third] = planned.slice(9, 12).map(({ numero }: { numero: string }) => numero)

    await expect(buyLines(account, [first], [even('0', 30), even('1', 21)])).rejects.toEqual(notAllowed)
    await expect(buyLines(account, [first, second], [even('0', 30), even('1', 21)])).rejects.toEqual(notAllowed)
    const bought = await Promise.allSettled([
      buyLines(account, [first], [even('0', 30)]),
      buyLines(account, [first], [even('0', 30)]),
      buyLines(account, [first, third], [even('0', 30)]),
    ])
    expect(bought.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    await expect(buyLines(account, [first], [even('0', 21)])).rejects.toEqual(notAllowed)
    const [order] = (await buyLines(account, [first], [even('0', 10), even('1', 10)])).orders
    await expect(buyLines(account, [first, second], [even('0', 1)])).rejects.toEqual(notAllowed)
    // What was taken back is free again, and another draw is another bet.
    await asMember(server(), account, 'cancelOrder', { orderId: order.orderId })
    await buyLines(account, [first, second], [even('0', 20)])
    await buyLines(account, [second], [even('0', 30)])
  })

  it('[D-07] [E-02] never takes more of a draw from a bonus than it allows at once', async () => {
    const bonus = { code: 'LOTTO500', amount: '500', maxBet: '50', gameType: 'LOTT' }
    const account = await openBonusPlayer(server(), bonus)
    const { planned } = await asMember(server(), account, 'showLottery', { gameCode: 'SSC5' })
    const [first, second] = planned.slice(9, 11).map(({ numero }: { numero: string }) => numero)

    await expect(buyLines(account, [first], [even('0', 50), even('0', 50)])).rejects.toEqual(notAllowed)
    await buyLines(account, [first], [even('0', 25), even('1', 25)])
    await expect(buyLines(account, [first], [even('0', 1)])).rejects.toEqual(notAllowed)
    await buyLines(account, [second], [even('0', 50)])
  })

  it('[D-07] goes on for a member who launched the lottery from a session that is over', async () => {
    const account = await openPlayer(server(), '10.00')
    const [first, second] = [await logIn(account), await logIn(account)]
    const ask = async (token: string, url: string, body?: object) =>
      (await server().call('portal', { method: 'POST', url, token, ...(body && { body }) })).json()
    const launched = await ask(first, '/wps/game/launchGame', { vassalage: 'LOTT', gameId: 'SSC5' })
    expect(launched).toMatchObject({ success: true, value: { content: { game_url: expect.stringContaining('SSC5') } } })
    expect(await ask(first, '/wps/session/logout')).toMatchObject({ success: true })

    const { numero } = await onSale(server(), 'SSC5')
    const order = { gameCode: 'SSC5', draws: [{ numero, multiple: 1 }], lines: [big] }
    expect(await ask(second, '/wps/lottery/orders', order)).toMatchObject({ success: true, value: { stake: '1.00' } })
  })

  it('[D-07] refuses alone, among many, who has not the money or comes to a draw that is over', async () => {
    const [rich, poor, late] = await Promise.all([
      openPlayer(server(), '10.00'),
      openPlayer(server(), '0.50'),
      openPlayer(server(), '10.00'),
    ])
    const { planned } = await asMember(server(), rich, 'showLottery', { gameCode: 'SSC5' })
    const [open, over] = [planned[7].numero, planned[8].numero]
    await letDraw(server(), 'SSC5', over)
    const asked = await Promise.allSettled([
      buy(rich, 'SSC5', [open]),
      buy(poor, 'SSC5', [open]),
      buy(late, 'SSC5', [over]),
    ])

    expect(asked[0]).toMatchObject({ status: 'fulfilled', value: { stake: '1.00' } })
    expect(asked[1]).toMatchObject({ reason: { code: 'insufficient_balance' } })
    expect(asked[2]).toMatchObject({ reason: { code: 'lottery.draw.closed' } })
  })
})
