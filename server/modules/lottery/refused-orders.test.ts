import { letDraw, onSale, openLotteries } from '@croupier/dev/testing/lottery.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { playPort } from '../play/index.ts'

const server = useServer()
const database = () => server().wired.app.database

beforeAll(async () => {
  await openLotteries(server(), ['SSC5', 'K3M1', 'K3M3', 'XSMB'])
})

const sum = { playCode: 'Sum_K3', content: '3', unitValue: '1', multiple: 1 }

const buy = (account: string, gameCode: string, draws: unknown, lines: unknown, more: object = {}) =>
  asMember(server(), account, 'placeOrder', { gameCode, draws, lines, ...more } as any)

const of = (numero: string, multiple = 1) => [{ numero, multiple }]

async function ordersAndMoney(account: string) {
  const play = server().wired.app.ports.use(playPort)
  const player = await play.playerById((await findMemberByAccount(database(), account))!.id)
  const { list } = await asMember(server(), account, 'listOrders', {})
  return { orders: list.length, money: await play.balanceOf(database(), player!) }
}

const waitsForADraw = async () =>
  (
    await database().one<{ waits: boolean }>(
      sql`
        select exists (
          select from pg_locks l join pg_database d on d.oid = l.database
          where d.datname = current_database() and l.locktype = 'advisory' and not l.granted) as waits`,
    )
  ).waits

