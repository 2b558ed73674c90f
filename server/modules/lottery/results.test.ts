import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { letDraw, onSale, openLotteries } from '@croupier/dev/testing/lottery.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../platform/database.ts'
import { separationPort } from '../../platform/separation-port.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { playPort } from '../play/index.ts'
import { lotteryBeats, resultSourcesPort, tickLotteries } from './index.ts'

const server = useServer()
const database = () => server().wired.app.database
const tick = () => tickLotteries(server().wired.app)
let cast: Cast
let second: string
let approver: string

beforeAll(async () => {
  cast = await signInTheCast(server())
  second = await signInOperator(server(), 'second', 'cashier', '127.0.0.9')
  approver = await signInOperator(server(), 'nabil', 'approver', '127.0.0.8')
  await openLotteries(server(), ['XSMB', 'XSMNHCM', 'THAI', '4D', 'K3M1'])
})

/** Every prize of the north with these last two digits of the first, and 11 everywhere else. */
const north = (end: string) =>
  [end.padStart(5, '1')]
    .concat(
      Array.from({ length: 9 }, () => '11111'),
      Array.from({ length: 10 }, () => '1111'),
    )
    .concat(['111', '111', '111'], ['11', '11', '11', '11'])

const enter = (numero: string, numbers: readonly string[], token: string) =>
  server().call('console', {
    method: 'POST',
    url: `/staff/lotteries/XSMB/draws/${numero}/result`,
    token,
    body: { numbers: numbers.join(' ') },
  })

async function bet(gameCode: string, playCode: string, content: string, multiple = 1, balance = '100.00') {
  const account = await openPlayer(server(), balance)
  const { numero } = await onSale(server(), gameCode)
  const line = { playCode, content, unitValue: '1', multiple }
  await asMember(server(), account, 'placeOrder', { gameCode, draws: [{ numero, multiple: 1 }], lines: [line] })
  return { account, numero }
}

async function balanceOf(account: string): Promise<string> {
  const play = server().wired.app.ports.use(playPort)
  const player = await play.playerById((await findMemberByAccount(database(), account))!.id)
  return (Number(await play.balanceOf(database(), player!)) / 1e6).toFixed(2)
}

/** Who edited a member's money in the last minute. */
async function editorsOf(account: string) {
  const member = await findMemberByAccount(database(), account)
  const separation = server().wired.app.ports.use(separationPort)
  return separation.editorsOf(database(), member!.id, Date.now() - 60_000)
}

/** Until somebody waits for a row that is held. */
async function waitForALock(): Promise<void> {
  const waiting = sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%lottery.game%'`
  await vi.waitFor(async () => expect(await database().maybe(waiting)).toBeDefined(), { timeout: 5_000 })
}

/** Asked for by anika, and approved by somebody else who may. */
async function approved(url: string, body: object): Promise<void> {
  const asked = await server().call('console', { method: 'POST', url, token: cast.admin, body })
  const { proposalId } = asked.json().value
  const approval = { method: 'POST' as const, url: `/staff/proposals/${proposalId}/approve`, body: {} }
  const answer = await server().call('console', { ...approval, token: approver })
  expect(answer.json()).toMatchObject({ success: true })
}

const first = async (account: string) => (await asMember(server(), account, 'listOrders', {})).list[0]
const stateOf = async (numero: string) =>
  (
    await database().one<{ state: string }>(
      sql`select state from lottery.draw where game_code = 'XSMB' and numero = ${numero}`,
    )
  ).state

