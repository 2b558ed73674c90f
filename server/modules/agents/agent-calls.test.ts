import { logIn } from '@croupier/dev/testing/accounts.ts'
import { openUnder, PIN } from '@croupier/dev/testing/agents.ts'
import { playedRound, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerConsumers } from '../../platform/outbox-consumer.ts'
import { sumRounds } from '../figures/index.ts'

const server = useServer()
const consumers = [sumRounds]
const PASSWORD = 'lantern-light-77'

interface Someone {
  account: string
  token: string
}
let top: Someone
let middle: Someone
let player: Someone
let stranger: Someone

let addresses = 0
async function enter(account: string): Promise<Someone> {
  const answer = await logIn(server(), { username: account, password: PASSWORD }, {}, `10.45.0.${(addresses += 1)}`)
  return { account, token: answer.json().value.token }
}

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
  top = await enter(await openUnder(server(), undefined, { balance: '1000', name: 't' }))
  middle = await enter(await openUnder(server(), top.account, { name: 'm' }))
  player = await enter(await openUnder(server(), middle.account, { type: 0, name: 'p' }))
  stranger = await enter(await openUnder(server(), undefined, { name: 's' }))
  const rounds = await Promise.all(
    (['RNG', 'LOTT', 'VN', 'PVP', 'FISH'] as const).map((gameType, at) =>
      playedRound(server(), player.account, { validBet: 10 ** at, gameType }),
    ),
  )
  await tellFacts(server(), consumers, rounds)
})

async function call({ token }: Someone, line: string, body?: object, encrypted = false) {
  const [method, path] = line.split(' ') as ['GET' | 'POST', string]
  const answer = await server().call('portal', { method, url: `/wps${path}`, token, ...(body && { body, encrypted }) })
  return answer.json()
}
const valueOf = async (...asked: Parameters<typeof call>) => {
  const answer = await call(...asked)
  expect([asked[1], answer]).toMatchObject([asked[1], { success: true }])
  return answer.value
}
const faultOf = async (...asked: Parameters<typeof call>) => (await call(...asked)).errorCode

