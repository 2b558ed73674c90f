import { randomUUID } from 'node:crypto'
import { readLiveFrame } from '@croupier/api/live/all.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { drainOutbox } from '../../../platform/outbox-consumer.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { sumRounds } from '../index.ts'
import { shownPlay } from '../figures-settings.ts'

const server = useServer()
let vendor: TestVendor
let member: string

beforeAll(async () => {
  vendor = await openVendor(server(), 'RIVER')
  member = await newMember(server(), 'Sadia9')
  await newMember(server(), 'Kamal77')
  for (const account of ['Sadia9', 'Kamal77']) {
    await asOperator(server(), 'creditMember', { account, amount: '9000.00', note: 'test' })
  }
})

const feed = () => portal('/lgw/bets/live')
const privacy = '/wps/member/playPrivacy'

/** As a member chooses in the security centre to be named. */
async function beNamed(account: string): Promise<void> {
  await server().wired.app.database.run(sql`
    insert into figures.named_player (member_id)
    select id
    from identity.member
    where account = ${account}`)
}

const drain = () => drainOutbox(server().wired.app, [sumRounds])

async function play(account: string, stake: string, win: string | null): Promise<string> {
  const round = randomUUID()
  const transactions = [{ id_provider: `${round}-bet`, type: 'bet', amount: stake }]
  if (win !== null) transactions.push({ id_provider: `${round}-win`, type: 'win', amount: win })
  const body = { account_id: account, currency: 'BDT', game_id: 'game', round_id: round, finished: true, transactions }
  expect((await vendor.send('betwin', body)).status).toBe(200)
  await drain()
  return round
}

const portal = async (url: string, more: object = {}) => (await server().call('portal', { url, ...more })).json()
const lines = async (url: string) =>
  ((answer) => answer.value ?? answer)(await portal(url)).list.map(
    ({ vo }: { vo: { customerName: string; winAmount: string } }) => [vo.customerName, vo.winAmount],
  )

async function change(part: object): Promise<void> {
  const settings = server().wired.app.ports.use(settingsPort)
  const value = { ...shownPlay.initial, ...part }
  await server().wired.app.database.transaction((tx) => settings.change(tx, shownPlay, value, 'test'))
  await settings.refresh()
}

describe('[D-09] a player who has chosen nothing', () => {
  it('is named nowhere: neither on the board nor where bets are shown', async () => {
    await play('Sadia9', '10.00', '12.00')

    expect((await portal(privacy, { token: member })).value).toEqual({ isHidden: true, shownName: 'Sa***9' })
    expect((await portal('/lgw/winners')).list[0].vo).toMatchObject({ customerName: '***', isHidden: true })
    expect((await feed()).list[0]).toMatchObject({ customerName: '***', isHidden: true })
    await portal(privacy, { method: 'PUT', token: member, body: { isHidden: false } })
    expect((await feed()).list[0]).toMatchObject({ customerName: 'Sa***9', isHidden: false })
    await server().wired.app.database.run(sql`truncate figures.win`)
    await beNamed('Kamal77')
  })
})

