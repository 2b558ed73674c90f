import { uuidv7 } from '@croupier/basis/ids.ts'
import { drawFrom, rootFrom } from '@croupier/games/lottery/fairness.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import { hashOfServerSeed } from '@croupier/games/index.ts'
import { letDraw, onSale, openLotteries } from '@croupier/dev/testing/lottery.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { settingsPort } from '../../platform/settings.ts'
import { routesOf } from '../../transport/http/routes.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { playPort } from '../play/index.ts'
import { tickLotteries } from './index.ts'
import { limits } from './lottery-settings.ts'

const server = useServer()
const database = () => server().wired.app.database
const tick = () => tickLotteries(server().wired.app)

beforeAll(async () => {
  await openLotteries(server(), ['SSC5', 'K3M3', 'XSMB'])
})

const order = (
  account: string,
  gameCode: string,
  numeros: readonly (string | [string, number])[],
  line: object,
  more = {},
) =>
  asMember(server(), account, 'placeOrder', {
    gameCode,
    draws: numeros.map((each) => ({
      numero: typeof each === 'string' ? each : each[0],
      multiple: typeof each === 'string' ? 1 : each[1],
    })),
    lines: [{ unitValue: '1', multiple: 1, ...line }],
    ...more,
  })

async function balanceOf(account: string): Promise<string> {
  const member = await findMemberByAccount(database(), account)
  const player = await server().wired.app.ports.use(playPort).playerById(member!.id)
  const units = await server().wired.app.ports.use(playPort).balanceOf(database(), player!)
  return (Number(units) / 1e6).toFixed(2)
}

async function fix(gameCode: string, numero: string, drawn: readonly string[]): Promise<void> {
  await letDraw(server(), gameCode, numero)
  await database().run(sql`
    update lottery.draw set state = 'drawn', drawn = ${[...drawn]}::text[] where game_code = ${gameCode} and numero = ${numero}`)
}

const mine = async (account: string) => (await asMember(server(), account, 'listOrders', {})).list

