import { randomUUID } from 'node:crypto'
import { logIn, register, registration } from '@croupier/dev/testing/accounts.ts'
import { openUnder, PIN } from '@croupier/dev/testing/agents.ts'
import { asMember, creditedDeposit, playedRound, runPromotion, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { whileItWaits } from '@croupier/dev/testing/while-it-waits.ts'
import { asOperator, ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { periodAt } from '@croupier/basis/period.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { registerConsumers } from '../../platform/outbox-consumer.ts'
import { separationPort } from '../../platform/separation-port.ts'
import { sumRounds } from '../figures/index.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { withdrawalEnded } from '../wallet/index.ts'
import { agentPolicy, sendingRules } from './agents-settings.ts'
import { countRegistrations, countTeamDeposits, countTeamWithdrawals } from './index.ts'
import { isWithin } from './show-agent-door.ts'

const server = useServer()
const consumers = [sumRounds, countRegistrations, countTeamDeposits, countTeamWithdrawals]
const ask = (account: string, name: string, input: object = {}) => asMember(server(), account, name, input)
const tell = (facts: Parameters<typeof tellFacts>[2]) => tellFacts(server(), consumers, facts)
const balanceOf = async (account: string) => (await ask(account, 'showSendingRules')).available
const refusal = (code: string) => expect.objectContaining({ code })

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
})

