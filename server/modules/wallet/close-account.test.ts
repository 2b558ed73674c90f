import { randomUUID } from 'node:crypto'
import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'

const server = useServer()
const PASSWORD = 'lantern-light-77'
const PIN = '135790'
let admin: string
let agent: string

const close = (token: string, password = PASSWORD) =>
  server().call('portal', { method: 'POST', url: '/wps/member/closure', body: { password }, encrypted: true, token })
const sealed = (token: string, method: 'PUT' | 'POST', url: string, body: object) =>
  server().call('portal', { method, url, body, encrypted: true, token })
const credit = (account: string, amount: string) =>
  server().call('console', {
    method: 'POST',
    url: `/staff/members/${account}/credit`,
    token: admin,
    body: { amount, note: 'to close' },
  })
const code = (answer: { json(): { errorCode?: string } }) => answer.json().errorCode
const stateOf = async (account: string) =>
  (
    await server().wired.app.database.one<{ state: string }>(sql`
    select state
    from identity.member
    where account = ${account}`)
  ).state

beforeAll(async () => {
  ;({ admin, agent } = await signInTheCast(server()))
})

describe('[A-20] closing one’s account', () => {
  it('asks for the password, ends every session, and nothing opens it again', async () => {
    const token = await newMember(server(), 'Closing01')
    const other = (await logIn(server(), { username: 'Closing01', password: PASSWORD })).json().value.token
    expect(code(await close(token, 'not-this-one-1'))).toBe('password.wrong')
    expect(await stateOf('Closing01')).toBe('active')

    expect((await close(token)).json()).toEqual({ success: true, value: {} })
    expect(await stateOf('Closing01')).toBe('closed')
    for (const gone of [token, other]) {
      expect(code(await server().call('portal', { url: '/wps/member/sessions', token: gone }))).toBe(
        'login.not.session',
      )
    }
    expect(code(await logIn(server(), { username: 'Closing01', password: PASSWORD }))).toBe('login.closed')
    // Without the password nothing is told of the account's state.
    expect(code(await logIn(server(), { username: 'Closing01', password: 'not-this-one-1' }))).toBe('login.failed')
    expect((await credit('Closing01', '5')).statusCode).toBeLessThan(500)
  })

  it('is refused while money is left in any purse', async () => {
    const token = await newMember(server(), 'Closing02')
    await credit('Closing02', '0.01')

    expect(code(await close(token))).toBe('account.close.money')
    expect(await stateOf('Closing02')).toBe('active')
    expect((await server().call('portal', { url: '/wps/member/sessions', token })).statusCode).toBe(200)
  })

  it('is refused while a withdrawal is on its way', async () => {
    const token = await newMember(server(), 'Closing03')
    await sealed(token, 'PUT', '/wps/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD })
    const bank = { bank: 'BKASH', holder: 'Rahim Uddin', number: '01712345678', paymentPassword: PIN }
    const bound = await sealed(token, 'PUT', '/wps/member/bankCard', bank)
    await credit('Closing03', '1000')
    const wish = { amount: '1000', payoutAccountId: bound.json().value.id, paymentPassword: PIN }
    expect((await sealed(token, 'POST', '/wps/transaction/withdraw', wish)).json()).toMatchObject({ success: true })

    expect(code(await close(token))).toBe('account.close.orders')
    expect(await stateOf('Closing03')).toBe('active')
  })

  it('is refused while a bet may still win, and afterwards takes no further one', async () => {
    const vendor = await openVendor(server())
    const token = await newMember(server(), 'Closing04')
    await credit('Closing04', '1.00')
    const round = { account_id: 'Closing04', currency: 'BDT', game_id: 'game', round_id: randomUUID() }
    const bet = { id_provider: randomUUID(), type: 'bet', amount: '1.00' }
    expect((await vendor.send('betwin', { ...round, finished: false, transactions: [bet] })).status).toBe(200)

    expect(code(await close(token))).toBe('account.close.stakes')
    expect(await stateOf('Closing04')).toBe('active')

    const { game_id: _game, ...ended } = round
    expect((await vendor.send('finish', ended)).status).toBe(200)
    expect((await close(token)).json()).toEqual({ success: true, value: {} })
    const next = {
      ...round,
      round_id: randomUUID(),
      transactions: [{ ...bet, id_provider: randomUUID(), amount: '0.00' }],
    }
    expect((await vendor.send('betwin', { ...next, finished: true })).status).toBeGreaterThanOrEqual(400)
  })

  it('of an agent with downlines is left to customer service', async () => {
    expect(code(await close(agent))).toBe('account.close.agent')
  })
})
