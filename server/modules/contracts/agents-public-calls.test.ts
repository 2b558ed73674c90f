import { periodAt } from '@croupier/basis/period.ts'
import { logIn } from '@croupier/dev/testing/accounts.ts'
import { openUnder, PIN } from '@croupier/dev/testing/agents.ts'
import { asMember, playedRound, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { asOperator, ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { registerConsumers } from '../../platform/outbox-consumer.ts'
import { countRegistrations, countTeamDeposits } from '../agents/index.ts'
import { sumRounds } from '../figures/index.ts'
import { whiteLabel } from '../settings/index.ts'
import { countBets } from './index.ts'

const server = useServer()
const consumers = [sumRounds, countBets, countRegistrations, countTeamDeposits]

/** An agent with an agent and two members directly below, a member below the lower agent, and somebody's session each. */
let top: string
let middle: string
let players: string[]
let low: string
const tokens = { agent: '', middle: '', member: '', trial: '' }

async function tokenOf(username: string, headers: Record<string, string> = {}): Promise<string> {
  return (await logIn(server(), { username, password: 'lantern-light-77' }, headers)).json().value.token
}

interface Asked {
  method?: 'GET' | 'POST'
  body?: object
  encrypted?: boolean
  token?: string | undefined
}
async function call(url: string, { token = tokens.agent, ...asked }: Asked = {}) {
  const { method = asked.body ? 'POST' : 'GET' } = asked
  const answer = await server().call('portal', { ...asked, method, url, token: token === '' ? undefined : token })
  return { status: answer.statusCode, ...answer.json() }
}
const keysOf = (value: object) => Object.keys(value).toSorted()

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
  top = await openUnder(server(), undefined, { name: 't', balance: '1000' })
  middle = await openUnder(server(), top, { name: 'm', balance: '50' })
  players = [
    await openUnder(server(), top, { type: 0, name: 'p' }),
    await openUnder(server(), top, { type: 0, name: 'q' }),
  ]
  low = await openUnder(server(), middle, { type: 0, name: 'l' })
  const agentDoor = { moduleid: 'AGENTPOLICY3' }
  tokens.agent = await tokenOf(top, agentDoor)
  tokens.middle = await tokenOf(middle, agentDoor)
  tokens.member = await tokenOf(low)
  const trial = await server().call('portal', {
    method: 'POST',
    url: '/wps/session/login/freeplay',
    body: { os: 'x', platform: 'W' },
  })
  tokens.trial = trial.json().value.token
})

/** What an agent reads, with a query that is right and one that is not. */
const reads: readonly [path: string, right: () => string, wrong: string, field: string][] = [
  ['agent/downline', () => `account=${low}`, 'account=', 'account'],
  ['agent/downlines', () => 'scope=team', 'scope=all', 'scope'],
  ['agent/downlineRebates', () => '', 'pageSize=101', 'pageSize'],
  ['agent/globalRebateSettings', () => '', 'nosuch=1', 'nosuch'],
  ['agent/affiliateUrl', () => 'datePreset=today', 'datePreset=ever', 'datePreset'],
  ['agent/affiliateUrls', () => '', 'from=-1', 'from'],
  ['report/transaction', () => `account=${middle}`, 'account=!', 'account'],
  ['report/income', () => 'kind=daily', 'kind=yearly', 'kind'],
  ['report/commission', () => '', 'pageNo=0', 'pageNo'],
  ['report/detailedLottoPNL', () => '', 'pageNo=1.5', 'pageNo'],
  ['report/downlineLottoPNL', () => `under=${middle}`, 'pageSize=0', 'pageSize'],
  ['report/teamPVPFishingPNL', () => '', 'until=soon', 'until'],
]

/** What an agent writes; the body is wrong. */
const writes: readonly [path: string, body: object, field: string, isEncrypted: boolean][] = [
  ['agent/downline', { username: '' }, 'username', false],
  ['agent/promoteDownlineToAgent', { account: '' }, 'account', false],
  ['agent/affiliateUrl', { code: 'a b' }, 'code', false],
  ['agent/globalRebateSettings', { rates: [] }, 'rates', false],
  ['agent/downlineRebates', { account: 'who', rates: [{ category: 'RNG', percent: '101' }] }, 'rates.0.percent', false],
  ['agent/transferDownline', { account: 'who', amount: '-1', paymentPassword: PIN }, 'amount', true],
]