describe('[F-02] a team of any depth', () => {
  it('shows who stands below, direct ones or all, by drill-down and search, and nobody else', async () => {
    const top = await openUnder(server(), undefined)
    const middle = await openUnder(server(), top)
    const low = await openUnder(server(), middle, { type: 0, name: 'low' })
    const stranger = await openUnder(server(), undefined)

    const directs = await ask(top, 'listDownlines')
    expect(directs.list).toMatchObject([{ account: middle, level: 1, directs: 1, isAgent: true, isOnline: false }])
    const all = await ask(top, 'listDownlines', { scope: 'team' })
    expect(all.list.map(({ account }: { account: string }) => account)).toEqual([low, middle])
    const below = await ask(top, 'listDownlines', { under: middle })
    expect(below).toMatchObject({ path: [top, middle], list: [{ account: low, upline: middle }] })
    expect((await ask(top, 'listDownlines', { scope: 'team', search: 'LOW' })).list).toHaveLength(1)
    expect((await ask(top, 'listDownlines', { scope: 'team', agentsOnly: 'true' })).list).toHaveLength(1)
    expect((await ask(top, 'listDownlines', { scope: 'team', onlineOnly: 'true' })).list).toEqual([])

    await logIn(server(), { username: low, password: 'lantern-light-77' })
    const [online] = (await ask(top, 'listDownlines', { scope: 'team', onlineOnly: 'true' })).list
    expect(online).toMatchObject({ account: low, isOnline: true, lastLoginAt: expect.any(Number) })

    await expect(ask(stranger, 'showDownline', { account: low })).rejects.toEqual(refusal('agent.not.downline'))
    await expect(ask(low, 'showDownline', { account: middle })).rejects.toEqual(refusal('agent.not.downline'))
  })

  it('sums what the team stakes, wins, pays in and who comes, for everybody above', async () => {
    const top = await openUnder(server(), undefined)
    const middle = await openUnder(server(), top)
    const player = await openUnder(server(), middle, { type: 0 })
    await tell([
      await playedRound(server(), player, { validBet: 100, payout: 30 }),
      await playedRound(server(), middle, { validBet: 50, payout: 80 }),
      await creditedDeposit(server(), player, 500),
      await creditedDeposit(server(), player, 200),
    ])
    const overview = await ask(top, 'showTeamOverview', { datePreset: 'today' })
    expect(overview).toMatchObject({
      directs: 1,
      members: 2,
      agents: 1,
      registrations: 2,
      firstDeposits: 1,
      totals: { rounds: 2, betAmount: '150.00', payout: '110.00', netLoss: '40.00', deposits: '700.00' },
    })
    expect(overview.days).toMatchObject([{ date: overview.from, players: 2 }])
    expect(overview.until).toBe(overview.from)
    expect(await ask(middle, 'showTeamOverview', { datePreset: 'today' })).toMatchObject({
      members: 1,
      totals: { rounds: 1, netLoss: '70.00', deposits: '700.00' },
    })
    const { list } = await ask(top, 'listTeamProfit', { datePreset: 'today' })
    expect(list).toMatchObject([
      { account: middle, own: { netLoss: '-30.00' }, team: { netLoss: '70.00', deposits: '700.00' } },
    ])
    expect(await ask(top, 'showDownline', { account: player, datePreset: 'today' })).toMatchObject({
      path: [top, middle, player],
      own: { betAmount: '100.00', deposits: '700.00' },
      team: { betAmount: '0.00' },
    })
  })

  it.each([
    ['paid', '300', '1000.00'],
    ['rejected', undefined, '0.00'],
    ['rejected', '300', '300.00'],
  ] as const)(
    'counts of a withdrawal of 1,000 that is %s, %s of it paid by other members, %s',
    async (state, part, paid) => {
      const top = await openUnder(server(), undefined)
      const player = await openUnder(server(), top, { type: 0 })
      const { id } = (await findMemberByAccount(server().wired.app.database, player))!
      const facts = {
        memberId: id.toString(),
        currency: 'BDT',
        amount: '1000000000',
        fee: '0',
        note: null,
        at: Date.now(),
      }
      const received = part === undefined ? {} : { received: `${part}000000` }
      await tell([withdrawalEnded({ ...facts, ...received, reference: `W${player}`, state })])
      const { totals } = await ask(top, 'showTeamOverview', { datePreset: 'today' })
      expect(totals.withdrawals).toBe(paid)
    },
  )

  it('opens accounts with the default password, which lasts until the first log-in', async () => {
    const top = await openUnder(server(), undefined)
    const opened = await ask(top, 'openDownline', { username: `${top.slice(0, 6)}new1`, kind: 'agent' })
    const answer = await logIn(server(), { username: opened.account, password: opened.password })
    expect(answer.json().value).toMatchObject({ firstTimeLogin: true })
    expect((await ask(top, 'listDownlines')).list).toMatchObject([{ account: opened.account, isAgent: true }])
    await expect(ask(top, 'openDownline', { username: opened.account })).rejects.toEqual(refusal('username.taken'))

    await changeSetting(server(), agentPolicy, { ...agentPolicy.initial, mayOpenAccounts: false })
    await expect(ask(top, 'openDownline', { username: 'whoever22' })).rejects.toEqual(refusal('agent.policy.closed'))
    await changeSetting(server(), agentPolicy, agentPolicy.initial)
  })

  it('promotes a direct downline, and freezes and resets one where the policy lets agents', async () => {
    const top = await openUnder(server(), undefined)
    const middle = await openUnder(server(), top, { type: 0 })
    expect(await ask(top, 'promoteDownline', { account: middle })).toEqual({ type: 2 })
    await expect(ask(top, 'promoteDownline', { account: middle })).rejects.toEqual(refusal('agent.already'))
    expect((await ask(middle, 'listAffiliateCodes')).list).toMatchObject([{ code: middle, isOpen: true }])
    const low = await openUnder(server(), middle, { type: 0 })
    await expect(ask(top, 'promoteDownline', { account: low })).rejects.toEqual(refusal('agent.not.downline'))

    await expect(ask(middle, 'freezeDownline', { account: low })).rejects.toEqual(refusal('agent.policy.closed'))
    await changeSetting(server(), agentPolicy, { ...agentPolicy.initial, mayFreeze: true })
    expect(await ask(middle, 'freezeDownline', { account: low })).toEqual({ state: 'frozen' })
    expect((await ask(middle, 'showDownline', { account: low })).may).toMatchObject({ promote: false })
    await expect(ask(middle, 'promoteDownline', { account: low })).rejects.toEqual(refusal('agent.downline.frozen'))
    expect((await logIn(server(), { username: low, password: 'lantern-light-77' })).statusCode).not.toBe(200)
    expect(await ask(middle, 'unfreezeDownline', { account: low })).toEqual({ state: 'active' })
    // Whom the house froze no agent lets in again, also where one froze them first.
    await ask(middle, 'freezeDownline', { account: low })
    await asOperator(server(), 'freezeMember', { account: low, note: 'for a test' })
    expect((await ask(middle, 'showDownline', { account: low })).may).toMatchObject({ unfreeze: false })
    await expect(ask(middle, 'unfreezeDownline', { account: low })).rejects.toEqual(refusal('agent.policy.closed'))
    await expect(ask(middle, 'resetDownlinePassword', { account: low })).rejects.toEqual(refusal('agent.policy.closed'))
    await asOperator(server(), 'unfreezeMember', { account: low, note: 'for a test' })
    await changeSetting(server(), agentPolicy, agentPolicy.initial)

    const { password } = await ask(middle, 'resetDownlinePassword', { account: low })
    expect((await logIn(server(), { username: low, password: 'lantern-light-77' })).statusCode).not.toBe(200)
    expect((await logIn(server(), { username: low, password })).json().value).toMatchObject({ firstTimeLogin: true })
  })
})