describe('[D-07] a draw that is drawn elsewhere', () => {
  it('waits where two sources disagree, and is settled when two operators enter the same unseen', async () => {
    const { account, numero } = await bet('XSMB', 'De', '07')
    const early = await enter(numero, north('07'), cast.admin)
    expect(early.json().errorCode).toBe('lottery.draw.state')
    await letDraw(server(), 'XSMB', numero)
    await tick()
    await database().run(sql`
      insert into lottery.reported_result (draw_id, source, drawn)
      select d.id, s.source, s.drawn::text[]
      from lottery.draw d, (values ('gazette', ${`{${north('07').join(',')}}`}), ('radio', ${`{${north('08').join(',')}}`})) s(source, drawn)
      where d.game_code = 'XSMB' and d.numero = ${numero}`)
    await tick()
    expect(await stateOf(numero)).toBe('closed')

    expect((await enter(numero, ['1', '2'], cast.admin)).json().errorCode).toBe('lottery.result.impossible')
    expect((await enter(numero, north('07'), cast.admin)).json().value).toEqual({ state: 'first' })
    expect((await enter(numero, north('09'), second)).json().value).toEqual({ state: 'disagrees' })
    await tick()
    expect(await stateOf(numero)).toBe('closed')
    const shown = await server().call('console', { url: '/staff/lotteries/XSMB/draws', token: cast.admin })
    expect(shown.json().value.list[0]).toMatchObject({
      orders: 1,
      sold: [{ staked: '1.00', most: '99.00' }],
      numbers: [{ number: 'De:07', most: '99.00' }],
      reports: expect.arrayContaining([{ source: 'staff:second', numbers: null }]),
    })

    expect((await enter(numero, north('07'), second)).json().value).toEqual({ state: 'agreed' })
    await tick()
    expect(await first(account)).toMatchObject({ state: 'won', payout: '99.00' })
    expect(await balanceOf(account)).toBe('198.00')
    // Both decided on the buyer's money: neither approves what they withdraw now.
    expect(await editorsOf(account)).toEqual(
      expect.arrayContaining([
        { actor: 'staff:anika', what: 'enterResult' },
        { actor: 'staff:second', what: 'enterResult' },
      ]),
    )
  })

  it('corrected after it was paid, is settled again: the difference alone, and what is missing is recorded', async () => {
    const winner = await bet('XSMB', 'De', '07', 1, '1.00')
    const loser = await bet('XSMB', 'De', '08', 1, '1.00')
    const { numero } = winner
    await letDraw(server(), 'XSMB', numero)
    await tick()
    for (const token of [cast.admin, second]) await enter(numero, north('07'), token)
    await tick()
    expect([await balanceOf(winner.account), await balanceOf(loser.account)]).toEqual(['99.00', '0.00'])
    // Most of the win is staked again and gone.
    const next = await onSale(server(), 'K3M1')
    const line = { playCode: 'Sum_BS_OE_K3', content: '0', unitValue: '1', multiple: 90 }
    const draws = [{ numero: next.numero, multiple: 1 }]
    await asMember(server(), winner.account, 'placeOrder', { gameCode: 'K3M1', draws, lines: [line] })

    const asked = { gameCode: 'XSMB', numero, numbers: north('08').join('-'), note: 'read wrongly' }
    const url = `/staff/lotteries/XSMB/draws/${numero}/correction`
    const { numbers, note } = asked
    await approved(url, { numbers, note })
    expect(await editorsOf(loser.account)).toContainEqual({ actor: 'staff:anika', what: 'correctResult' })
    await Promise.all([tick(), tick()])
    await tick()

    expect([await balanceOf(winner.account), await balanceOf(loser.account)]).toEqual(['0.00', '99.00'])
    const orders = (await asMember(server(), winner.account, 'listOrders', { gameCode: 'XSMB' })).list
    expect(orders[0]).toMatchObject({ state: 'lost', payout: '0.00' })
    const { shortfall } = await database().one<{ shortfall: bigint }>(
      sql`select shortfall from lottery.placed_order where id = ${orders[0].orderId}`,
    )
    expect(shortfall).toBe(90_000_000n)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('is waited for beside the house’s own draws: a source that hangs holds up none of them', async () => {
    const { app } = server().wired
    const [outside, own] = [await bet('XSMB', 'De', '07'), await bet('K3M1', 'Sum_BS_OE_K3', '0')]
    const sources = app.ports.use(resultSourcesPort)
    const letAnswer = Promise.withResolvers<undefined>()
    app.ports.provide(resultSourcesPort, () => [{ name: 'silent', resultOf: () => letAnswer.promise }])
    await letDraw(server(), 'XSMB', outside.numero)
    await letDraw(server(), 'K3M1', own.numero)
    const [houses, others] = lotteryBeats
    await houses!.run(app)
    const asking = others!.run(app)
    await houses!.run(app)
    expect(await first(own.account)).toMatchObject({ state: expect.stringMatching(/^(?:won|lost)$/) })
    letAnswer.resolve(undefined)
    await asking
    app.ports.provide(resultSourcesPort, sources)
    expect(await stateOf(outside.numero)).toBe('closed')
  })

  it('without a result for a day is void, and every stake returns', async () => {
    const { account, numero } = await bet('XSMNHCM', 'Lo2', '07-23')
    expect(await balanceOf(account)).toBe('64.00')
    await database().run(sql`
      update lottery.draw set opens_at = now() - interval '3 days', closes_at = now() - interval '2 days',
        draws_at = now() - interval '25 hours' where game_code = 'XSMNHCM' and numero = ${numero}`)
    await tick()
    await tick()
    expect(await first(account)).toMatchObject({ state: 'void' })
    expect(await balanceOf(account)).toBe('100.00')
  })

  it('asks no second operator for what cannot be: no such draw, a result it cannot have, a draw of another state', async () => {
    const { numero } = await onSale(server(), 'THAI')
    const ask = (url: string, body: object) =>
      server().call('console', { method: 'POST', url: `/staff/lotteries/${url}`, token: cast.admin, body })
    const note = 'no draw today'
    const [ended] = await database().many<{ numero: string }>(sql`
      select numero from lottery.draw where game_code = 'XSMB' and state = 'settled' order by id limit 1`)
    const answers = [
      await ask('THAI/draws/19990101/void', { note }),
      await ask(`XSMB/draws/${ended!.numero}/void`, { note }),
      await ask(`THAI/draws/${numero}/correction`, { numbers: '1-2-3', note }),
      await ask(`XSMB/draws/${ended!.numero}/correction`, { numbers: '1-2-3', note }),
    ]
    expect(answers.map((answer) => answer.json().errorCode)).toEqual([
      'lottery.draw.not.found',
      'lottery.draw.state',
      'lottery.draw.state',
      'lottery.result.impossible',
    ])
  })

  it('needs a second operator to be called off', async () => {
    const { account, numero } = await bet('4D', 'Big', '6652')
    const url = `/staff/lotteries/4D/draws/${numero}/void`
    const asked = await server().call('console', {
      method: 'POST',
      url,
      token: cast.admin,
      body: { note: 'no draw today' },
    })
    expect(asked.json().errorCode).toBe('staff.approval.awaited')
    expect(await first(account)).toMatchObject({ state: 'waiting' })

    await approved(url, { note: 'no draw today' })
    expect(await editorsOf(account)).toContainEqual({ actor: 'staff:anika', what: 'voidDraw' })
    await tick()
    expect(await first(account)).toMatchObject({ state: 'void' })
    expect(await balanceOf(account)).toBe('100.00')
  })
})

describe('[D-07] the clock', () => {
  it('tells open pages that follow the lotteries what became of a draw, once each', async () => {
    const { numero } = await bet('K3M1', 'Sum_BS_OE_K3', '01')
    await letDraw(server(), 'K3M1', numero)
    await Promise.all([tick(), tick()])
    await tick()
    const told = await database().many<{ state: string; winNo: string | null }>(sql`
      select payload ->> 'state' as state, payload ->> 'winNo' as "winNo" from platform.live_message
      where audience = 'lotteries' and type = 'draw' and payload ->> 'gameCode' = 'K3M1' and payload ->> 'numero' = ${numero}
        and payload ->> 'state' <> 'open'
      order by id`)
    const winNo = expect.stringMatching(/^[1-6]{3}$|^[1-6]\D[1-6]\D[1-6]$/)
    expect(told).toEqual([
      { state: 'closed', winNo: null },
      { state: 'drawn', winNo },
      { state: 'settled', winNo },
    ])
  })

  it('draws late what was committed before the house was down, and never sells what was not planned', async () => {
    const { account, numero } = await bet('K3M1', 'Sum_BS_OE_K3', '01')
    // The house was away for half an hour.
    await database().run(sql`
      update lottery.draw
      set opens_at = opens_at - interval '30 minutes', closes_at = closes_at - interval '30 minutes',
          draws_at = draws_at - interval '30 minutes'
      where game_code = 'K3M1'`)
    await tick()
    await tick()
    expect(await first(account)).toMatchObject({ numero, state: 'won', payout: '1.96' })
    const { planned, now } = await asMember(server(), account, 'showLottery', { gameCode: 'K3M1' })
    expect(planned.every(({ closesAt }: { closesAt: number }) => closesAt > now)).toBe(true)
  })

  it('numbers draws in their order where an operator lets a lottery draw less often, and sells them', async () => {
    await asOperator(server(), 'changeLottery', { gameCode: 'K3M1', schedule: { kind: 'every', minutes: 5 } })
    // All that was planned of each minute is over, and was of today at whatever hour this runs.
    await database().run(sql`
      update lottery.draw d
      set opens_at = d.opens_at - interval '3 hours', closes_at = d.closes_at - interval '3 hours',
          draws_at = d.draws_at - interval '3 hours', numero = to_char(now() at time zone g.zone, 'YYYYMMDD') || (2000 + n.at)
      from lottery.game g, (select id, row_number() over (order by draws_at) as at from lottery.draw where game_code = 'K3M1') n
      where d.game_code = 'K3M1' and g.code = d.game_code and n.id = d.id`)
    await tick()
    const planned = await database().many<{ numero: string; isAhead: boolean }>(sql`
      select numero, closes_at > clock_timestamp() as "isAhead" from lottery.draw where game_code = 'K3M1' order by draws_at`)
    const ahead = planned.filter(({ isAhead }) => isAhead).map(({ numero }) => numero)
    expect(ahead.length).toBeGreaterThan(20)
    expect(ahead).toEqual([...ahead].sort())
    // After every number that was given before: tests move draws about, so that the others are in no order.
    const before = planned.filter(({ isAhead }) => !isAhead).map(({ numero }) => numero)
    expect(before.filter((numero) => numero >= ahead[0]!)).toEqual([])
    expect(ahead).toContain((await bet('K3M1', 'Sum_BS_OE_K3', '0')).numero)
    await asOperator(server(), 'changeLottery', { gameCode: 'K3M1', schedule: { kind: 'every', minutes: 1 } })
  })

  it('takes a ticket to more than any other bet, whether or not an operator saved the usual limits', async () => {
    const currency = 'BDT'
    const usual = { currency, linePayout: '10000000', memberPayout: '20000000', numberPayout: '1000000' }
    await asOperator(server(), 'changeLottery', { gameCode: 'THAI', closeSeconds: 300, ...usual })
    await bet('THAI', 'Ticket', '820257', 2, '160.00')
    await expect(bet('THAI', '3Top', '257', 1_112, '1112.00')).rejects.toMatchObject({
      code: 'lottery.number.full',
      value: { number: '257', left: 1_111 },
    })
    await asOperator(server(), 'changeLottery', { gameCode: 'THAI', currency, numberPayout: '900' })
    await expect(bet('THAI', 'Ticket', '820257')).rejects.toMatchObject({ value: { number: '820257', left: 0 } })
    await asOperator(server(), 'changeLottery', { gameCode: 'THAI', currency, numberPayout: usual.numberPayout })
  })

  it('lets operators change what a lottery takes, each what they were given alone and from how it stands then', async () => {
    const holding = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const first = database().transaction(async (tx) => {
      await tx.run(sql`
        update lottery.game
        set is_open = false, close_seconds = 77, limits = '{"byCurrency": {"INR": {"stake": "900"}}}'
        where code = '4D'`)
      held.resolve()
      await holding.promise
    })
    await held.promise
    const change = { gameCode: '4D', multiple: 500, currency: 'BDT', stake: '800' }
    const second = asOperator<any>(server(), 'changeLottery', change)
    await waitForALock()
    holding.resolve()
    await first

    const { isOpen, closeSeconds, multiple, limits } = await second
    const stakeIn = (code: string) => limits.find(({ currency }: { currency: string }) => currency === code).stake
    expect([isOpen, closeSeconds, multiple, stakeIn('INR'), stakeIn('BDT')]).toEqual([false, 77, 500, '900', '800'])
    await asOperator(server(), 'changeLottery', { gameCode: '4D', isOpen: true })
  })

  it('lets operators change what a lottery takes', async () => {
    const changed = await asOperator<any>(server(), 'changeLottery', {
      gameCode: 'THAI',
      currency: 'BDT',
      stake: '10',
      isOpen: true,
    })
    const of = (currency: string) => changed.limits.find((limits: { currency: string }) => limits.currency === currency)
    expect(of('BDT')).toMatchObject({ stake: '10', linePayout: '10000000' })
    // Of this currency alone.
    expect(of('INR')).toMatchObject({ stake: '50000' })
    await expect(asOperator(server(), 'changeLottery', { gameCode: 'THAI', stake: '10' })).rejects.toMatchObject({
      code: 'request.invalid',
    })
    await expect(bet('THAI', '3Top', '257', 11)).rejects.toMatchObject({
      code: 'lottery.limit',
      value: { what: 'stake' },
    })
    await asOperator(server(), 'changeLottery', { gameCode: 'THAI', isOpen: false })
    await expect(bet('THAI', '3Top', '257')).rejects.toMatchObject({ code: 'lottery.game.closed' })
  })
})

it('[D-07] a lottery is not moved to a day that no calendar has', async () => {
  const at = '14:30'
  const moved = (from: string, to: string) =>
    server().call('console', {
      method: 'PUT',
      url: '/staff/lotteries/THAI',
      token: cast.admin,
      body: { schedule: { kind: 'monthly', days: [1, 16], at, moved: { [from]: to } } },
    })
  expect((await moved('2027-01-01', '2027-02-30')).json()).toMatchObject({
    errorCode: 'request.invalid',
    value: { fields: [{ field: expect.stringMatching(/^schedule/) }] },
  })
  expect((await moved('2027-13-01', '2027-01-02')).json()).toMatchObject({ errorCode: 'request.invalid' })
})

describe('[D-07] odds', () => {
  const setOdds = (percent: string, holdsFrom?: number) =>
    server().call('console', {
      method: 'POST',
      url: '/staff/lotteries/XSMB/odds',
      token: cast.admin,
      body: { playCode: 'De', percent, ...(holdsFrom === undefined ? {} : { holdsFrom }) },
    })

  it('[D-07] hold from the moment an operator says, and orders keep those they were taken at', async () => {
    const before = await bet('XSMB', 'De', '07')
    const inAnHour = Date.now() + 3_600_000
    expect((await setOdds('80', inAnHour)).json().value.list).toContainEqual({
      playCode: 'De',
      percent: '100.00',
      versions: [{ percent: '80.00', holdsFrom: inAnHour, setBy: 'staff:anika' }],
    })
    const still = await bet('XSMB', 'De', '07')
    expect((await setOdds('90.5')).json()).toMatchObject({ success: true })
    const after = await bet('XSMB', 'De', '07')
    expect([before, still, after].map(({ numero }) => numero)).toEqual([after.numero, after.numero, after.numero])

    await letDraw(server(), 'XSMB', after.numero)
    await tick()
    for (const token of [cast.admin, second]) await enter(after.numero, north('07'), token)
    await tick()
    const payouts = await Promise.all([before, still, after].map(async ({ account }) => (await first(account)).payout))
    expect(payouts).toEqual(['99.00', '99.00', '89.595'])
    const pad = await asMember(server(), after.account, 'showLottery', { gameCode: 'XSMB' })
    expect(pad.oddsShares).toEqual({ De: 9050 })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('[D-07] are those that were shown, or nothing is sold', async () => {
    const account = await openPlayer(server(), '100.00')
    const { numero } = await onSale(server(), '4D')
    const { oddsShares } = await asMember(server(), account, 'showLottery', { gameCode: '4D' })
    expect(oddsShares).toEqual({})
    const order = (oddsShare: number) => ({
      gameCode: '4D',
      draws: [{ numero, multiple: 1 }],
      lines: [{ playCode: 'Big', content: '6652', unitValue: '1', multiple: 1, oddsShare }],
    })
    await asOperator(server(), 'setLotteryOdds', { gameCode: '4D', playCode: 'Big', percent: '80' })
    await expect(asMember(server(), account, 'placeOrder', order(10_000))).rejects.toMatchObject({
      code: 'lottery.odds.changed',
      value: { line: 0 },
    })
    expect(await balanceOf(account)).toBe('100.00')
    await asMember(server(), account, 'placeOrder', order(8_000))
    expect(await balanceOf(account)).toBe('99.00')
  })

  it.each(['100.01', '101', '9', '0', '-5', '50.123', 'x'])(
    '[D-07] are never %s per cent of what is printed',
    async (percent) => {
      const answer = (await setOdds(percent)).json()
      expect(answer).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'percent' }] } })
    },
  )
})
