import { randomUUID } from 'node:crypto'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { OperationShape } from '@croupier/api/operation.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { vendorByCode } from '@croupier/server/modules/catalogue/index.ts'
import { playPort } from '@croupier/server/modules/play/index.ts'
import { operations } from '@croupier/server/wiring.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, newMember } from '../testing/accounts.ts'
import { signInOperator } from '../testing/cast.ts'
import { makeUpColleague } from '../testing/colleague.ts'
import { useServer } from '../testing/server.ts'
import { asOperator, openVendor, type TestVendor } from '../testing/vendor.ts'

/*
 * Nobody pays out what they arranged: every staff operation that edits a member's money, done by an administrator, and then
 * that member's withdrawal approved by the same person: as themselves, and as a colleague they made up.
 */

const server = useServer()
const database = () => server().wired.app.database
const PIN = '135790'
const PASSWORD = 'lantern-light-77'
let vendor: TestVendor
let mitali: string
let count = 0
let calls = 0

const shapes = operations.map(({ operation }) => operation as OperationShape)
const writing = shapes.filter(({ caller, method }) => caller === 'staff' && method !== 'GET')

const staff = (method: 'GET' | 'POST', url: string, token: string, body?: object) =>
  server().call('console', { method, url: `/staff${url}`, token, ...(body ? { body } : {}) })

/** Every call from an address of its own: limits by address are not what is tested here. */
const address = () => `10.9.${(calls += 1) >> 8}.${calls & 255}`

interface Payee {
  account: string
  payoutAccount: string
  /** A finished round of theirs with a stake of 10. */
  roundId: string
}

const bet = async (account: string, finished: boolean) => {
  const transactions = [{ id_provider: randomUUID(), type: 'bet', amount: '10' }]
  const body = { account_id: account, currency: 'BDT', game_id: 'game', round_id: randomUUID(), finished, transactions }
  return (await vendor.send('betwin', body)).body.round_id as string
}