describe('[F-06] codes and what comes of them', () => {
  it('counts clicks, registrations and first deposits of each code', async () => {
    const top = await openUnder(server(), undefined)
    const code = `c${top.slice(1)}`
    await ask(top, 'openAffiliateCode', { code: code.toUpperCase() })
    for (const followed of [code, code, 'nobodys-code']) {
      await server().call('portal', { method: 'POST', url: '/wps/agent/affiliate/follow', body: { code: followed } })
    }
    // Whoever is logged in, the agent too, is brought by nobody.
    const { token } = (await logIn(server(), { username: top, password: 'lantern-light-77' })).json().value
    const url = '/wps/agent/affiliate/follow'
    await server().call('portal', { method: 'POST', url, headers: { authorization: token }, body: { code } })
    const account = `r${top.slice(1, 9)}`
    expect((await register(server(), registration(account, { affiliateCode: code }))).statusCode).toBe(200)
    // Whichever consumer reads first, the registration is read before the deposit.
    await tellFacts(server(), consumers.toReversed(), [await creditedDeposit(server(), account, 100)])
    await tell([await creditedDeposit(server(), account, 100)])

    const { list } = await ask(top, 'listAffiliateCodes', { datePreset: 'today' })
    expect(list.find((each: { code: string }) => each.code === code)).toMatchObject({
      link: `/?affiliateCode=${code}`,
      clicks: 2,
      registrations: 1,
      firstDeposits: 1,
    })
    const other = await openUnder(server(), undefined)
    await expect(ask(other, 'openAffiliateCode', { code })).rejects.toEqual(refusal('agent.code.taken'))
    await expect(ask(other, 'closeAffiliateCode', { code })).rejects.toEqual(refusal('agent.code.unknown'))
    expect(await ask(top, 'closeAffiliateCode', { code })).toEqual({ isOpen: false })
    const refused = await register(server(), registration(`${account}2`, { affiliateCode: code }))
    expect(refused.json().errorCode).toBe('invitation_code_error')
  })
})

