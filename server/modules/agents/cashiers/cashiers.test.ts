import { logIn } from '@croupier/dev/testing/accounts.ts'
import { openUnder, PIN } from '@croupier/dev/testing/agents.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { describe, expect, it } from 'vitest'

const server = useServer()
const ask = (account: string, name: string, input: object = {}) => asMember(server(), account, name, input)
const refusal = (code: string) => expect.objectContaining({ code })
const CHOSEN = 'harbour-lamp-41'

type Method = 'GET' | 'POST' | 'PUT'
const call = (token: string, method: Method, url: string, body?: object, encrypted = false) =>
  server().call('portal', { method, url, headers: { authorization: token }, ...(body && { body, encrypted }) })

/** An agent with a cashier who has chosen a password of their own. */
async function openPair() {
  const top = await openUnder(server(), undefined, { balance: '1000' })
  const low = await openUnder(server(), top, { type: 0 })
  const { account, password } = await ask(top, 'openCashier', { username: `k${top.slice(1)}` })
  return { top, low, account, password }
}

describe('[B-06] a cashier of an agent', () => {
  it('stands in no tree, logs in at the agents’ door and chooses a password first', async () => {
    const { top, account, password } = await openPair()
    expect((await ask(top, 'listDownlines', { scope: 'team' })).list).toHaveLength(1)
    expect(await ask(top, 'listCashiers')).toMatchObject({ most: 3, list: [{ account, state: 'active' }] })
    const answer = await logIn(server(), { username: account, password }, { moduleid: 'AGENTPOLICY3' })
    const { token, firstTimeLogin } = answer.json().value
    expect(firstTimeLogin).toBe(true)
    const due = await call(token, 'GET', '/wps/agent/transferEnabled')
    expect(due.json().errorCode).toBe('password.change.due')
    expect((await call(token, 'GET', '/wps/member/info')).json().value).toMatchObject({
      account,
      isAgent: true,
      cashierOf: top,
    })
  })

  it('sends for the agent with a payment password of their own, and does nothing else', async () => {
    const { top, low, account, password } = await openPair()
    const { token } = (await logIn(server(), { username: account, password })).json().value
    const chosen = { oldPassword: password, newPassword: CHOSEN, confirmNewPassword: CHOSEN }
    expect((await call(token, 'POST', '/wps/member/password', chosen, true)).statusCode).toBe(200)
    const send = (paymentPassword: string) =>
      call(token, 'POST', '/wps/agent/transferDownline', { account: low, amount: '100', paymentPassword }, true)
    expect((await call(token, 'GET', '/wps/agent/transferEnabled')).json().value).toMatchObject({
      available: '1000.00',
      isDownOpen: true,
      hasPaymentPassword: false,
    })
    // The agent's is not theirs.
    expect((await send(PIN)).json().errorCode).toBe('payment.password.missing')
    const pin = { password: CHOSEN, paymentPassword: '864213' }
    expect((await call(token, 'PUT', '/wps/member/paymentPassword', pin, true)).statusCode).toBe(200)
    expect((await send(PIN)).json().errorCode).toBe('payment.password.wrong')
    expect((await send('864213')).json().value).toMatchObject({ from: top, to: low, amount: '100.00', by: account })
    expect((await ask(top, 'listSendings')).list).toMatchObject([{ to: low, by: account }])
    expect((await ask(low, 'listSendings')).list).toMatchObject([{ from: top, by: null }])
    expect((await call(token, 'GET', `/wps/agent/downline?account=${low}`)).json().value.may).toEqual({
      promote: false,
      freeze: false,
      unfreeze: false,
      resetPassword: false,
      propose: false,
      send: true,
    })
    for (const [method, url] of [
      ['GET', '/wps/agent/contracts'],
      ['GET', '/wps/agent/affiliateUrls'],
      ['GET', '/wps/agent/globalRebateSettings'],
      ['GET', '/wps/agent/cashiers'],
      ['POST', '/wps/agent/downline'],
      ['GET', '/wps/agent/teamOverview'],
      ['GET', '/wps/rewards'],
    ] as const) {
      const answer = await call(token, method, url, method === 'POST' ? { username: 'whoever' } : undefined)
      expect([url, answer.json().errorCode]).toEqual([url, 'cashier.not.allowed'])
    }
    expect(await ask(top, 'freezeCashier', { account })).toEqual({ state: 'frozen' })
    expect((await call(token, 'GET', '/wps/agent/transferEnabled')).json().errorCode).toBe('login.not.session')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('may call nothing but these', () => {
    const open = server()
      .wired.operations.filter(({ operation }) => operation.cashier === 'agent')
      .map(({ operation }) => operation.name)
    expect(open.toSorted()).toEqual([
      'listAccountRecord',
      'listDownlineTransactions',
      'listDownlines',
      'listIncome',
      'listSendings',
      'sendToDownline',
      'sendToUpline',
      'showBalance',
      'showConsolidatedFunds',
      'showDownline',
      'showSendingRules',
    ])
  })

  it('is opened and reset by the agent alone, as many as the house lets', async () => {
    const { top, account } = await openPair()
    // Shorter than the name they begin with, so that none of them is that name.
    const named = (last: string) => `${account.slice(0, 8)}${last}`
    const other = await openUnder(server(), undefined)
    await expect(ask(other, 'freezeCashier', { account })).rejects.toEqual(refusal('agent.cashier.unknown'))
    await expect(ask(other, 'resetCashierPassword', { account })).rejects.toEqual(refusal('agent.cashier.unknown'))
    await expect(ask(other, 'openCashier', { username: account })).rejects.toEqual(refusal('username.taken'))
    await ask(top, 'openCashier', { username: named('2') })
    await ask(top, 'openCashier', { username: named('3') })
    await expect(ask(top, 'openCashier', { username: named('4') })).rejects.toEqual(refusal('agent.cashiers.most'))
    expect(await ask(top, 'freezeCashier', { account })).toEqual({ state: 'frozen' })
    await ask(top, 'openCashier', { username: named('4') })
    await expect(ask(top, 'unfreezeCashier', { account })).rejects.toEqual(refusal('agent.cashiers.most'))
    await ask(top, 'freezeCashier', { account: named('4') })
    expect(await ask(top, 'unfreezeCashier', { account })).toEqual({ state: 'active' })
    await asOperator(server(), 'freezeMember', { account, note: 'for a test' })
    await expect(ask(top, 'unfreezeCashier', { account })).rejects.toEqual(refusal('agent.policy.closed'))
  })
})