const relays = [
  ['MCSFE_processContractDividend', 'SIGNCONDIV3'],
  ['MCS2_processDividendReq', 'SIGNCONDIV3'],
  ['MCSFE_processDailySalaryContract', 'DAILYSALCONT3'],
  ['MCS2_processDailySalContract', 'DAILYSALCONT3'],
  ['MCSFE_processContractHourSalary', 'HOURSAL3'],
  ['MCS2_processContractHourSalary', 'HOURSAL3'],
  ['MCSFE_processRealTimeSalaryContract', 'RTSALARY3'],
] as const
const claims = [
  ['MCSFE_claimContractDividend', 'SIGNCONDIV3'],
  ['MCSFE_claimDailySalary', 'DAILYSALCONT3'],
  ['MCSFE_claimHourSalary', 'HOURSAL3'],
  ['MCSFE_claimRealTimeSalary', 'RTSALARY3'],
] as const

const told = ({ status, errorCode }: { status: number; errorCode?: string }) => `${status} ${errorCode ?? ''}`.trim()

describe('[K-04] who may call what agents call', () => {
  it.each(reads)('GET /wps/%s: an agent, by a query that is right', async (path, right, wrong, field) => {
    const url = `/wps/${path}`
    expect(told(await call(url, { token: '' }))).toBe('401 login.not.session')
    expect(told(await call(url, { token: tokens.trial }))).toBe('403 in_need_true_account')
    expect(told(await call(url, { token: tokens.member }))).toBe('403 login.agent.only')
    expect(await call(`${url}?${right()}`)).toMatchObject({ status: 200, success: true, value: expect.any(Object) })
    const refused = await call(`${url}?${wrong}`)
    expect(told(refused)).toBe('400 request.invalid')
    expect(refused.message).toEqual(expect.any(String))
    expect(refused.value.fields).toEqual([expect.objectContaining({ field, messageKey: expect.any(String) })])
  })

  it.each(writes)('POST /wps/%s: an agent, by a body that is right', async (path, body, field, encrypted) => {
    const url = `/wps/${path}`
    const by = (token?: string) => call(url, { token, body, encrypted })
    expect(told(await by(''))).toBe('401 login.not.session')
    expect(told(await by(tokens.trial))).toBe('403 in_need_true_account')
    expect(told(await by(tokens.member))).toBe('403 login.agent.only')
    const refused = await by()
    expect(told(refused)).toBe('400 request.invalid')
    expect(refused.value.fields.map((each: { field: string }) => each.field)).toContain(field)
  })

  it('GET /wps/agent/transferEnabled: whoever has an upline or a downline, members too', async () => {
    expect(told(await call('/wps/agent/transferEnabled', { token: '' }))).toBe('401 login.not.session')
    expect(told(await call('/wps/agent/transferEnabled', { token: tokens.trial }))).toBe('403 in_need_true_account')
    expect((await call('/wps/agent/transferEnabled', { token: tokens.member })).value).toMatchObject({ upline: middle })
    expect((await call('/wps/agent/transferEnabled')).value).toMatchObject({ upline: null, isDownOpen: true })
    expect(told(await call('/wps/agent/transferEnabled?all=1'))).toBe('400 request.invalid')
  })

  it.each(relays)('POST /wps/relay/%s: a member, while %s is on', async (name, module) => {
    const url = `/wps/relay/${name}`
    const body = { contractId: '1', action: 'accept' }
    expect(told(await call(url, { token: '', body }))).toBe('401 login.not.session')
    expect(told(await call(url, { token: tokens.trial, body }))).toBe('403 in_need_true_account')
    expect(told(await call(url, { token: tokens.member, body }))).toBe('404 contract.not.found')
    expect(told(await call(url, { body: { contractId: '1', action: 'sign' } }))).toBe('400 request.invalid')
    expect(told(await call(url, { body: { contractId: '-1', action: 'accept' } }))).toBe('400 request.invalid')
    await changeSetting(server(), whiteLabel, { [module]: false })
    expect(told(await call(url, { body }))).toBe('403 function.not.available')
    await changeSetting(server(), whiteLabel, {})
  })

  it.each(claims)('POST /wps/relay/%s: an agent, while %s is on', async (name, module) => {
    const url = `/wps/relay/${name}`
    expect(told(await call(url, { token: '', body: {} }))).toBe('401 login.not.session')
    expect(told(await call(url, { token: tokens.trial, body: {} }))).toBe('403 in_need_true_account')
    expect(told(await call(url, { token: tokens.member, body: {} }))).toBe('403 login.agent.only')
    expect(told(await call(url, { body: {} }))).toBe('409 salary.nothing')
    expect(told(await call(url, { body: { amount: '5' } }))).toBe('400 request.invalid')
    await changeSetting(server(), whiteLabel, { [module]: false })
    expect(told(await call(url, { body: {} }))).toBe('403 function.not.available')
    await changeSetting(server(), whiteLabel, {})
  })

  it('nobody while agents are off', async () => {
    await changeSetting(server(), whiteLabel, { AGENTPOLICY3: false })
    const answers = await Promise.all([
      ...reads.map(([path, right]) => call(`/wps/${path}?${right()}`)),
      ...writes.map(([path, body, , encrypted]) => call(`/wps/${path}`, { body, encrypted })),
      call('/wps/agent/transferEnabled'),
    ])
    expect(new Set(answers.map(told))).toEqual(new Set(['403 function.not.available']))
    await changeSetting(server(), whiteLabel, {})
  })
})