// Who may ask, and contracts from proposal to claim: contracts/agents-public-calls.test.ts.
describe('[F-02] what an agent asks of the team', () => {
  it.each([
    '/agent/downline?account=NAME',
    '/agent/downlines?under=NAME',
    '/report/transaction?account=NAME',
    '/report/downlineBetHistory?account=NAME',
    '/report/downlineLottoPNL?under=NAME',
    '/report/detailedLottoPNL?under=NAME',
    '/report/teamPVPFishingPNL?under=NAME',
  ])('GET /wps%s knows nobody of another team', async (path) => {
    expect(await faultOf(stranger, `GET ${path.replace('NAME', player.account)}`)).toBe('agent.not.downline')
    expect(await faultOf(top, `GET ${path.replace('NAME', 'nobody-at-all')}`)).toBe('agent.not.downline')
  })

  it('list downlines direct and of the whole team, by a part of the name, page after page', async () => {
    const accounts = (value: { list: { account: string }[] }) => value.list.map(({ account }) => account)
    expect(accounts(await valueOf(top, 'GET /agent/downlines'))).toEqual([middle.account])
    expect(accounts(await valueOf(top, 'GET /agent/downlines?scope=team'))).toEqual([player.account, middle.account])
    expect(await valueOf(top, `GET /agent/downlines?under=${middle.account}`)).toMatchObject({
      path: [top.account, middle.account],
      list: [{ account: player.account }],
    })
    const first = await valueOf(top, 'GET /agent/downlines?scope=team&pageSize=1')
    expect(accounts(await valueOf(top, `GET /agent/downlines?scope=team&pageSize=1&after=${first.next}`))).toEqual([
      middle.account,
    ])
    expect(
      accounts(await valueOf(top, `GET /agent/downlines?scope=team&search=${player.account.slice(0, 6)}`)),
    ).toEqual([player.account])
    const wrong = await call(top, 'GET /agent/downlines?search=%3Cb%3E')
    expect(wrong).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'search' }] } })
  })

  it('open an account with the default password, which must be changed, and make it an agent', async () => {
    const username = `n${player.account.slice(1)}`
    const opened = await valueOf(top, 'POST /agent/downline', { username })
    expect(opened).toMatchObject({ account: username, password: expect.any(String) })
    const entered = await logIn(server(), { username, password: opened.password }, {}, '10.45.1.1')
    expect(entered.json().value.firstTimeLogin).toBe(true)
    expect(await valueOf(top, 'POST /agent/promoteDownlineToAgent', { account: username })).toEqual({ type: 2 })
    expect(await faultOf(top, 'POST /agent/promoteDownlineToAgent', { account: username })).toBe('agent.already')
    expect(await faultOf(top, 'POST /agent/promoteDownlineToAgent', { account: player.account })).toBe(
      'agent.not.downline',
    )
    expect(await faultOf(player, 'POST /agent/promoteDownlineToAgent', { account: username })).toBe('login.agent.only')
  })

  it('open and list invitation codes under both names of the path', async () => {
    await valueOf(top, 'POST /agent/affiliateUrl', { code: `c${top.account}` })
    for (const path of ['/agent/affiliateUrl', '/agent/affiliateUrls']) {
      const { list } = await valueOf(top, `GET ${path}`)
      expect(list).toContainEqual(
        expect.objectContaining({ code: `c${top.account}`, link: `/?affiliateCode=c${top.account}`, clicks: 0 }),
      )
    }
    expect(await faultOf(middle, 'POST /agent/affiliateUrl', { code: `c${top.account}` })).toBe('agent.code.taken')
    expect(await faultOf(middle, 'POST /agent/affiliateUrl', { code: 'a b' })).toBe('request.invalid')
  })

  it('see the rounds of a member of the team, however far below, newest first', async () => {
    await asOperator(server(), 'creditMember', { account: player.account, amount: '100.00', note: 'for a test' })
    const vendor = await openVendor(server())
    for (const round of ['one', 'two']) {
      const bet = { id_provider: round, type: 'bet', amount: '10.00' }
      const asked = { account_id: player.account, currency: 'BDT', game_id: 'game', round_id: round, finished: true }
      expect((await vendor.send('betwin', { ...asked, transactions: [bet] })).status).toBe(200)
    }
    const line = `GET /report/downlineBetHistory?account=${player.account}&pageSize=1`
    const first = await valueOf(top, line)
    expect(first.list).toMatchObject([{ status: 'lost', betAmount: '10.00', validBet: '10.00' }])
    const second = await valueOf(top, `${line}&before=${first.next}`)
    expect([second.list.length, second.next]).toEqual([1, null])
    expect(first.list[0].roundId).not.toBe(second.list[0].roundId)
    expect((await valueOf(top, `${line}&gameCategory=LIVE`)).list).toEqual([])
  })

  it('send money down, within what the rules say to members too, and both see it', async () => {
    expect(await valueOf(player, 'GET /agent/transferEnabled')).toMatchObject({
      upline: middle.account,
      isUpOpen: true,
    })
    const wish = { account: middle.account, amount: '50', paymentPassword: PIN }
    expect(await valueOf(top, 'POST /agent/transferDownline', wish, true)).toMatchObject({
      direction: 'down',
      from: top.account,
      to: middle.account,
      amount: '50.00',
    })
    expect(await faultOf(top, 'POST /agent/transferDownline', { ...wish, amount: '1' }, true)).toBe('send.too.small')
    expect(await faultOf(top, 'POST /agent/transferDownline', { ...wish, account: player.account }, true)).toBe(
      'agent.not.downline',
    )
    const { list } = await valueOf(top, `GET /report/transaction?account=${middle.account}&datePreset=today`)
    expect(list).toMatchObject([{ amount: '50.00', balanceAfter: '50.00' }])
  })

  it.each([
    ['/report/downlineLottoPNL', '110.00'],
    ['/report/detailedLottoPNL', '110.00'],
    ['/report/teamPVPFishingPNL', '11000.00'],
    ['/report/downlineProfit', '11111.00'],
    ['/report/downlineProfit?gameCategory=FISH', '10000.00'],
  ])('GET /wps%s counts the play of its own categories', async (path, betAmount) => {
    const query = path.includes('?') ? '&' : '?'
    const { list } = await valueOf(top, `GET ${path}${query}datePreset=today`)
    const row = list.find(({ account }: Someone) => account === middle.account)
    expect(row).toMatchObject({ own: { betAmount: '0.00' }, team: { betAmount } })
    // Money paid in or out belongs to no category: where some are asked for, nothing is said of it.
    const isOfAll = path === '/report/downlineProfit'
    expect(Object.keys(row.own).includes('deposits')).toBe(isOfAll)
    expect(Object.keys(row.team).includes('withdrawals')).toBe(isOfAll)
    const wrong = await call(top, `GET ${path}${query}from=yesterday`)
    expect(wrong).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'from' }] } })
  })
})

describe('[F-03] what the menus know of a contract', () => {
  it.each([
    ['dividend', { kind: 'dividend', tiers: [{ periodLoss: '100', rate: '10' }] }, 'divtypereq', 'ContractDividend'],
    [
      'daily',
      { kind: 'daily', tiers: [{ betAmountPerDay: '100', lossRate: '1' }] },
      'dailysalreqtype',
      'DailySalaryContract',
    ],
    [
      'hourly',
      { kind: 'hourly', tiers: [{ betAmountPerHour: '100', lossRate: '1' }] },
      'contracthoursalreq',
      'ContractHourSalary',
    ],
    [
      'realtime',
      { kind: 'realtime', tiers: [{ singleBetAmount: '1', lossRate: '0.1' }] },
      'realtimesalreqtype',
      'RealTimeSalaryContract',
    ],
  ])('%s: proposed, rejected, accepted, and asked to end', async (_kind, terms, field, name) => {
    await asOperator(server(), 'signContract', { upline: 'company', account: top.account, terms })
    const info = async () => (await valueOf(middle, 'GET /member/info/funds/consolidated'))[field]
    const propose = async () =>
      (await valueOf(top, 'POST /agent/contracts', { account: middle.account, terms })).contractId as string
    const process = (contractId: string, action: string, who = middle) =>
      valueOf(who, `POST /relay/MCSFE_process${name}`, { contractId, action })

    expect(await info()).toBeNull()
    const first = await propose()
    expect(await info()).toBe('NEW_REQUEST')
    await process(first, 'reject')
    expect(await info()).toBeNull()
    const second = await propose()
    await process(second, 'accept')
    expect(await info()).toBe('ACTIVE')
    // Whoever is asked is told, not who asks.
    await process(second, 'terminate', top)
    expect(await info()).toBe('TERMINATION_REQUEST')
  })
})
