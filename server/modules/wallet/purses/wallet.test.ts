import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { checkLedger } from '../../ledger/index.ts'

const server = useServer()
const database = () => server().wired.app.database
let cast: Cast
let member: string

beforeAll(async () => {
  cast = await signInTheCast(server())
  member = await newMember(server(), 'Rokeya5')
})

const staff = (method: 'GET' | 'POST', url: string, body?: object, headers: Record<string, string> = {}) =>
  server().call('console', { method, url, token: cast.admin, headers, ...(body ? { body } : {}) })
const balance = async (token: string) =>
  (await server().call('portal', { url: '/wps/v2/wallets/balance', token })).json().value

describe('[B-01] balances', () => {
  it('shows an operator’s credit to the member, with symbol and decimals', async () => {
    const credited = await staff('POST', '/staff/members/rokeya5/credit', { amount: '1234.5', note: 'goodwill' })

    expect(credited.json().value).toEqual({ id: expect.any(String), balance: '1234.50' })
    expect(await balance(member)).toMatchObject({
      sumBalance: '1234.50',
      currencySymbol: '৳',
      balance: expect.arrayContaining([
        { accountTypeId: 2, accountTypeName: 'main', availBalance: '1234.50', seq: '1' },
      ]),
    })
  })

  it('tells the member’s open pages, with the number of the ledger’s line', async () => {
    const { payload } = await database().one<{ payload: object }>(sql`
      select payload
      from platform.live_message
      where type = 'balance'
      order by id
      limit 1`)

    expect(payload).toEqual({ currency: 'BDT', available: '1234.50', ledgerSeq: '1' })
  })

  it('answers one purse where one is asked for', async () => {
    const answer = await server().call('portal', { url: '/wps/v2/wallets/balance?typeId=6', token: member })

    expect(answer.json().value.balance).toEqual([
      { accountTypeId: 6, accountTypeName: 'points', availBalance: '0.00', seq: '0' },
    ])
  })

  it('needs a session', async () => {
    const answer = await server().call('portal', { url: '/wps/v2/wallets/balance' })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'login.not.session'])
  })
})

describe('[A-18] funds at a glance', () => {
  it('names the four contracts, none of which there is', async () => {
    const answer = await server().call('portal', { url: '/wps/member/info/funds/consolidated', token: member })

    expect(answer.json().value).toMatchObject({
      currency: 'BDT',
      dailysalreqtype: null,
      divtypereq: null,
      contracthoursalreq: null,
      realtimesalreqtype: null,
    })
  })
})

describe('crediting', () => {
  it('answers a repeat under the same key with the first answer', async () => {
    const headers = { 'idempotency-key': 'credit-rokeya-000001' }
    const body = { amount: '10.00', note: 'twice sent' }

    const first = await staff('POST', '/staff/members/rokeya5/credit', body, headers)
    const second = await staff('POST', '/staff/members/rokeya5/credit', body, headers)

    expect(second.json()).toEqual(first.json())
  })

  it.each(['0', '0.00', '-5', '1e3', '0.00000001', '1,000', ''])('refuses the amount %j', async (amount) => {
    const answer = await staff('POST', '/staff/members/rokeya5/credit', { amount, note: 'no amount' })

    expect(answer.statusCode).toBe(400)
    expect(answer.json().value.fields[0].field).toBe('amount')
  })

  it('refuses an unknown member and one without a main purse', async () => {
    const nobody = await staff('POST', '/staff/members/nobody/credit', { amount: '1', note: 'who?' })
    const house = await staff('POST', '/staff/members/house/credit', { amount: '1', note: 'the house' })

    expect([nobody.statusCode, nobody.json().errorCode]).toEqual([404, 'member.not.found'])
    expect([house.statusCode, house.json().errorCode]).toEqual([409, 'wallet.purse.missing'])
  })

  it('leaves an audit line that names the operator', async () => {
    const line = await database().one<{ actor: string; details: object }>(sql`
      select actor, details
      from staff.audit_line
      where action = 'creditMember'
        and outcome = 'done'
      order by seq
      limit 1`)

    expect(line).toEqual({ actor: 'staff:anika', details: { account: 'rokeya5', amount: '1234.5', note: 'goodwill' } })
  })

  it('moves money from the house, and the books add up with the wallet’s own rows', async () => {
    const report = await checkLedger(database())

    expect(report.findings).toEqual([])
  })
})