describe('[D-07] an order that is no order', () => {
  it.each<[string, string, (numero: string) => [unknown, unknown], string]>([
    ['no such lottery', 'NONE', (numero) => [of(numero), [sum]], 'lottery.game.closed'],
    ['no such bet', 'K3M3', (numero) => [of(numero), [{ ...sum, playCode: 'Sum' }]], 'request.invalid'],
    ['a bet of another family', 'K3M3', (numero) => [of(numero), [{ ...sum, playCode: 'De' }]], 'request.invalid'],
    ['no such draw', 'K3M3', () => [of('19990101001'), [sum]], 'lottery.draw.closed'],
    ['a draw’s number that is none', 'K3M3', () => [of('\u0000'), [sum]], 'request.invalid'],
    ['a sum that no dice have', 'K3M3', (numero) => [of(numero), [{ ...sum, content: '19' }]], 'request.invalid'],
    [
      'a content with a zero byte',
      'K3M3',
      (numero) => [of(numero), [{ ...sum, content: '3\u0000' }]],
      'request.invalid',
    ],
    ['one sum twice', 'K3M3', (numero) => [of(numero), [{ ...sum, content: '3-3' }]], 'request.invalid'],
    ['nothing chosen', 'K3M3', (numero) => [of(numero), [{ ...sum, content: '' }]], 'request.invalid'],
    [
      '12,000 separators',
      'K3M3',
      (numero) => [of(numero), [{ ...sum, content: '-'.repeat(12_000) }]],
      'request.invalid',
    ],
    [
      'a longer content',
      'K3M3',
      (numero) => [of(numero), [{ ...sum, content: '3'.repeat(12_001) }]],
      'request.invalid',
    ],
    ['multiples below one', 'K3M3', (numero) => [of(numero), [{ ...sum, multiple: -1 }]], 'request.invalid'],
    ['draws below once', 'K3M3', (numero) => [of(numero, 0), [sum]], 'request.invalid'],
    ['half a multiple', 'K3M3', (numero) => [of(numero), [{ ...sum, multiple: 0.5 }]], 'request.invalid'],
    ['an amount below zero', 'K3M3', (numero) => [of(numero), [{ ...sum, unitValue: '-1' }]], 'request.invalid'],
    ['a unit that is not sold', 'K3M3', (numero) => [of(numero), [{ ...sum, unitValue: '3' }]], 'request.invalid'],
    ['a prize group above the highest', 'K3M3', (numero) => [of(numero), [{ ...sum, group: 1962 }]], 'request.invalid'],
    [
      'the highest multiples',
      'K3M3',
      (numero) => [of(numero, 100_000), [{ ...sum, multiple: 100_000 }]],
      'lottery.limit',
    ],
    ['one draw twice', 'K3M3', (numero) => [[...of(numero), ...of(numero)], [sum]], 'request.invalid'],
    ['no bets', 'K3M3', (numero) => [of(numero), []], 'request.invalid'],
    ['too many bets', 'K3M3', (numero) => [of(numero), Array.from({ length: 51 }, () => sum)], 'request.invalid'],
    ['a currency of its own', 'K3M3', (numero) => [of(numero), [{ ...sum, currency: 'USD' }]], 'request.invalid'],
  ])('[D-07] %s: is refused, and moves nothing', async (_what, gameCode, ask, code) => {
    const account = await openPlayer(server(), '100.00')
    const { numero } = await onSale(server(), 'K3M3')
    const [draws, lines] = ask(numero)
    await expect(buy(account, gameCode, draws, lines)).rejects.toMatchObject({ code })
    expect(await ordersAndMoney(account)).toEqual({ orders: 0, money: 100_000_000n })
  })

  it('[K-04] is refused as a slip of a public client too: nothing, no such bet, mode or multiple, and 51 bets', async () => {
    const account = await openPlayer(server(), '100.00')
    const { gameId } = (await server().call('portal', { url: '/lgw/games/opened/numero' })).json().SSC5
    const { numero } = await onSale(server(), 'SSC5')
    const slips = [
      ';',
      '~~~~~',
      '12_#_#_#_05~1~999999~2~1960~1',
      '12_#_#_#_05~1~1~99~1960~1',
      '12_#_#_#_05~1~1~2~1960~-1',
      '12_#_#_#_05~1~1~2~1960~1e3',
      'x'.repeat(9_000),
      Array.from({ length: 51 }, () => '12_#_#_#_05~1~1~2~1960~1').join(';'),
    ]
    for (const bettingSlipString of slips) {
      const slip = { gameId, currentNumero: numero, bettingSlipString }
      await expect(asMember(server(), account, 'buySlip', slip)).rejects.toMatchObject({ code: 'request.invalid' })
    }
    expect(await ordersAndMoney(account)).toEqual({ orders: 0, money: 100_000_000n })
  })

  it('[D-07] [K-04] is refused by the name that whoever asks has for what is wrong', async () => {
    const account = await openPlayer(server(), '100.00')
    const opened = (await server().call('portal', { url: '/lgw/games/opened/numero' })).json()
    const { numero } = await onSale(server(), 'SSC5')
    const draw = { numero, multiple: 1 }
    const fields = async (operation: string, asked: object) => {
      const refused = await asMember(server(), account, operation, asked as any).catch((error: any) => error)
      return refused.value?.fields?.map(({ field }: { field: string }) => field)
    }
    const line = { playCode: 'FixedPlace', content: '12_#_#_#_05', unitValue: '1', multiple: 1 }
    const order = { gameCode: 'SSC5', draws: [draw], lines: [line] }
    expect(await fields('placeOrder', { ...order, lines: [line, { ...line, content: '21_#_#_#_#' }] })).toEqual([
      'lines.1.content',
    ])
    expect(await fields('placeOrder', { ...order, draws: [draw, draw] })).toEqual(['draws.1.numero'])

    const slip = { gameId: opened.SSC5.gameId, currentNumero: numero, bettingSlipString: '12_#_#_#_05~1~1~2~1960~1' }
    // A group that is none: below the lowest, odd, above one's own.
    for (const group of [1200, 1901, 1962]) {
      const bettingSlipString = `12_#_#_#_05~1~1~2~${group}~1`
      expect(await fields('buySlip', { ...slip, bettingSlipString })).toEqual(['bettingSlipString'])
    }
    expect(await fields('buySlip', { ...slip, chase: true, chaseSlip: [] })).toEqual(['chaseSlip'])
    expect(await fields('buySlip', { ...slip, chase: true, chaseSlip: [draw, draw] })).toEqual(['chaseSlip.1.numero'])

    const content = { gameId: opened.XSMB.gameId, playId: 1, bettingContent: '07', singleBetPrice: '1' }
    const numeros = [{ numero: (await onSale(server(), 'XSMB')).numero, multiple: 1 }]
    const contents = (wrong: object) => [
      { ...content, numero: numeros },
      { ...content, numero: numeros, ...wrong },
    ]
    expect(await fields('buyContents', { contents: contents({ bettingContent: '07-07' }) })).toEqual([
      'contents.1.bettingContent',
    ])
    expect(await fields('buyContents', { contents: contents({ singleBetPrice: '27' }) })).toEqual([
      'contents.1.singleBetPrice',
    ])
    expect(await fields('buyContents', { contents: contents({ playId: 99 }) })).toEqual(['contents.1.playId'])
    expect(await ordersAndMoney(account)).toEqual({ orders: 0, money: 100_000_000n })
  })

  it('[D-07] is refused on more numbers than a draw’s books take of one purchase, and says how many those are', async () => {
    const account = await openPlayer(server(), '2000.00')
    const { numero } = await onSale(server(), 'XSMB')
    const twenty = Array.from({ length: 20 }, (_, at) => 10 + at).join('-')
    const line = { playCode: 'Truot10', content: twenty, unitValue: '0.1', multiple: 1 }
    await expect(buy(account, 'XSMB', of(numero), [line])).rejects.toMatchObject({
      code: 'lottery.limit',
      value: { what: 'numbers', most: 10_000 },
    })
    // Of several lines together too.
    const xien = { ...line, playCode: 'Xien4' }
    await expect(buy(account, 'XSMB', of(numero), [xien, xien, xien])).rejects.toMatchObject({
      value: { what: 'numbers' },
    })
    // And of several baskets that a public client buys at once, though each of them were within it.
    const { gameId } = (await server().call('portal', { url: '/lgw/games/opened/numero' })).json().XSMB
    const playId = familyCalled('XSMB')!.bets.findIndex(({ code }) => code === 'Xien4') + 1
    const content = { gameId, playId, bettingContent: twenty, singleBetPrice: '0.1', numero: of(numero) }
    await expect(
      asMember(server(), account, 'buyContents', { contents: [content, content, content] }),
    ).rejects.toMatchObject({ code: 'lottery.limit', value: { what: 'numbers' } })
    expect(await ordersAndMoney(account)).toEqual({ orders: 0, money: 2_000_000_000n })
  })

  it('[D-07] is refused above what one order, one member and everybody may stake or win of a draw', async () => {
    const [first, second] = await Promise.all([openPlayer(server(), '500.00'), openPlayer(server(), '500.00')])
    const { numero } = await onSale(server(), 'SSC5')
    const line = { playCode: 'FixedPlace', content: '#_#_#_#_7', unitValue: '1', multiple: 1 }
    const limit = (limits: object) =>
      database().run(
        sql`update lottery.game set limits = ${JSON.stringify('multiple' in limits ? limits : { byCurrency: { BDT: limits } })}::jsonb where code = 'SSC5'`,
      )
    const refused = async (limits: object, account: string, multiple: number) => {
      await limit(limits)
      await expect(buy(account, 'SSC5', of(numero), [{ ...line, multiple }])).rejects.toMatchObject({
        code: 'lottery.limit',
        value: { what: Object.keys(limits)[0] },
      })
    }

    // Nine and eighty hundredths for each one that is staked.
    await refused({ stake: '10' }, first, 11)
    await refused({ linePayout: '98' }, first, 11)
    await refused({ multiple: 10 }, first, 11)
    await limit({ memberPayout: '98' })
    await buy(first, 'SSC5', of(numero), [{ ...line, multiple: 10 }])
    await refused({ memberPayout: '98' }, first, 1)
    await buy(second, 'SSC5', of(numero), [line])
    await refused({ drawPayout: '107.80' }, second, 1)
    await limit({ drawPayout: '117.60' })
    await buy(second, 'SSC5', of(numero), [line])
  })
})

describe('[D-07] the close of a draw', () => {
  it('[D-07] is the database’s: an order that was sent before it and is sold after it is refused', async () => {
    const account = await openPlayer(server(), '100.00')
    const { numero, id } = await onSale(server(), 'K3M1')
    // Somebody else holds the draw, and it closes while the order waits for them.
    const asked: Promise<PromiseSettledResult<unknown>>[] = []
    await database().transaction(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('lottery draw ' || ${id}::bigint, 0))`)
      asked.push(Promise.allSettled([buy(account, 'K3M1', of(numero), [sum])]).then(([one]) => one))
      await expect.poll(waitsForADraw, { timeout: 20_000 }).toBe(true)
      await letDraw(server(), 'K3M1', numero)
    })

    expect(await asked[0]).toMatchObject({ status: 'rejected', reason: { code: 'lottery.draw.closed' } })
    expect((await asMember(server(), account, 'listOrders', {})).list).toEqual([])
  })
})

describe('[D-07] behind all that was refused', () => {
  it('the books are whole', async () => {
    expect(await ledgerFindings(server())).toEqual([])
  })
})
