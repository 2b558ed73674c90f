import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { pictureOf } from '@croupier/dev/testing/picture.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { givenAloneMost } from './withdraw-settings.ts'

const server = useServer()
const PIN = '135790'
const PASSWORD = 'lantern-light-77'
let admin: string

const staff = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  (await server().call('console', { method, url, token: admin, ...(body ? { body } : {}) })).json()
const member = async (token: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: object, encrypted = true) =>
  (
    await server().call('portal', { method, url, token, address: address(), ...(body ? { body, encrypted } : {}) })
  ).json()

/** Every call from an address of its own: limits by address are not what is tested here. */
let calls = 0
const address = () => {
  calls += 1
  return `10.6.${calls >> 8}.${calls & 255}`
}

let count = 0
/** A member with a payment password, an account to be paid to and money in main. */
async function player() {
  count += 1
  const name = `Shown${String(count).padStart(3, '0')}`
  const token = await newMember(server(), name, address())
  await member(token, 'PUT', '/wps/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD })
  const bound = await member(token, 'PUT', '/wps/member/bankCard', {
    bank: 'BKASH',
    holder: 'Rahim Uddin',
    number: `017${10_000_000 + count}`,
    paymentPassword: PIN,
  })
  await staff('POST', `/staff/members/${name}/credit`, { amount: '9000', note: 'to withdraw' })
  return { name, token, payoutAccountId: bound.value.id as string }
}
type Player = Awaited<ReturnType<typeof player>>

const withdraw = ({ token, payoutAccountId }: Player, amount: string, paymentPassword = PIN) =>
  member(token, 'POST', '/wps/transaction/withdraw', { amount, payoutAccountId, paymentPassword })
const stateOf = async ({ token }: Player) => (await member(token, 'GET', '/wps/member/verification')).value.state
const send = ({ token }: Player) =>
  member(
    token,
    'POST',
    '/wps/member/verification',
    { kind: 'passport', pictures: [pictureOf(3).toString('base64')] },
    false,
  )
const documentOf = async ({ name }: Player) =>
  (await staff('GET', `/staff/members/${name}/verification`)).value.documentId as string
const rule = async (withdrawalsFrom: object) => {
  const answer = await staff('PUT', '/staff/settings/safeguards.verification', { value: { withdrawalsFrom } })
  await server().wired.app.ports.use(settingsPort).refresh()
  return answer
}
const asked = async () =>
  (
    await server().wired.app.database.one<{ count: number }>(sql`
      select count(*)::int as count from platform.outbox where type = 'safeguards.verificationAsked'`)
  ).count

beforeAll(async () => {
  admin = await signInOperator(server(), 'anika', 'admin')
  // One administrator credits every member of this file.
  const { app } = server().wired
  const settings = app.ports.use(settingsPort)
  await app.database.transaction((tx) => settings.change(tx, givenAloneMost, { BDT: '100000000' }, 'test'))
  await settings.refresh()
})

beforeEach(async () => {
  await rule({ BDT: '1000' })
})

describe('[H-02] a withdrawal that needs its member to have shown who they are', () => {
  it('is one of the amount that the operator names or more; by default there is none', async () => {
    await rule({})
    const one = await player()
    expect((await withdraw(one, '5000')).success).toBe(true)
    expect(await stateOf(one)).toBe('none')
    await rule({ USD: '1' })
    expect((await withdraw(one, '1000')).success).toBe(true)
    await rule({ BDT: '1000' })
    expect((await withdraw(one, '999.99')).success).toBe(true)
    expect(await withdraw(one, '1000')).toMatchObject({
      errorCode: 'withdraw.verification.due',
      value: { from: '1000.00' },
    })
  })

  it('is refused in words that say what to do, holds nothing, and asks its member once', async () => {
    const one = await player()
    const before = await asked()
    const refused = await withdraw(one, '2000')
    expect(refused).toMatchObject({ success: false, errorCode: 'withdraw.verification.due' })
    expect(refused.message).toContain('security centre')
    expect(await stateOf(one)).toBe('asked')
    expect((await member(one.token, 'GET', '/wps/transaction/withdraw')).value?.list ?? []).toEqual([])
    expect((await withdraw(one, '2000')).errorCode).toBe('withdraw.verification.due')
    expect(await asked()).toBe(before + 1)
  })

  it('tells nothing before the payment password is right', async () => {
    const one = await player()
    expect((await withdraw(one, '2000', '111111')).errorCode).toBe('payment.password.wrong')
    expect(await stateOf(one)).toBe('none')
  })

  it('is paid once a document is approved, and no longer when its time is over', async () => {
    const one = await player()
    await send(one)
    expect((await withdraw(one, '2000')).errorCode).toBe('withdraw.verification.due')
    expect(await stateOf(one)).toBe('submitted')

    const approved = await staff('POST', `/staff/members/${one.name}/verification/${await documentOf(one)}/approve`, {
      validThrough: '2099-12-31',
    })
    expect(approved).toMatchObject({ success: true })
    expect(await withdraw(one, '2000')).toMatchObject({ success: true })

    await server().wired.app.database.run(sql`
      update safeguards.verification_document set valid_until = now() where id = ${await documentOf(one)}::bigint`)
    expect(await stateOf(one)).toBe('expired')
    expect((await withdraw(one, '2000')).errorCode).toBe('withdraw.verification.due')
    expect(await stateOf(one)).toBe('asked')
  })

  it('does not open what staff have closed: after refusals the member stays refused', async () => {
    const one = await player()
    await send(one)
    await staff('POST', `/staff/members/${one.name}/verification/${await documentOf(one)}/refuse`, {
      reason: 'It is blurred.',
    })
    expect((await withdraw(one, '2000')).errorCode).toBe('withdraw.verification.due')
    expect(await stateOf(one)).toBe('refused')
  })

  it('is a rule of amounts that can be paid: a finer one is not taken', async () => {
    expect((await rule({ BDT: '10.001' })).errorCode).toBe('request.invalid')
    expect((await rule({ XYZ: '10' })).errorCode).toBe('request.invalid')
  })
})