describe('a member in the console', () => {
  it('is shown with purses and without a full address', async () => {
    const answer = await staff('GET', '/staff/members/ROKEYA5')

    expect(answer.json().value).toMatchObject({
      account: 'Rokeya5',
      type: 0,
      state: 'active',
      upline: 'house',
      purses: expect.arrayContaining([expect.objectContaining({ purse: 'main', unit: 'BDT', balance: '1244.50' })]),
    })
  })

  it('has a statement that pages without gaps', async () => {
    const first = (await staff('GET', '/staff/members/rokeya5/statement?pageSize=1')).json().value
    const second = (await staff('GET', `/staff/members/rokeya5/statement?pageSize=1&before=${first.next}`)).json().value

    expect(first.list).toEqual([
      expect.objectContaining({ seq: '2', kind: 'wallet.adjustment', amount: '10.00', balanceAfter: '1244.50' }),
    ])
    expect(second.list).toEqual([expect.objectContaining({ seq: '1', amount: '1234.50', balanceAfter: '1234.50' })])
    expect(second.next).toBeNull()
  })

  it('is refused to the portal’s listener', async () => {
    const answer = await server().call('portal', { url: '/staff/members', token: cast.admin })

    expect(answer.statusCode).toBe(404)
  })
})

describe('[A-11] free play', () => {
  it('opens a trial with play money, who may look and not transact', async () => {
    const login = await server().call('portal', {
      method: 'POST',
      url: '/wps/session/login/freeplay',
      body: { os: 'linux', platform: 'W' },
    })

    const { token } = login.json().value
    const info = await server().call('portal', { url: '/wps/member/info', token })
    expect(info.json().value).toMatchObject({ type: 4, isTrial: true, account: expect.stringMatching(/^trial-/) })
    expect(await balance(token)).toMatchObject({
      sumBalance: '10000.00',
      balance: [{ accountTypeId: 4, accountTypeName: 'trial', availBalance: '10000.00', seq: '1' }],
    })
    const funds = await server().call('portal', { url: '/wps/member/info/funds/consolidated', token })
    expect([funds.statusCode, funds.json().errorCode]).toEqual([403, 'in_need_true_account'])
  })

  it('cannot be logged in to by a password', async () => {
    const { account } = await database().one<{ account: string }>(sql`
      select account
      from identity.member
      where type = 4
      limit 1`)

    const answer = await logIn(server(), { username: account, password: 'lantern-light-77' })

    expect(answer.json().errorCode).toBe('login.failed')
  })
})

describe('freezing', () => {
  it('ends sessions, closes purses to debits and refuses log-ins, until it is lifted', async () => {
    const token = await newMember(server(), 'Frosty1')

    const frozen = await staff('POST', '/staff/members/frosty1/freeze', { note: 'chargeback' })

    expect(frozen.json().value).toEqual({ state: 'frozen' })
    const info = await server().call('portal', { url: '/wps/member/info', token })
    expect(info.json().value).toEqual({})
    const refused = await logIn(server(), { username: 'frosty1', password: 'lantern-light-77' })
    expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 'login.frozen'])
    const { purses } = (await staff('GET', '/staff/members/frosty1')).json().value
    expect(purses.every((purse: { isDebitClosed: boolean }) => purse.isDebitClosed)).toBe(true)
    const credited = await staff('POST', '/staff/members/frosty1/credit', { amount: '5', note: 'still lands' })
    expect(credited.json().value.balance).toBe('5.00')

    const thawed = await staff('POST', '/staff/members/frosty1/unfreeze', { note: 'cleared up' })

    expect(thawed.json().value).toEqual({ state: 'active' })
    const back = await logIn(server(), { username: 'frosty1', password: 'lantern-light-77' })
    expect(back.json()).toMatchObject({ success: true })
    const after = (await staff('GET', '/staff/members/frosty1')).json().value
    expect(after.purses.some((purse: { isDebitClosed: boolean }) => purse.isDebitClosed)).toBe(false)
  })

  it('does not freeze the house', async () => {
    const answer = await staff('POST', '/staff/members/house/freeze', { note: 'no house' })

    expect(answer.json().errorCode).toBe('member.not.found')
  })
})