describe('[K-04] what agents are answered', () => {
  it('of downlines: pages by number for public clients, by key for who reads on', async () => {
    const client = 'merchant=m&platform=W&language=en'
    const first = await call(`/wps/agent/downlines?${client}&pageNo=1&pageSize=2`)
    expect(first.value).toMatchObject({ pageNum: 1, pageSize: 2, totalPages: 2, totalCount: 3, path: [top] })
    const second = await call('/wps/agent/downlines?pageNo=2&pageSize=2')
    const accounts = (answer: { value: { list: { account: string }[] } }) =>
      answer.value.list.map((each) => each.account)
    expect([...accounts(first), ...accounts(second)]).toEqual([players[1], players[0], middle])
    expect([first.value.next, second.value.next]).toEqual([expect.any(String), null])
    const on = await call(`/wps/agent/downlines?pageSize=2&after=${first.value.next}`)
    expect([accounts(on), on.value.pageNum, on.value.totalCount]).toEqual([[middle], null, null])
    expect((await call('/wps/agent/downlines?pageNo=9')).value).toMatchObject({
      list: [],
      totalPages: 1,
      totalCount: 3,
    })
    expect((await call(`/wps/agent/downlines?pageNo=1&scope=team&search=l`)).value).toMatchObject({ totalCount: 1 })
    expect(keysOf(first.value.list[0])).toEqual([
      'account',
      'directs',
      'isAgent',
      'isOnline',
      'lastLoginAt',
      'level',
      'nickname',
      'registeredAt',
      'state',
      'type',
      'upline',
    ])
  })

  it('of the rebates of downlines: pages by number', async () => {
    const page = await call('/wps/agent/downlineRebates?language=en&pageNo=2&pageSize=2')
    expect(page.value).toMatchObject({
      pageNum: 2,
      totalPages: 2,
      totalCount: 3,
      next: null,
      list: [{ account: middle }],
    })
    expect((await call('/wps/agent/downlineRebates')).value).toMatchObject({ pageNum: null, totalCount: null })
  })

  it('of money: sent to a direct downline only in a sealed body, and in the downline’s transactions in pages', async () => {
    const body = { account: middle, amount: '25.5', paymentPassword: PIN }
    expect(told(await call('/wps/agent/transferDownline', { body }))).toBe('400 request.encryption.required')
    const sent = await call('/wps/agent/transferDownline', { body, encrypted: true })
    expect(sent.value).toMatchObject({ direction: 'down', from: top, to: middle, amount: '25.50', currency: 'BDT' })
    const other = { ...body, account: low }
    expect(told(await call('/wps/agent/transferDownline', { body: other, encrypted: true }))).toBe(
      '404 agent.not.downline',
    )

    const page = await call(`/wps/report/transaction?account=${middle}&pageNo=1&pageSize=1`)
    expect(page.value).toMatchObject({ currency: 'BDT', pageNum: 1, pageSize: 1, totalPages: 2, totalCount: 2 })
    expect(page.value.list).toEqual([
      {
        seq: '2',
        time: expect.any(Number),
        kind: 'agents.sent',
        reference: sent.value.reference,
        amount: '25.50',
        balanceAfter: '75.50',
      },
    ])
    const second = await call(`/wps/report/transaction?account=${middle}&pageNo=2&pageSize=1`)
    expect([second.value.list[0].amount, second.value.next]).toEqual(['50.00', null])
    expect(told(await call(`/wps/report/transaction?account=${top}`, { token: tokens.middle }))).toBe(
      '404 agent.not.downline',
    )
  })

  it.each(['downlineLottoPNL', 'detailedLottoPNL', 'teamPVPFishingPNL'])('of %s: pages by number', async (name) => {
    const pages = await Promise.all(
      [1, 2, 3].map((pageNo) => call(`/wps/report/${name}?merchant=m&platform=W&pageNo=${pageNo}&pageSize=1`)),
    )
    expect(pages.map(({ value }) => value.list[0].account)).toEqual([players[1], players[0], middle])
    expect(pages[2].value).toMatchObject({ pageNum: 3, pageSize: 1, totalPages: 3, totalCount: 3, next: null })
    expect(told(await call(`/wps/report/${name}?from=2000&until=1000`))).toBe('400 request.invalid')
  })
})