/** Gives a signed-in member a payment password, an account to be paid to, money and a round. */
async function furnish(account: string, token: string): Promise<Payee & { withdraw(): Promise<string> }> {
  const member = (method: 'POST' | 'PUT', url: string, body: object) =>
    server().call('portal', { method, url: `/wps${url}`, token, address: address(), body, encrypted: true })
  await member('PUT', '/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD })
  const card = { bank: 'BKASH', holder: 'Rahim Uddin', number: `017${10_000_000 + count}`, paymentPassword: PIN }
  const bound = await member('PUT', '/member/bankCard', card)
  const payoutAccount = bound.json().value.id
  await asOperator(server(), 'creditMember', { account, amount: '5000', note: 'to withdraw' })
  const roundId = await bet(account, true)
  return {
    account,
    payoutAccount,
    roundId,
    async withdraw() {
      // Whatever was edited, the member can ask for the money again.
      await member('PUT', '/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD })
      const wish = { amount: '1000', payoutAccountId: payoutAccount, paymentPassword: PIN }
      const answer = (await member('POST', '/transaction/withdraw', wish)).json()
      expect(answer).toMatchObject({ success: true })
      return answer.value.reference
    },
  }
}

/** What an administrator does with each operation that edits. */
const edits: Record<string, (boss: string, payee: Payee) => Promise<unknown>> = {
  creditMember: (boss, { account }) =>
    staff('POST', `/members/${account}/credit`, boss, { amount: '5', note: 'a gift' }),
  amendPayoutAccount: (boss, { account, payoutAccount }) =>
    staff('POST', `/members/${account}/payout-accounts/${payoutAccount}`, boss, { holder: 'Karim', note: 'as asked' }),
  resettleRound: (boss, { roundId }) =>
    staff('POST', `/rounds/${roundId}/resettle`, boss, { payout: '900', note: 'the vendor said so' }),
  voidRound: (boss, { roundId }) => staff('POST', `/rounds/${roundId}/void`, boss, { note: 'the vendor said so' }),
  clearPaymentPassword: (boss, { account }) =>
    staff('POST', `/members/${account}/payment-password/clear`, boss, { note: 'forgotten' }),
  releaseContact: (boss, { account }) =>
    staff('POST', `/members/${account}/contacts/mobile/release`, boss, { note: 'another number' }),
  async resetMemberPassword(boss, { account }) {
    const { hash } = await database().one<{ hash: string }>(sql`
      select password_hash as hash from identity.member where account = ${account}`)
    const answer = await staff('POST', `/members/${account}/password/reset`, boss, { note: 'forgotten' })
    // The payee has their own password again, and is in.
    await database().run(sql`
      update identity.member set password_hash = ${hash}, must_change_password = false where account = ${account}`)
    await database().run(sql`
      update identity.session s set ended_at = null, end_reason = null
      from identity.member m
      where m.id = s.member_id and m.account = ${account}`)
    return answer
  },
  recallMemberFunds: (boss, { account }) => staff('POST', `/members/${account}/recall`, boss, { note: 'to withdraw' }),
  async closeOpenRounds(boss, { account }) {
    const { app } = server().wired
    const play = app.ports.use(playPort)
    const { memberId } = (await play.playerByAccount(account))!
    await play.perform({
      vendorId: vendorByCode(app, vendor.code)!.id,
      gameNodeId: vendor.nodeId,
      memberId,
      currency: 'BDT',
      roundRef: randomUUID(),
      roundId: uuidv7(Date.now() - 3 * 3_600_000),
      transactions: [{ ref: randomUUID(), type: 'bet', amount: 1_000_000n }],
      closesRound: false,
    })
    await database().run(sql`
      update play.transaction set at = at - interval '3 hours' where member_id = ${memberId}`)
    return staff('POST', '/rounds/close', boss, { vendor: vendor.code, hours: 1 })
  },
  async resetAuthenticator(boss, { account }) {
    await database().run(sql`
      insert into identity.authenticator (member_id, sealed, bound_at)
      select id, 'sealed', now() from identity.member where account = ${account}`)
    return staff('POST', `/members/${account}/authenticator/reset`, boss, { note: 'lost the phone' })
  },
}

/** Edits of what takes a provider or a vendor to have, and the tests that show that they are recorded. */
const shownElsewhere = {
  capRebates: 'server/modules/agents/staff-agents.test.ts',
  resetStaffCashier: 'server/modules/agents/staff-agents.test.ts',
  correctPoints: 'server/modules/points/points.test.ts',
  decideApplication: 'server/modules/promotions/promotions.test.ts',
  decidePointOrder: 'server/modules/points/points.test.ts',
  decidePart: 'server/modules/wallet/parts/parts.test.ts',
  debitMember: 'server/modules/wallet/reports/reports.test.ts',
  decideDeposit: 'server/modules/wallet/deposits/deposits.test.ts',
  endContract: 'server/modules/contracts/contracts.test.ts',
  correctResult: 'server/modules/lottery/results.test.ts',
  enterResult: 'server/modules/lottery/results.test.ts',
  voidDraw: 'server/modules/lottery/results.test.ts',
  voidFixture: 'server/modules/book/staff/void-fixture.test.ts',
  voidTableRound: 'server/modules/tables/staff/void-table-round.test.ts',
  moveTeam: 'server/modules/agents/staff-agents.test.ts',
  markTransfer: 'server/modules/funds/transfers.test.ts',
  signContract: 'server/modules/contracts/contracts.test.ts',
}

beforeAll(async () => {
  vendor = await openVendor(server())
  mitali = await signInOperator(server(), 'mitali', 'approver', address())
})

describe('[H-01] nobody approves what they edited', () => {
  it('every staff operation that writes says what it has to do with members’ money', () => {
    expect(writing.filter(({ memberMoney }) => memberMoney === undefined).map(({ name }) => name)).toEqual([])
    const editing = writing.filter(({ memberMoney }) => memberMoney === 'edits').map(({ name }) => name)
    const shown = [...Object.keys(edits), ...Object.keys(shownElsewhere), 'createMember']
    expect(editing.toSorted()).toEqual(shown.toSorted())
  })

  const REFUSED = 'withdrawal.approver.is.editor'

  async function approve(token: string, reference: string): Promise<string> {
    const answer = await staff('POST', `/withdrawals/${reference}/approve`, token, {})
    return answer.statusCode === 200 ? answer.json().value.state : answer.json().errorCode
  }

  /** The withdrawal is not the boss's to approve, and the screen says why; it is somebody else's. */
  async function expectSeparated(boss: string, reference: string, operation: string): Promise<void> {
    const shown = (await staff('GET', `/withdrawals/${reference}`, boss)).json().value
    expect(shown).toMatchObject({ mayApprove: false })
    expect(shown.editors).toContainEqual({ actor: `staff:boss${count}`, what: operation })
    expect(await approve(boss, reference)).toBe(REFUSED)
    expect(await approve(mitali, reference)).toBe('approved')
  }

  it.each(Object.keys(edits))('by %s', async (operation) => {
    count += 1
    const account = `Payee${String(count).padStart(3, '0')}`
    const payee = await furnish(account, await newMember(server(), account, address()))
    const boss = await signInOperator(server(), `boss${count}`, 'admin', address())

    const edited = await edits[operation]!(boss, payee)

    expect((edited as { json(): unknown }).json()).toMatchObject({ success: true })
    await expectSeparated(boss, await payee.withdraw(), operation)
  })

  it('by createMember', async () => {
    count += 1
    const account = `Payee${String(count).padStart(3, '0')}`
    const boss = await signInOperator(server(), `boss${count}`, 'admin', address())

    await staff('POST', '/members', boss, { username: account, password: PASSWORD, mustChangePassword: false })

    const login = await logIn(server(), { username: account, password: PASSWORD }, {}, address())
    const payee = await furnish(account, login.json().value.token)
    await expectSeparated(boss, await payee.withdraw(), 'createMember')
  })

  it('as an account they created, nor as one which that account created', async () => {
    count += 1
    const account = `Payee${String(count).padStart(3, '0')}`
    const payee = await furnish(account, await newMember(server(), account, address()))
    const boss = await signInOperator(server(), `boss${count}`, 'admin', address())
    await edits['resettleRound']!(boss, payee)
    const reference = await payee.withdraw()

    const puppet = await makeUpColleague(server(), boss, `puppet${count}`, 'admin', address())
    const theirs = await makeUpColleague(server(), puppet, `theirs${count}`, 'approver', address())

    expect([await approve(puppet, reference), await approve(theirs, reference)]).toEqual([REFUSED, REFUSED])
    expect(await approve(mitali, reference)).toBe('approved')
  })

  it.each(['password/reset', 'totp/reset', 'role', 'enable'])('as a colleague after %s', async (open) => {
    count += 1
    const account = `Payee${String(count).padStart(3, '0')}`
    const payee = await furnish(account, await newMember(server(), account, address()))
    const boss = await signInOperator(server(), `boss${count}`, 'admin', address())
    const role = open === 'role' ? 'cashier' : 'approver'
    const before = await signInOperator(server(), `colleague${count}`, role, address())
    const { list } = (await staff('GET', '/operators', boss)).json().value
    const { id } = list.find((one: { account: string }) => one.account === `colleague${count}`)
    const reference = await payee.withdraw()
    await edits['creditMember']!(boss, payee)

    if (open === 'enable') await staff('POST', `/operators/${id}/disable`, boss, {})
    const opened = await staff('POST', `/operators/${id}/${open}`, boss, open === 'role' ? { role: 'approver' } : {})

    expect(opened.json()).toMatchObject({ success: true })
    const colleague = await signInAgain(before, `colleague${count}`, opened.json().value.password)
    expect(await approve(colleague, reference)).toBe(REFUSED)
    expect(await approve(mitali, reference)).toBe('approved')
  })

  it('and decides on no proposal of an account of theirs, nor such an account on one of theirs', async () => {
    count += 1
    const account = `Payee${String(count).padStart(3, '0')}`
    await newMember(server(), account, address())
    const boss = await signInOperator(server(), `boss${count}`, 'admin', address())
    const puppet = await makeUpColleague(server(), boss, `puppet${count}`, 'admin', address())
    const propose = async (token: string) => {
      const large = { amount: '50000', note: 'a large gift' }
      return (await staff('POST', `/members/${account}/credit`, token, large)).json().value.proposalId
    }
    for (const [proposer, decider] of [
      [boss, puppet],
      [puppet, boss],
    ] as const) {
      const id = await propose(proposer)
      for (const verb of ['approve', 'reject']) {
        const body = verb === 'reject' ? { note: 'not now' } : {}
        const answer = await staff('POST', `/proposals/${id}/${verb}`, decider, body)
        expect([verb, answer.json().errorCode]).toEqual([verb, 'staff.four.eyes'])
      }
      const { list } = (await staff('GET', '/proposals', decider)).json().value
      expect(list.find((one: { id: string }) => one.id === id)).toMatchObject({ mayDecide: false })
    }
  })

  it('is over after the days the operator sets', async () => {
    count += 1
    const account = `Payee${String(count).padStart(3, '0')}`
    const payee = await furnish(account, await newMember(server(), account, address()))
    const boss = await signInOperator(server(), `boss${count}`, 'admin', address())
    await edits['creditMember']!(boss, payee)
    const reference = await payee.withdraw()

    await database().run(sql`
      update staff.money_edit set at = at - interval '7 days' where actor = ${`staff:boss${count}`}`)

    expect(await approve(boss, reference)).toBe('approved')
  })
})

/** A session of an operator after their account was opened anew; the one they had where it goes on. */
async function signInAgain(token: string, account: string, firstPassword: string | undefined): Promise<string> {
  if ((await staff('GET', '/session', token)).statusCode === 200) return token
  const changed = 'brass-and-paper-78'
  const password = firstPassword ?? changed
  const login = await server().call('console', {
    method: 'POST',
    url: '/staff/session/login',
    body: { account, password },
    address: address(),
  })
  const anew = login.json().value.token
  if (firstPassword !== undefined) {
    await staff('POST', '/session/password', anew, { password, newPassword: changed })
  }
  return anew
}