describe('[D-07] a lottery', () => {
  it('[D-07] plans draws that are committed to before they are sold', async () => {
    const { planned, game } = await asMember(server(), await openPlayer(server()), 'showLottery', { gameCode: 'SSC5' })

    expect(game).toMatchObject({ family: 'SSC', isHouse: true, vassalage: 'LOTT' })
    expect(planned.length).toBeGreaterThan(20)
    for (const draw of planned) {
      expect(draw.seedHash).toMatch(/^[0-9a-f]{64}$/)
      expect(draw.closesAt).toBe(draw.drawsAt - 10_000)
    }
  })

  it('[D-07] sells, draws from the committed seed, pays once, and lets anybody draw again', async () => {
    const account = await openPlayer(server(), '1000.00')
    const { numero } = await onSale(server(), 'SSC5')
    const bought = await order(account, 'SSC5', [numero], {
      playCode: 'Sum_BSOE',
      content: '0123',
      units: 4,
      multiple: 10,
    })
    expect(bought).toMatchObject({ stake: '40.00', orders: [{ state: 'waiting', mayCancel: true }] })
    expect(await balanceOf(account)).toBe('960.00')

    await letDraw(server(), 'SSC5', numero)
    await Promise.all([tick(), tick()])
    await tick()

    const [settled] = await mine(account)
    // One of big and small, one of odd and even: two units of four at 1.96.
    expect(settled).toMatchObject({ state: 'won', payout: '39.20', winNo: expect.stringMatching(/^\d{5}$/) })
    expect(await balanceOf(account)).toBe('999.20')
    // One order is one round of play: records, valid bets and figures are told of it as of any.
    expect(
      await database().one(sql`
        select state, game_type as "gameType", vendor_code as "vendorCode", stake, payout, valid_bet as "validBet"
        from play.round where id = ${settled.orderId}`),
    ).toEqual({
      state: 'closed',
      gameType: 'LOTT',
      vendorCode: 'LOTT',
      stake: 40_000_000n,
      payout: 39_200_000n,
      validBet: 40_000_000n,
    })
    const proof = await asMember(server(), account, 'showDrawFairness', {
      gameCode: 'SSC5',
      numero,
      orderId: settled.orderId,
    })
    expect(hashOfServerSeed(proof.serverSeed)).toBe(proof.draw.seedHash)
    expect(rootFrom(settled.orderId, proof.path)).toBe(proof.root)
    const seeds = { gameCode: 'SSC5', numero, root: proof.root, serverSeed: proof.serverSeed }
    expect(drawFrom(familyCalled('SSC')!, seeds)).toEqual(proof.draw.drawn)
  })

  it('[D-07] leads an order among thousands to the root of the draw', async () => {
    const account = await openPlayer(server(), '100.00')
    const { numero, id } = await onSale(server(), 'SSC5')
    const line = { playCode: 'FixedPlace', content: '#_#_#_#_7', units: 1 }
    const bought = await order(account, 'SSC5', [numero], line)
    const { orderId, placedAt } = bought.orders[0]
    // Before it and behind it as many others as make three branches, without their rounds; some were taken back in time.
    const others = Array.from({ length: 4000 }, (_, n) => uuidv7(placedAt + n - 2000))
    const takenBack = others.filter((_, n) => n % 8 < 3)
    await database().run(sql`
      insert into lottery.placed_order (id, draw_id, member_id, currency, vendor_id, node_id, stake, most, state)
      select other, draw_id, member_id, currency, vendor_id, node_id, stake, most,
             case when other = any(${takenBack}::uuid[]) then 'cancelled' else 'waiting' end
      from lottery.placed_order, unnest(${others}::uuid[]) other where id = ${orderId}::uuid`)
    await database().run(sql`
      update lottery.draw set opens_at = clock_timestamp() - interval '2 seconds', closes_at = clock_timestamp()
      where id = ${id}`)
    await tick()

    const asked = (of: { orderId?: string }) =>
      asMember(server(), account, 'showDrawFairness', { gameCode: 'SSC5', numero, ...of })
    const proof = await asked({ orderId })
    expect(rootFrom(orderId, proof.path)).toBe(proof.root)
    expect(await asked({})).toMatchObject({ root: proof.root, path: null })
    expect(await asked({ orderId: takenBack[0]! })).toMatchObject({ root: proof.root, path: null })
    const { branches } = await database().one<{ branches: number }>(
      sql`select count(*)::int as branches from lottery.branch where draw_id = ${id}`,
    )
    expect(branches).toBe(3)
    // As draws were kept that closed before branches were.
    await database().run(sql`delete from lottery.branch where draw_id = ${id}`)
    expect((await asked({ orderId })).path).toEqual(proof.path)
    await database().run(sql`delete from lottery.placed_order where draw_id = ${id} and id <> ${orderId}::uuid`)
  })

  it('[D-07] takes an order back before the close, and not after', async () => {
    const account = await openPlayer(server(), '100.00')
    const { numero } = await onSale(server(), 'K3M3')
    const line = { playCode: 'Sum_K3', content: '3-10', units: 2 }
    const first = await order(account, 'K3M3', [numero], line)
    const second = await order(account, 'K3M3', [numero], line)

    expect(await asMember(server(), account, 'cancelOrder', { orderId: first.orders[0].orderId })).toMatchObject({
      state: 'cancelled',
    })
    expect(await balanceOf(account)).toBe('98.00')
    await letDraw(server(), 'K3M3', numero)
    await expect(
      asMember(server(), account, 'cancelOrder', { orderId: second.orders[0].orderId }),
    ).rejects.toMatchObject({
      code: 'lottery.order.fixed',
    })
    await expect(order(account, 'K3M3', [numero], line)).rejects.toMatchObject({ code: 'lottery.draw.closed' })
    await tick()
    expect((await mine(account)).map(({ state }: { state: string }) => state)).not.toContain('waiting')
  })

  it('[D-07] chases until it wins, and gives the rest back', async () => {
    const account = await openPlayer(server(), '30.00')
    const { planned } = await asMember(server(), account, 'showLottery', { gameCode: 'SSC5' })
    const numeros: string[] = planned.slice(5, 9).map(({ numero }: { numero: string }) => numero)
    const chased = await order(
      account,
      'SSC5',
      numeros.map((numero, at): [string, number] => [numero, 2 ** at]),
      { playCode: 'FixedPlace', content: '#_#_#_#_7', unitValue: '2' },
      { stopsOnWin: true },
    )
    expect(chased).toMatchObject({ stake: '30.00', chaseId: expect.any(String) })
    expect(await balanceOf(account)).toBe('0.00')

    await fix('SSC5', numeros[0]!, ['1', '2', '3', '4', '5'])
    await tick()
    await fix('SSC5', numeros[1]!, ['1', '2', '3', '4', '7'])
    await tick()

    expect((await mine(account)).map(({ state, payout }: any) => [state, payout])).toEqual([
      ['cancelled', '0.00'],
      ['cancelled', '0.00'],
      ['won', '39.20'],
      ['lost', '0.00'],
    ])
    expect(await balanceOf(account)).toBe('63.20')
  })

  it('[D-07] pays less odds and a rebate to whoever chose a lower group', async () => {
    const account = await openPlayer(server(), '100.00')
    const numero = (await asMember(server(), account, 'showLottery', { gameCode: 'SSC5' })).planned[10].numero
    await order(account, 'SSC5', [numero], {
      playCode: 'Last2Straight',
      content: '01234_56',
      unitValue: '2',
      group: 1900,
    })
    await fix('SSC5', numero, ['0', '0', '0', '2', '6'])
    await tick()

    expect((await mine(account))[0]).toMatchObject({ state: 'won', payout: '190.00', rebate: '0.60', stake: '20.00' })
    expect(await balanceOf(account)).toBe('270.60')
  })

  it('[D-07] counts the units itself, and refuses what is no choice or too much', async () => {
    const account = await openPlayer(server(), '100.00')
    const { numero } = await onSale(server(), 'SSC5')
    const line = { playCode: 'Last3Com6', content: '0358' }

    await expect(order(account, 'SSC5', [numero], { ...line, units: 5 })).rejects.toMatchObject({
      code: 'lottery.units.mismatch',
      value: { units: 4 },
    })
    await expect(order(account, 'SSC5', [numero], { ...line, content: '0385' })).rejects.toMatchObject({
      code: 'request.invalid',
    })
    await expect(order(account, 'SSC5', [numero], { ...line, multiple: 26 })).rejects.toMatchObject({
      code: 'insufficient_balance',
    })
    await expect(order(account, 'SSC5', [numero], { ...line, multiple: 20_000 })).rejects.toMatchObject({
      code: 'lottery.limit',
    })
    expect(await mine(account)).toEqual([])
    expect(await balanceOf(account)).toBe('100.00')
  })

  it('[D-07] says how much of a full number is left', async () => {
    const account = await openPlayer(server(), '500.00')
    const { numero } = await onSale(server(), 'XSMB')
    await database().run(
      sql`update lottery.game set limits = '{"byCurrency": {"BDT": {"numberPayout": "10000"}}}' where code = 'XSMB'`,
    )
    const line = { playCode: 'De', content: '07' }

    await expect(order(account, 'XSMB', [numero], { ...line, multiple: 102 })).rejects.toMatchObject({
      code: 'lottery.number.full',
      value: { number: '07', left: 101 },
    })
    const bought = await order(account, 'XSMB', [numero], { ...line, multiple: 101 })
    await asMember(server(), account, 'cancelOrder', { orderId: bought.orders[0].orderId })
    await order(account, 'XSMB', [numero], { ...line, multiple: 101 })
  })

  it('[D-07] goes on with what still waits where a process died between draw and settlement', async () => {
    const accounts = await Promise.all([1, 2, 3].map(() => openPlayer(server(), '10.00')))
    const numero = (await asMember(server(), accounts[0]!, 'showLottery', { gameCode: 'SSC5' })).planned[12].numero
    for (const account of accounts) await order(account, 'SSC5', [numero], { playCode: 'Sum_BSOE', content: '0' })
    await fix('SSC5', numero, ['9', '9', '9', '0', '0'])
    const [first] = await mine(accounts[0]!)
    // Paid, and the process died before it wrote so down.
    const member = (await findMemberByAccount(database(), accounts[0]!))!
    const paid = await database().one<{ vendorId: number; nodeId: number }>(
      sql`select vendor_id as "vendorId", node_id as "nodeId" from lottery.placed_order where id = ${first.orderId}`,
    )
    await server()
      .wired.app.ports.use(playPort)
      .perform({
        vendorId: paid.vendorId,
        gameNodeId: paid.nodeId,
        memberId: member.id,
        currency: 'BDT',
        roundRef: first.orderId,
        transactions: [{ ref: `${first.orderId}:1:win`, type: 'win', amount: 1_960_000n }],
        closesRound: true,
        wagers: [{ stake: 1_000_000n }],
      })
    await Promise.all([tick(), tick()])

    for (const account of accounts) {
      expect((await mine(account))[0]).toMatchObject({ state: 'won', payout: '1.96' })
      expect(await balanceOf(account)).toBe('10.96')
    }
  })

  it('[K-04] tells public clients without an envelope what is on sale and what was drawn, and takes their slips', async () => {
    const ask = async (url: string) => (await server().call('portal', { url })).json()
    const account = await openPlayer(server(), '100.00')
    const opened = await ask('/lotto/lgw/games/opened/numero')
    expect(opened).toMatchObject({ SSC5: { gameId: expect.any(Number), winNo: expect.stringMatching(/^\d{5}$/) } })
    expect(Object.keys(await ask('/lgw/vn/numeros/opened/game'))).toEqual(['XSMB'])
    const { gameId, numero } = opened.SSC5
    const [near] = await ask(`/lgw/numeros/near?gameId=${gameId}`)
    expect(near).toMatchObject({ gameCode: 'SSC5', currentNumero: { lockTime: 10 }, nextNumero: expect.any(Object) })
    expect((await ask('/lgw/draw/code/SSC5?size=1')).content).toMatchObject([{ numero }])
    const shown = await ask(`/lgw/draw/${gameId}/hot_gap_info`)
    expect(shown).toEqual(await ask('/lotto/lgw/draw/code/SSC5/hot_gap_info'))
    expect(Object.keys(shown.hot)).toEqual(['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'])
    // Of ten digits one came last: its gap is nought, and what never came was missing in every draw.
    expect(shown.gap.FIRST).toHaveLength(10)
    expect(shown.gap.FIRST[Number(opened.SSC5.winNo[0])]).toBe(0)
    expect(shown.hot.FIRST[Number(opened.SSC5.winNo[0])]).toBeGreaterThan(0)
    expect(await ask('/lgw/draw/code/XSMB/hot_gap_info')).toEqual({ hot: {}, gap: {} })
    const [{ playMenuGroups }] = await ask(`/lgw/games/${gameId}/play_menu`)
    const { playId } = playMenuGroups[0].playSubGroups[0].playMenus[0]
    const { XSMB } = await ask('/lgw/vn/numeros/opened/game')
    const [north] = await ask(`/lgw/games/${XSMB.gameId}/play_menu`)
    const menus = north.playMenuGroups.flatMap(({ playSubGroups }: any) =>
      playSubGroups.flatMap(({ playMenus }: any) => playMenus),
    )
    // What one winning unit pays, and not every unit that the example could win with.
    expect(menus.find(({ playCode }: any) => playCode === 'Lo2').playMenuInfos).toEqual([{ bonus: '99.000000' }])
    expect((await ask(`/lgw/games/${gameId}/setting`)).bettingModes[1]).toMatchObject({ bettingModeId: 2, unit: '1' })
    const { chaseNumeros } = await ask(`/lgw/numeros/chase/${gameId}`)

    const slip = { gameId, currentNumero: chaseNumeros.at(-1), bettingSlipString: `12_#_#_#_05~1~${playId}~2~1960~3` }
    await expect(asMember(server(), account, 'buySlip', { ...slip, betCartAmountSum: '13' })).rejects.toMatchObject({
      code: 'lottery.units.mismatch',
    })
    const bought = await asMember(server(), account, 'buySlip', { ...slip, betCartAmountSum: '12.00' })
    expect(bought).toMatchObject({ numero: chaseNumeros.at(-1), totalBettingAmount: '12.00' })
    const { content } = await asMember(server(), account, 'listOrdersOfToday', {})
    expect(content).toMatchObject([{ orderDetailId: bought.orderNumber, orderStatus: 2, chasing: false }])
    await asMember(server(), account, 'cancelSuborders', { orderDetailIds: [bought.orderNumber] })
    expect(await balanceOf(account)).toBe('100.00')
  })

  it('[C-01] answers everything that anybody may read under /lgw and /lotto without an envelope', async () => {
    const { gameId } = (await server().call('portal', { url: '/lgw/games/opened/numero' })).json().SSC5
    const given: Record<string, string> = { gameId, nodeId: gameId, code: 'SSC5', category: 'RNG' }
    const urls = server()
      .wired.operations.filter(({ operation }) => operation.caller === 'anyone')
      .flatMap(({ operation }) => routesOf(operation))
      .filter(({ method, path }) => method === 'GET' && /^\/(?:lgw|lotto)\//.test(path))
      .map(({ path }) => path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? '1'))
    const answers = await Promise.all(
      urls.map(async (url) => ({
        url,
        answer: await server().call('portal', { url: url.endsWith('/near') ? `${url}?gameId=${gameId}` : url }),
      })),
    )
    const read = answers.filter(({ answer }) => answer.statusCode === 200)

    expect(read.length).toBeGreaterThan(15)
    expect(read.filter(({ answer }) => 'success' in answer.json() && 'value' in answer.json())).toEqual([])
    // What is refused is enveloped everywhere, and says why.
    for (const { answer } of answers.filter((each) => !read.includes(each))) {
      expect(answer.json()).toMatchObject({ success: false, errorCode: expect.any(String) })
    }
  })

  it('[D-07] takes of each currency what its limits say, and nothing of one that has none', async () => {
    const [taka, dollars] = await Promise.all([openPlayer(server(), '10.00'), openPlayer(server(), '10.00', 'USD')])
    const { numero } = await onSale(server(), 'SSC5')
    const line = { playCode: 'FixedPlace', content: '#_#_#_#_7' }
    const shown = (account: string) => asMember(server(), account, 'showLottery', { gameCode: 'SSC5' })
    const limit = async (value: object) => {
      await asOperator(server(), 'changeSetting', { name: 'lottery.limits', value })
      await server().wired.app.ports.use(settingsPort).refresh()
    }
    expect(await shown(taka)).toMatchObject({ currency: 'BDT', unitValues: ['2', '1', '0.2', '0.1'] })
    expect(await shown(dollars)).toMatchObject({ limits: { stake: '500' }, unitValues: ['0.02', '0.01'] })
    await order(dollars, 'SSC5', [numero], { ...line, unitValue: '0.01' })

    await limit({ BDT: limits.initial['BDT'] })
    expect(await shown(dollars)).toMatchObject({ currency: 'USD', limits: null, unitValues: [] })
    await expect(order(dollars, 'SSC5', [numero], { ...line, unitValue: '0.01' })).rejects.toMatchObject({
      code: 'game.currency.closed',
    })
    await order(taka, 'SSC5', [numero], line)
    await limit(limits.initial)
  })

  it('[D-02] sells nothing to a trial account', async () => {
    const trial = await server().call('portal', { method: 'POST', url: '/wps/session/login/freeplay', body: {} })
    const { token } = trial.json().value
    const { numero } = await onSale(server(), 'K3M3')
    const lines = [{ playCode: 'Sum_K3', content: '3', unitValue: '1', multiple: 1 }]
    const body = { gameCode: 'K3M3', draws: [{ numero, multiple: 1 }], lines }
    const url = '/wps/lottery/orders'
    const answer = await server().call('portal', { method: 'POST', url, token, body })
    expect(answer.json().errorCode).toBe('in_need_true_account')
  })

  it('[D-07] keeps the books', async () => {
    expect(await ledgerFindings(server())).toEqual([])
  })
})