describe('[K-04] contracts by relay', () => {
  const zone = 'Asia/Dhaka'
  const salary = { lossRate: '1', winRate: '0' }
  const kinds = [
    ['dividend', 'Dividend', { periodValidBet: '0', periodLoss: '0', rate: '1' }, 'month'],
    ['daily', 'DailySalary', { betAmountPerDay: '0', ...salary }, 'day'],
    ['hourly', 'HourSalary', { betAmountPerHour: '0', ...salary }, 'hour'],
    ['realtime', 'RealTimeSalary', { singleBetAmount: '0', ...salary }, 'minute5'],
  ] as const
  const processes = {
    dividend: ['MCSFE_processContractDividend', 'MCS2_processDividendReq'],
    daily: ['MCSFE_processDailySalaryContract', 'MCS2_processDailySalContract'],
    hourly: ['MCSFE_processContractHourSalary', 'MCS2_processContractHourSalary'],
    realtime: ['MCSFE_processRealTimeSalaryContract', 'MCSFE_processRealTimeSalaryContract'],
  } as const
  const claimNames = {
    dividend: 'MCSFE_claimContractDividend',
    daily: 'MCSFE_claimDailySalary',
    hourly: 'MCSFE_claimHourSalary',
    realtime: 'MCSFE_claimRealTimeSalary',
  } as const

  it.each(kinds)(
    '%s: rejected, accepted, ended by both, and what it paid claimed once',
    async (kind, _name, tier, length) => {
      const terms = { kind, tiers: [tier] }
      await asOperator(server(), 'signContract', { upline: 'company', account: top, terms, period: length })
      const propose = async () =>
        (await asMember(server(), top, 'proposeContract', { account: middle, terms, period: length }))
          .contractId as string
      const [name, older] = processes[kind]
      const process = (by: string, contractId: string, action: string, token = tokens.middle) =>
        call(`/wps/relay/${by}`, { token, body: { contractId, action } })

      const rejected = await propose()
      expect(told(await process(name, rejected, 'accept', tokens.agent))).toBe('409 contract.state')
      expect(told(await process(name, rejected, 'accept', tokens.member))).toBe('404 contract.not.found')
      expect((await process(older, rejected, 'reject')).value).toMatchObject({
        contractId: rejected,
        state: 'rejected',
      })
      expect(told(await process(older, rejected, 'accept'))).toBe('409 contract.state')

      const contractId = await propose()
      const accepted = await process(name, contractId, 'accept')
      expect(accepted).toMatchObject({ status: 200, success: true })
      expect(accepted.value).toMatchObject({
        state: 'active',
        upline: top,
        downline: middle,
        terms: { kind },
        period: length,
      })
      expect(keysOf(accepted.value)).toEqual([
        'contractId',
        'currency',
        'decidedAt',
        'downline',
        'effectiveFrom',
        'effectiveUntil',
        'endReason',
        'period',
        'proposedAt',
        'proposedBy',
        'state',
        'terminationBy',
        'terms',
        'upline',
        'version',
      ])

      const { startsAt } = periodAt(length, zone, periodAt(length, zone, Date.now()).startsAt - 1)
      await server().wired.app.database.run(sql`
      update contracts.contract set effective_from = ${new Date(startsAt - 86_400_000)} where state = 'active'`)
      await tellFacts(server(), consumers, [
        await playedRound(server(), low, { validBet: 100, closedAt: startsAt + 1 }),
      ])
      await asOperator(server(), 'settlePeriod', { kind, at: startsAt, length })
      const income = await call(`/wps/report/income?kind=${kind}&pageNo=1&from=${startsAt - 1}`, {
        token: tokens.middle,
      })
      expect(income.value).toMatchObject({ currency: 'BDT', owed: '0.00', pageNum: 1, totalPages: 1, totalCount: 1 })
      expect(income.value.list).toMatchObject([{ account: middle, kind, period: length, startsAt, isClaimed: false }])
      expect(income.value.claimable).toBe(income.value.list[0].paid)
      const commission = await call(`/wps/report/commission?kind=${kind}&pageNo=1&from=${startsAt - 1}`, {
        token: tokens.middle,
      })
      expect(commission.value).toEqual(income.value)
      const claim = () => call(`/wps/relay/${claimNames[kind]}`, { token: tokens.middle, body: {} })
      expect((await claim()).value).toEqual({ currency: 'BDT', amount: income.value.claimable })
      expect(told(await claim())).toBe('409 salary.nothing')

      expect((await process(name, contractId, 'terminate')).value).toMatchObject({
        state: 'active',
        terminationBy: middle,
      })
      expect((await process(older, contractId, 'accept', tokens.agent)).value).toMatchObject({
        state: 'ended',
        endReason: 'terminated',
      })
      expect(await ledgerFindings(server())).toEqual([])
    },
  )
})