describe('[D-09] the winner board', () => {
  let biggest: string

  it('shows the biggest wins first, by masked names, and nothing that paid no more than was staked', async () => {
    await play('Sadia9', '10.00', '15.00')
    biggest = await play('Kamal77', '10.00', '90.00')
    await play('Kamal77', '10.00', '40.00')
    await play('Kamal77', '10.00', '10.00')
    await play('Sadia9', '10.00', null)

    const { value } = await portal('/wps/relay/ODSFE2_getWinnerBoard?gameCategory=all&limitNum=20')
    expect(value.isShown).toBe(true)
    expect(value.list[0].vo).toMatchObject({
      customerName: 'Ka***7',
      isHidden: false,
      winAmount: '80.00',
      currency: 'BDT',
      gameName: 'Game',
      gameType: 'RNG',
      vendor: 'RIVER',
      nodeId: vendor.nodeId,
    })
    expect(await lines('/lgw/winners')).toEqual([
      ['Ka***7', '80.00'],
      ['Ka***7', '30.00'],
      ['Sa***9', '5.00'],
    ])
    expect(await lines('/lgw/winners?gameCategory=rng&limitNum=1')).toEqual([['Ka***7', '80.00']])
    expect(await lines('/lgw/winners?gameCategory=FISH')).toEqual([])
  })

  it('ranks by what was paid above the stake: a stake that came back is no win', async () => {
    const before = await lines('/lgw/winners')

    for (let number = 0; number < 8; number += 1) await play('Sadia9', '500.00', '503.00')

    const after = await lines('/lgw/winners')
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length)).toEqual(Array.from({ length: 8 }, () => ['Sa***9', '3.00']))
    await server().wired.app.database.run(sql`delete from figures.win where payout - stake = 3000000`)
  })

  it('ranks players by their biggest win, each once', async () => {
    expect(await lines('/wps/relay/GCSGAME_getRankList?limitNum=20')).toEqual([
      ['Ka***7', '80.00'],
      ['Sa***9', '5.00'],
    ])
  })

  it('shows what a win came to in the end', async () => {
    const transactions = [{ id_provider: `${biggest}-b`, type: 'rollback', original_id_provider: `${biggest}-win` }]
    const who = { account_id: 'Kamal77', currency: 'BDT', game_id: 'game', finished: true }
    await vendor.send('rollback', { ...who, round_id_provider: biggest, transactions })
    await drain()

    expect(await lines('/lgw/winners')).toEqual([
      ['Ka***7', '30.00'],
      ['Sa***9', '5.00'],
    ])
  })

  it('holds no play money', async () => {
    const login = { method: 'POST', body: { os: 'x', platform: 'W' } } as const
    const { token } = (await portal('/wps/session/login/freeplay', login)).value
    await play((await portal('/wps/member/info', { token })).value.account, '5.00', '500.00')

    expect(await lines('/lgw/winners?limitNum=1')).toEqual([['Ka***7', '30.00']])
  })

  it('keeps no more than a board of a day can show', async () => {
    const { database } = server().wired.app
    for (let number = 0; number < 52; number += 1) await play('Sadia9', '1.00', `${2 + number}.00`)

    const { kept } = await database.one<{ kept: bigint }>(sql`select count(*) as kept from figures.win`)
    expect(kept).toBe(50n)
    expect((await lines('/lgw/winners?limitNum=2')).map(([, amount]: string[]) => amount)).toEqual(['52.00', '51.00'])
  })

  it('shows wins from the operator’s minimum on, or none at all', async () => {
    await change({ minimumWin: { BDT: '51.50' } })
    expect(await lines('/lgw/winners')).toEqual([['Sa***9', '52.00']])
    await change({ isBoardShown: false })

    expect(await portal('/lgw/winners')).toEqual({ isShown: false, list: [] })
    await change({})
  })

  it.each(['gameCategory=DICE', 'limitNum=0', 'limitNum=51', 'limitNum=x'])('refuses %s', async (query) => {
    const { value } = await portal(`/lgw/winners?${query}`)

    expect(value.fields[0].field).toBe(query.split('=')[0])
  })
})

describe('[D-09] bets as they settle', () => {
  const told = () =>
    server().wired.app.database.many<{ type: string; payload: object }>(sql`
      select type, payload
      from platform.live_message
      where type = 'bets'
        and audience = 'everyone'
      order by xid, id`)

  it('come by a first page, newest first, and are pushed', async () => {
    const before = (await told()).length
    await play('Kamal77', '12.50', null)
    await play('Sadia9', '4.00', '6.00')

    const { isShown, list } = await feed()
    expect(isShown).toBe(true)
    expect(list).toHaveLength(20)
    expect(list[0]).toMatchObject({ customerName: 'Sa***9', betAmount: '4.00', payout: '6.00', gameName: 'Game' })
    expect(list[1]).toMatchObject({ customerName: 'Ka***7', betAmount: '12.50', payout: '0.00', currency: 'BDT' })
    const pushed = await told()
    expect(pushed).toHaveLength(before + 2)
    const frame = readLiveFrame(JSON.stringify({ ...pushed.at(-1), seq: 1, at: 1 }))
    expect(frame?.payload).toEqual({ bets: [list[0]] })
  })

  it('are hidden where the operator says so', async () => {
    await change({ isFeedShown: false })
    const before = (await told()).length
    await play('Kamal77', '12.50', null)

    expect(await feed()).toEqual({ isShown: false, list: [] })
    expect(await told()).toHaveLength(before)
    await change({})
  })

  it('tell nothing of who hides, neither then nor of before', async () => {
    const url = privacy
    expect((await portal(url, { token: member })).value).toEqual({ isHidden: false, shownName: 'Sa***9' })
    await portal(url, { method: 'PUT', token: member, body: { isHidden: true } })

    expect((await portal(url, { token: member })).value).toMatchObject({ isHidden: true })
    expect((await feed()).list[0]).toMatchObject({ customerName: '***', isHidden: true })
    expect((await lines('/lgw/winners?limitNum=1'))[0][0]).toBe('***')
    await portal(url, { method: 'PUT', token: member, body: { isHidden: false } })
    expect((await feed()).list[0]).toMatchObject({ customerName: 'Sa***9', isHidden: false })
    expect((await portal(url)).errorCode).toBe('login.not.session')
  })
})
