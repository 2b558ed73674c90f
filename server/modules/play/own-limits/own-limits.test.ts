import { randomUUID } from 'node:crypto'
import type { OwnLimitKind } from '@croupier/api/play/own-limits/own-limits.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { letDraw, lookAtTheClock, onSale, openLotteries } from '@croupier/dev/testing/lottery.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { ledgerFindings, openPlayer, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { limitBelow } from '../../wallet/index.ts'

const DAY = 86_400_000

describe('[I-01] which of a member’s own limits is in the way', () => {
  const of = (kind: OwnLimitKind, amount: bigint | null, used: bigint) => ({
    kind,
    period: 'day' as const,
    amount,
    used,
    next: undefined,
  })

  it.each([
    ['10 of 10 left', [of('wager', 100n, 90n)], 10n, undefined],
    ['11 of 10 left', [of('wager', 100n, 90n)], 11n, ['wager', 10n]],
    ['1 of a limit below what was used', [of('loss', 50n, 90n)], 1n, ['loss', 0n]],
    ['130 where one is 30 ahead', [of('loss', 100n, -30n)], 130n, undefined],
    ['131 where one is 30 ahead', [of('loss', 100n, -30n)], 131n, ['loss', 130n]],
    ['whatever, where the limit was lifted', [of('wager', null, 90n)], 10n ** 15n, undefined],
    ['above two: the one of which less is left', [of('loss', 90n, 0n), of('wager', 100n, 30n)], 95n, ['wager', 70n]],
  ] as const)('%s', (_what, limits, units, found) => {
    const below = limitBelow(limits, units)
    expect(below && [below.limit.kind, below.left]).toEqual(found)
  })
})

describe('[I-01] limits of what a member stakes and loses', () => {
  const server = useServer()
  let vendor: TestVendor
  const database = () => server().wired.app.database

  beforeAll(async () => {
    vendor = await openVendor(server())
    await openLotteries(server(), ['SSC5'])
  })

  const send = (account: string, round: string, transactions: object[], finished = false) =>
    vendor.send('betwin', {
      account_id: account,
      currency: 'BDT',
      game_id: 'game',
      round_id: round,
      finished,
      transactions,
    })
  const bet = async (account: string, amount: string, { id = randomUUID(), round = randomUUID() } = {}) => {
    const { status, body } = await send(account, round, [{ id_provider: id, type: 'bet', amount }])
    return status === 200 ? 'taken' : (body as { meta: { api_code: string } }).meta.api_code
  }
  const win = (account: string, round: string, amount: string) =>
    send(account, round, [{ id_provider: randomUUID(), type: 'win', amount }], true)
  const takeBack = (account: string, id: string, round: string) =>
    vendor.send('rollback', {
      account_id: account,
      currency: 'BDT',
      game_id: 'game',
      round_id_provider: round,
      finished: true,
      transactions: [{ id_provider: randomUUID(), type: 'rollback', original_id_provider: id }],
    })
  const set = (account: string, kind: OwnLimitKind, amount: string | null, period = 'day') =>
    asMember(server(), account, 'setOwnLimit', { kind, period, amount })
  const shown = async (account: string, kind: OwnLimitKind, period = 'day') =>
    (await asMember(server(), account, 'showOwnLimits', {})).limits.find(
      (limit: { kind: string; period: string }) => limit.kind === kind && limit.period === period,
    )
  /** What the wire answers above a limit. */
  const LIMIT = '105'

  it('count every stake, won or lost, and refuse for good what is above what is left', async () => {
    const account = await openPlayer(server(), '1000.00')
    expect(await shown(account, 'wager')).toMatchObject({ amount: null, used: null, left: null })
    expect(await set(account, 'wager', '100')).toMatchObject({ amount: '100.00', used: '0.00', coming: null })
    const round = randomUUID()
    expect(await bet(account, '60.00', { round })).toBe('taken')
    expect((await win(account, round, '500.00')).status).toBe(200)
    const id = randomUUID()
    expect(await bet(account, '40.01', { id, round: id })).toBe(LIMIT)
    expect(await bet(account, '40.00')).toBe('taken')
    expect(await shown(account, 'wager')).toMatchObject({ used: '100.00', left: '0.00' })
    // The same call again has the same answer, whatever is left by then.
    await database().run(sql`update play.own_limit set amount = 10 * amount`)
    expect(await bet(account, '40.01', { id, round: id })).toBe(LIMIT)
    expect(await bet(account, '40.01')).toBe('taken')
  })

  it('count losses as stakes less what came back', async () => {
    const account = await openPlayer(server(), '1000.00')
    await set(account, 'loss', '100')
    const round = randomUUID()
    expect(await bet(account, '80.00', { round })).toBe('taken')
    expect(await bet(account, '21.00')).toBe(LIMIT)
    await win(account, round, '50.00')
    expect(await shown(account, 'loss')).toMatchObject({ used: '30.00', left: '70.00' })
    expect(await bet(account, '70.01')).toBe(LIMIT)
    expect(await bet(account, '70.00')).toBe('taken')
  })

  it('let whoever is ahead lose that, too', async () => {
    const account = await openPlayer(server(), '1000.00')
    await set(account, 'loss', '100')
    const round = randomUUID()
    await bet(account, '50.00', { round })
    await win(account, round, '90.00')
    expect(await shown(account, 'loss')).toMatchObject({ used: '0.00', left: '140.00' })
    expect(await bet(account, '140.01')).toBe(LIMIT)
    expect(await bet(account, '140.00')).toBe('taken')
  })

  it.each(['wager', 'loss'] as const)('of %s have room again for a bet that is taken back', async (kind) => {
    const account = await openPlayer(server(), '1000.00')
    await set(account, kind, '100')
    const [id, round] = [randomUUID(), randomUUID()]
    expect(await bet(account, '100.00', { id, round })).toBe('taken')
    expect(await bet(account, '1.00')).toBe(LIMIT)
    await takeBack(account, id, round)
    expect(await shown(account, kind)).toMatchObject({ used: '0.00', left: '100.00' })
    expect(await bet(account, '100.00')).toBe('taken')
  })

  it('have no more room in a period for a bet of one before that is taken back in it', async () => {
    const account = await openPlayer(server(), '1000.00')
    await set(account, 'wager', '100')
    const [id, round] = [randomUUID(), randomUUID()]
    expect(await bet(account, '100.00', { id, round })).toBe('taken')
    await database().run(sql`
      update play.own_play set starts_at = starts_at - interval '1 day'
      where member_id = (select id from identity.member where account = ${account})`)
    await takeBack(account, id, round)
    expect(await bet(account, '100.00')).toBe('taken')
    expect(await bet(account, '1.00')).toBe(LIMIT)
  })

  it('have used what the period that has begun holds, for whoever waited for it since before midnight', async () => {
    const account = await openPlayer(server(), '1000.00')
    await set(account, 'wager', '100')
    expect(await bet(account, '100.00')).toBe('taken')
    const member = sql`(select id from identity.member where account = ${account})`
    // What a page of settlements began a day ago counts: a win, no stake.
    await database().run(sql`
      select play.count_own_play(array[${member}], array[0::bigint], array[5000000::bigint], now() - interval '1 day')`)
    const counted = await database().one(sql`
      select starts_at = date_trunc(period, now(), time_zone) as "isToday", stake, payout from play.own_play
      where member_id = ${member} and period = 'day'`)
    expect(counted).toEqual({ isToday: true, stake: 100_000_000n, payout: 5_000_000n })
    const asked = await database().one<{ room: bigint }>(sql`
      select room from play.own_limits_of(${member}, now() - interval '1 day') where kind = 'wager' and period = 'day'`)
    expect(asked.room).toBe(0n)
  })

  it('count what was played before they were set, once', async () => {
    const account = await openPlayer(server(), '1000.00')
    const round = randomUUID()
    await bet(account, '30.00', { round })
    await win(account, round, '10.00')
    expect(await set(account, 'wager', '50')).toMatchObject({ used: '30.00', left: '20.00' })
    expect(await set(account, 'loss', '50', 'week')).toMatchObject({ used: '20.00', left: '30.00' })
    expect(await bet(account, '20.01')).toBe(LIMIT)
    expect(await bet(account, '20.00')).toBe('taken')
    expect(await set(account, 'wager', '40')).toMatchObject({ used: '50.00', left: '0.00' })
  })

  it('of two bets at the same moment take the one there is room for', async () => {
    const account = await openPlayer(server(), '1000.00')
    await set(account, 'wager', '100')
    const answers = await Promise.all([bet(account, '60.00'), bet(account, '60.00'), bet(account, '60.00')])
    expect(answers.toSorted()).toEqual([LIMIT, LIMIT, 'taken'])
    expect(await shown(account, 'wager')).toMatchObject({ used: '60.00', left: '40.00' })
  })

  it('count several bets of one call together', async () => {
    const account = await openPlayer(server(), '1000.00')
    await set(account, 'wager', '100')
    const both = [1, 2].map(() => ({ id_provider: randomUUID(), type: 'bet', amount: '60.00' }))
    expect((await send(account, randomUUID(), both)).status).toBe(400)
    expect(await shown(account, 'wager')).toMatchObject({ used: '0.00' })
  })

  it('begin anew with each period', async () => {
    const account = await openPlayer(server(), '1000.00')
    await set(account, 'wager', '50')
    await set(account, 'wager', '70', 'month')
    expect(await bet(account, '50.00')).toBe('taken')
    expect(await bet(account, '1.00')).toBe(LIMIT)
    await database().run(sql`
      update play.own_play p set starts_at = starts_at - interval '1 day'
      from identity.member m
      where m.id = p.member_id and m.account = ${account} and p.period = 'day'`)
    expect(await shown(account, 'wager')).toMatchObject({ used: '0.00', left: '50.00' })
    expect(await bet(account, '20.01')).toBe(LIMIT)
    expect(await bet(account, '20.00')).toBe('taken')
    expect(await shown(account, 'wager')).toMatchObject({ used: '20.00', left: '30.00' })
    expect(await shown(account, 'wager', 'month')).toMatchObject({ used: '70.00', left: '0.00' })
  })

  it('are lowered at once and raised after a day; asking again waits again, and lowering drops what waits', async () => {
    const account = await openPlayer(server(), '1000.00')
    await set(account, 'loss', '100')
    expect(await set(account, 'loss', '200')).toMatchObject({ amount: '100.00', coming: { amount: '200.00' } })
    expect(await set(account, 'loss', '80')).toMatchObject({ amount: '80.00', coming: null })
    const lifted = await set(account, 'loss', null)
    expect(lifted).toMatchObject({ amount: '80.00', coming: { amount: null } })
    expect(lifted.coming.beginsAt - Date.now()).toBeGreaterThan(DAY - 60_000)
    expect(await bet(account, '81.00')).toBe(LIMIT)
    await database().run(sql`
      update play.own_limit l set next_at = next_at - interval '24 hours'
      from identity.member m
      where m.id = l.member_id and m.account = ${account}`)
    expect(await shown(account, 'loss')).toMatchObject({ amount: null, left: null, coming: null })
    expect(await bet(account, '81.00')).toBe('taken')
  })

  it('[H-02] are shown to staff as their member sees them, with those of deposits and of time', async () => {
    const account = await openPlayer(server(), '1000.00')
    await set(account, 'loss', '100')
    await set(account, 'loss', '200')
    await bet(account, '30.00')
    await asMember(server(), account, 'setDepositLimit', { period: 'week', amount: '500' })
    await asMember(server(), account, 'setSessionLimit', { minutes: 60 })
    await asMember(server(), account, 'setCheckInterval', { minutes: 30 })
    const support = await signInOperator(server(), 'limits', 'support')
    const look = async (what: string, of = account) =>
      (await server().call('console', { method: 'GET', url: `/staff/members/${of}/${what}`, token: support })).json()

    const play = (await look('playLimits')).value
    expect(play).toEqual(await asMember(server(), account, 'showOwnLimits', {}))
    expect(play.limits).toContainEqual(
      expect.objectContaining({
        kind: 'loss',
        period: 'day',
        amount: '100.00',
        used: '30.00',
        left: '70.00',
        coming: { amount: '200.00', beginsAt: expect.any(Number) },
      }),
    )
    const deposits = (await look('depositLimits')).value
    expect(deposits).toEqual(await asMember(server(), account, 'showDepositLimits', {}))
    expect(deposits.limits).toContainEqual(
      expect.objectContaining({ period: 'week', amount: '500.00', left: '500.00' }),
    )
    const time = (await look('timeLimits')).value
    expect(time).toMatchObject({ sessionLimit: 60, comingLimit: null, checkInterval: 30 })
    for (const what of ['playLimits', 'depositLimits', 'timeLimits', 'break']) {
      expect(await look(what, 'nobody1x')).toMatchObject({ errorCode: 'member.not.found' })
    }
  })

  const buy = async (account: string, draws: number) => {
    const { planned } = await asMember(server(), account, 'showLottery', { gameCode: 'SSC5' })
    return asMember(server(), account, 'placeOrder', {
      gameCode: 'SSC5',
      draws: planned.slice(4, 4 + draws).map(({ numero }: { numero: string }) => ({ numero, multiple: 1 })),
      lines: [{ playCode: 'Sum_BSOE', content: '0', unitValue: '1', multiple: 1 }],
    })
  }

  it.each([1, 3])('refuse an order of %i draws of a lottery, and say what is left of which', async (draws) => {
    const account = await openPlayer(server(), '100.00')
    await set(account, 'loss', '0.50', 'week')
    await expect(buy(account, draws)).rejects.toMatchObject({
      code: 'play.own.limit',
      value: { kind: 'loss', period: 'week', left: '0.50', currency: 'BDT' },
    })
    expect(await shown(account, 'loss', 'week')).toMatchObject({ used: '0.00' })
  })

  it('count what draws of lotteries pay, many at once', async () => {
    const account = await openPlayer(server(), '100.00')
    await set(account, 'loss', '50')
    const { numero } = await onSale(server(), 'SSC5')
    const line = { playCode: 'Sum_BSOE', unitValue: '1', multiple: 1 }
    const { orders } = await asMember(server(), account, 'placeOrder', {
      gameCode: 'SSC5',
      draws: [{ numero, multiple: 1 }],
      lines: ['0', '1'].map((content) => ({ ...line, content })),
    })
    expect(orders).toHaveLength(1)
    const staked = await shown(account, 'loss')
    expect(staked).toMatchObject({ used: '2.00' })
    await letDraw(server(), 'SSC5', numero)
    await database().run(sql`
      update lottery.draw set state = 'drawn', drawn = array['1', '2', '3', '4', '5']
      where game_code = 'SSC5' and numero = ${numero}`)
    await lookAtTheClock(server())
    const { payout } = await database().one<{ payout: bigint }>(sql`
      select payout from lottery.placed_order where id = ${orders[0].orderId}`)
    expect(payout).toBeGreaterThan(0n)
    const { left } = await shown(account, 'loss')
    expect(BigInt(Math.round(Number(left) * 1_000_000))).toBe(48_000_000n + payout)
  })

  it.each([
    ['0', 'fault.format'],
    ['1.001', 'fault.too.fine'],
    ['-5', 'fault.format'],
  ])('refuse %s by its field', async (amount, messageKey) => {
    const account = await openPlayer(server(), '1.00')
    await expect(set(account, 'loss', amount)).rejects.toMatchObject({
      code: 'request.invalid',
      value: { fields: [{ field: 'amount', messageKey }] },
    })
  })

  it('leave the books in order', async () => {
    expect(await ledgerFindings(server())).toEqual([])
  })
})