describe('[B-06] money between upline and downline', () => {
  it('goes down and up with the payment password, and stands in both records', async () => {
    const top = await openUnder(server(), undefined, { balance: '1000' })
    const low = await openUnder(server(), top, { type: 0, balance: '100' })
    const down = { account: low, amount: '250.5', note: 'for the fair', paymentPassword: PIN }
    expect(await ask(top, 'sendToDownline', down)).toMatchObject({ from: top, to: low, amount: '250.50' })
    expect(await ask(low, 'sendToUpline', { amount: '50', paymentPassword: PIN })).toMatchObject({
      direction: 'up',
      from: low,
      to: top,
    })
    expect([await balanceOf(top), await balanceOf(low)]).toEqual(['799.50', '300.50'])
    for (const [account, received] of [
      [top, [true, false]],
      [low, [false, true]],
    ] as const) {
      const { list } = await ask(account, 'listSendings')
      expect(list.map(({ isReceived }: { isReceived: boolean }) => isReceived)).toEqual(received)
      const record = await ask(account, 'listAccountRecord', { purse: 'main', type: 'transfer' })
      expect(record.list.map(({ kind }: { kind: string }) => kind)).toEqual(['agents.sent', 'agents.sent'])
      expect(record.list[0].vendorName).toBe(account === top ? low : top)
    }
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('asks a member with an active bonus to give it up first, and shows its balance', async () => {
    const top = await openUnder(server(), undefined, { balance: '1000' })
    const low = await openUnder(server(), top, { type: 0, balance: '100' })
    const code = `S${randomUUID().slice(0, 8)}`
    const bonus = {
      maxBet: null,
      maxCashOut: null,
      days: 7,
      weights: [{ gameType: 'RNG', percent: '100' }],
      leftOut: [],
    }
    await runPromotion(server(), { kind: 'code', terms: { code, amount: '50', uses: 1, multiple: '3' } }, { bonus })
    const { promotionClaimId } = await ask(low, 'redeemCode', { promoCode: code })
    await ask(low, 'claimReward', { promotionClaimId })
    const send = () => ask(low, 'sendToUpline', { amount: '50', paymentPassword: PIN })
    await expect(send()).rejects.toMatchObject({ code: 'send.bonus.open', value: { bonus: '50.00' } })
    await ask(low, 'forfeitBonus', { promotionClaimId })
    expect(await send()).toMatchObject({ amount: '50.00' })
  })

  it('[H-01] counts who edited the sender’s money as editors of whoever was sent it, and no longer', async () => {
    const { database, ports } = server().wired.app
    const separation = ports.use(separationPort)
    const idOf = async (account: string) => (await findMemberByAccount(database, account))!.id
    const top = await openUnder(server(), undefined, { balance: '1000' })
    const low = await openUnder(server(), top, { type: 0 })
    const edit = { actors: ['staff:tanvir'], operation: 'resetMemberPassword', at: Date.now() - 1000 }
    const memberIds = [await idOf(top)]
    await database.transaction((tx) => separation.record(tx, { ...edit, memberIds }))
    const send = () => ask(top, 'sendToDownline', { account: low, amount: '20', paymentPassword: PIN })
    await send()
    await send()
    const lowId = await idOf(low)
    expect(await separation.editorsOf(database, lowId, edit.at)).toEqual([
      { actor: 'staff:tanvir', what: 'resetMemberPassword' },
    ])
    // As old as the edit itself, and no older or newer: it ends with it.
    expect(await separation.editorsOf(database, lowId, edit.at + 1)).toEqual([])
    expect(await database.many(sql`select from staff.money_edit where member_id = ${lowId}`)).toHaveLength(1)
  })

  it('keeps to limits, to the payment password, to direct downlines and to equal currencies', async () => {
    const top = await openUnder(server(), undefined, { balance: '5000' })
    const middle = await openUnder(server(), top, { balance: '10' })
    const low = await openUnder(server(), middle, { type: 0 })
    const send = (account: string, amount: string, paymentPassword = PIN) =>
      ask(top, 'sendToDownline', { account, amount, paymentPassword })
    await changeSetting(server(), sendingRules, {
      ...sendingRules.initial,
      limits: { BDT: { least: '10', most: '300', daily: '500' } },
    })
    await expect(send(low, '100')).rejects.toEqual(refusal('agent.not.downline'))
    await expect(send(middle, '9.99')).rejects.toEqual(refusal('send.too.small'))
    await expect(send(middle, '300.01')).rejects.toEqual(refusal('send.too.large'))
    await expect(send(middle, '100', '999999')).rejects.toEqual(refusal('payment.password.wrong'))
    await expect(send(middle, '10.001')).rejects.toMatchObject({
      code: 'request.invalid',
      value: { fields: [{ field: 'amount', messageKey: 'fault.too.fine', max: 2 }] },
    })
    await send(middle, '300')
    await expect(send(middle, '200.01')).rejects.toEqual(refusal('send.daily'))
    await send(middle, '200')
    await expect(ask(top, 'sendToUpline', { amount: '10', paymentPassword: PIN })).rejects.toEqual(
      refusal('send.no.upline'),
    )
    await changeSetting(server(), sendingRules, { ...sendingRules.initial, isUpOpen: false })
    await expect(ask(middle, 'sendToUpline', { amount: '10', paymentPassword: PIN })).rejects.toEqual(
      refusal('send.closed'),
    )
    await changeSetting(server(), sendingRules, sendingRules.initial)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('counts on the day whose limit it was judged by, also where it waited over midnight', async () => {
    const { app } = server().wired
    const { clock } = app
    const top = await openUnder(server(), undefined, { balance: '5000' })
    const low = await openUnder(server(), top, { type: 0 })
    const limits = { BDT: { least: '10', most: '300', daily: '500' } }
    await changeSetting(server(), sendingRules, { ...sendingRules.initial, limits })
    const send = () => asMember(server(), top, 'sendToDownline', { account: low, amount: '300', paymentPassword: PIN })
    const midnight = periodAt('day', 'Asia/Dhaka', clock.now()).startsAt
    let now = midnight - 1
    Object.assign(app, { clock: { now: () => now } })

    const first = await whileItWaits(server(), top, send, async () => {
      now = midnight
    })
    const again = await send().catch((error: unknown) => error)
    Object.assign(app, { clock })
    await changeSetting(server(), sendingRules, sendingRules.initial)

    expect(first).toMatchObject({ amount: '300.00', sentAt: midnight })
    expect(again).toEqual(refusal('send.daily'))
  })
})

describe('[F-01] business hours', () => {
  it.each([
    ['08:59', '09:00', '18:00', false],
    ['09:00', '09:00', '18:00', true],
    ['18:00', '09:00', '18:00', false],
    ['23:30', '22:00', '06:00', true],
    ['06:00', '22:00', '06:00', false],
    ['12:00', '00:00', '00:00', true],
  ])('%s between %s and %s: %s', (wall, opensAt, closesAt, isOpen) => {
    expect(isWithin(wall, opensAt, closesAt)).toBe(isOpen)
  })

  it('are shown on the agents’ log-in page', async () => {
    const answer = await server().call('portal', { url: '/wps/agent/businessHours' })
    expect(answer.json().value).toMatchObject({ opensAt: '09:00', closesAt: '23:00', isOpenNow: expect.any(Boolean) })
  })
})
