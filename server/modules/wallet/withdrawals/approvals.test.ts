import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { type Setting, settingsPort } from '../../../platform/settings.ts'
import { approveAutomatically } from '../index.ts'
import { approvedAloneMost, automaticApprovalMost, payoutTimes } from './withdraw-settings.ts'

const server = useServer()
const app = () => server().wired.app
const PIN = '135790'
const PASSWORD = 'lantern-light-77'
let admin: string
let approver: string
let second: string
let count = 0

const staff = async (method: 'GET' | 'POST', url: string, token: string, body?: object) =>
  (await server().call('console', { method, url: `/staff${url}`, token, ...(body ? { body } : {}) })).json()

async function change<Value>(setting: Setting<Value>, value: Value): Promise<void> {
  const settings = app().ports.use(settingsPort)
  await app().database.transaction((tx) => settings.change(tx, setting, value, 'test'))
  await settings.refresh()
}

/** A withdrawal of a new member, whose money and account have been there for long. */
async function asked(amount: string): Promise<string> {
  count += 1
  const account = `Approved${count}`
  const token = await newMember(server(), account)
  const member = (method: 'POST' | 'PUT', url: string, body: object) =>
    server().call('portal', { method, url: `/wps${url}`, token, body, encrypted: true, address: `10.8.0.${count}` })
  await member('PUT', '/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD })
  const payee = { bank: 'BKASH', holder: 'Rahim Uddin', number: `0171${1_000_000 + count}`, paymentPassword: PIN }
  const { id } = (await member('PUT', '/member/bankCard', payee)).json().value
  await staff('POST', `/members/${account}/credit`, admin, { amount: '9000', note: 'to withdraw' })
  await app().database.run(
    sql`update wallet.payout_account set bound_at = now() - interval '9 days' where id = ${BigInt(id)}`,
  )
  await app().database.run(sql`delete from staff.money_edit`)
  const wish = { amount, payoutAccountId: id, paymentPassword: PIN }
  return (await member('POST', '/transaction/withdraw', wish)).json().value.reference
}
const stateOf = async (reference: string) =>
  (await staff('GET', `/withdrawals/${reference}`, approver)).value.withdrawal as { state: string; approvedBy: string }
const runAutomatic = (reference: string) =>
  approveAutomatically.run(
    ownScope(app(), { requestId: 'auto', actor: { kind: 'system', name: 'test' }, language: 'en' }),
    { reference },
  )

beforeAll(async () => {
  admin = await signInOperator(server(), 'anika', 'admin')
  approver = await signInOperator(server(), 'mitali', 'approver')
  second = await signInOperator(server(), 'rehana', 'approver')
})

describe('[H-03] withdrawals are found', () => {
  const found = async (query: string) =>
    (await staff('GET', `/withdrawals?${query}`, approver)).value.list.map(
      ({ reference }: { reference: string }) => reference,
    )

  it('by the address they were asked for from, and by the device of their member, whoever else has used it', async () => {
    const [one, other] = [await asked('600'), await asked('600')]
    const { withdrawal } = (await staff('GET', `/withdrawals/${one}`, approver)).value
    expect(withdrawal.ip).toMatch(/^10\.8\.0\.\d+$/)
    expect(await found(`ip=${withdrawal.ip}`)).toEqual([one])
    expect((await staff('GET', '/withdrawals?ip=nowhere', approver)).errorCode).toBe('request.invalid')

    await app().database.run(sql`
      insert into identity.known_device (member_id, device_hash, first_seen_at, last_seen_at, user_agent)
      select member_id, ${Buffer.alloc(32, 5)}, now(), now() + interval '1 hour', 'Firefox/140.0 Android'
      from wallet.withdrawal where reference in (${one}, ${other})`)
    const { devices } = (await staff('GET', `/withdrawals/${one}`, approver)).value
    const { id } = devices.find(({ userAgent }: { userAgent: string }) => userAgent === 'Firefox/140.0 Android')
    expect(await found(`device=${id}`)).toEqual([other, one])
    expect(await found('device=999999')).toEqual([])
  })
})

describe('[H-03] the list of withdrawals', () => {
  it('marks each by what makes it worth a second look, as when it is opened', async () => {
    const quiet = await asked('700')
    const flagged = await asked('700')
    await app().database.run(sql`
      update wallet.payout_account a
      set bound_at = now()
      from wallet.withdrawal w
      where w.reference = ${flagged} and a.id = w.payout_account_id`)
    await app().database.run(sql`
      insert into wallet.payout_account (member_id, kind, bank, holder, number, bound_at, removed_at)
      select m.id, a.kind, a.bank, 'Somebody Else', a.number, now(), now()
      from wallet.withdrawal w
      join wallet.payout_account a on a.id = w.payout_account_id
      join identity.member m on m.account = 'house'
      where w.reference = ${flagged}`)

    const { list } = (await staff('GET', '/withdrawals?state=requested', approver)).value
    const marks = new Map(list.map((one: { reference: string; risks: string[] }) => [one.reference, one.risks]))

    expect(marks.get(quiet)).toEqual(['first'])
    expect(marks.get(flagged)).toEqual(['first', 'changed-account', 'shared-account'])
    for (const reference of [quiet, flagged])
      expect((await staff('GET', `/withdrawals/${reference}`, approver)).value.risks).toEqual(marks.get(reference))
  })
})

describe('[B-03] who approves a withdrawal', () => {
  it('is one operator up to a limit, and two above it, also where the first had taken it', async () => {
    await change(approvedAloneMost, { BDT: '1000' })
    const small = await asked('1000')
    const large = await asked('1001')
    expect(await staff('POST', `/withdrawals/${small}/approve`, approver, {})).toMatchObject({ success: true })

    await staff('POST', `/withdrawals/${large}/take`, approver, {})
    for (const way of ['approve', 'match']) {
      const answer = await staff('POST', `/withdrawals/${large}/${way}`, approver, {})
      expect(answer.errorCode).toBe('staff.approval.awaited')
    }
    expect(await stateOf(large)).toMatchObject({ state: 'requested' })
    const { list } = (await staff('GET', '/proposals', second)).value
    const { id } = list.find(({ operation }: { operation: string }) => operation === 'approveWithdrawal')
    expect(await staff('POST', `/proposals/${id}/approve`, second, {})).toMatchObject({ success: true })
    expect((await stateOf(large)).state).not.toBe('requested')
  })

  it('is automatic for a small one without risk marks, and by an operator for all others', async () => {
    const off = await asked('600')
    await runAutomatic(off)
    expect(await stateOf(off)).toMatchObject({ state: 'requested' })

    await change(automaticApprovalMost, { BDT: '700' })
    const first = await asked('600')
    await runAutomatic(first)
    // Nobody has ever paid this member: that is worth a look.
    expect(await stateOf(first)).toMatchObject({ state: 'requested' })

    const known = await asked('600')
    await app().database.run(sql`
      insert into wallet.withdrawal
        (reference, member_id, account, currency, amount, fee, payout_account_id, payee_kind, payee_bank, payee_holder,
         payee_number, state, requested_at, changed_at, closed_at, hold_key, close_key)
      select 'WBEFORE' || id, member_id, account, currency, amount, fee, payout_account_id, payee_kind, payee_bank,
        payee_holder, payee_number, 'paid', requested_at - interval '9 days', changed_at, changed_at, gen_random_uuid(),
        gen_random_uuid()
      from wallet.withdrawal
      where reference = any(${[known, first]}::text[])`)
    await staff('POST', `/withdrawals/${first}/take`, approver, {})
    await runAutomatic(known)
    await runAutomatic(first)
    expect(await stateOf(known)).toMatchObject({ approvedBy: 'system:test' })
    expect(await stateOf(first)).toMatchObject({ state: 'requested' })
  })

  it('sends what is approved at the next time of the day', async () => {
    await change(payoutTimes, ['03:00'])
    const reference = await asked('500')
    await staff('POST', `/withdrawals/${reference}/approve`, approver, {})
    const { runAt } = await app().database.one<{ runAt: number }>(sql`
      select (payload ->> 'runAt')::float8 as "runAt"
      from platform.outbox
      where type = 'platform.jobRequested' and payload ->> 'key' = ${`payout ${reference}`}`)
    expect(new Date(runAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Dhaka' })).toBe('03:00:00')
  })
})
