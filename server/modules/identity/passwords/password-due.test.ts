import { beforeEach, describe, expect, it } from 'vitest'
import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { sql } from '../../../platform/database.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { whiteLabel } from '../../settings/index.ts'
import { settings as declared } from '../index.ts'

const server = useServer()
const HELD = 'lantern-light-77'
const WEAK = 'Change#Me1'
const NEW = 'brass-and-paper-78'
let account: string
let count = 0

const expiryDays = declared.find((setting) => setting.name === 'identity.passwordExpiryDays')!
const portal = (url: string, token: string, method: 'GET' | 'DELETE' = 'GET') =>
  server().call('portal', { method, url, token })
const info = async (token: string) => (await portal('/wps/member/info', token)).json().value

async function enter(password: string): Promise<string> {
  const answer = await logIn(server(), { username: account, password })
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().value.token
}

async function age(days: number): Promise<void> {
  await server().wired.app.database.run(sql`
    update identity.member
    set password_changed_at = now() - make_interval(days => ${days})
    where account = ${account}`)
}

const dues = {
  async first() {
    await server().wired.app.database.run(sql`
      update identity.member
      set must_change_password = true
      where account = ${account}`)
    return HELD
  },
  async weak() {
    await server().wired.app.database.run(sql`
      update identity.member
      set password_hash = ${await hashPassword(WEAK)}
      where account = ${account}`)
    return WEAK
  },
  async expired() {
    await changeSetting(server(), whiteLabel, { PWDEXPFORCECHANGE3: true })
    await changeSetting(server(), expiryDays, 30)
    await age(31)
    return HELD
  },
}

beforeEach(async () => {
  await changeSetting(server(), whiteLabel, {})
  await changeSetting(server(), expiryDays, 0)
  count += 1
  account = `Korobi${count}`
  await newMember(server(), account)
})

describe('[A-13] a session that owes another password', () => {
  it.each(Object.keys(dues) as (keyof typeof dues)[])(
    'because the one it was opened by is %s, does nothing else before',
    async (due) => {
      const held = await dues[due]()
      const token = await enter(held)

      expect(await info(token)).toMatchObject({ account, passwordDue: due, firstTimeLogin: due === 'first' })
      for (const url of ['/wps/member/sessions', '/wps/v2/wallets/balance?typeId=0']) {
        const refused = await portal(url, token)
        expect([url, refused.statusCode, refused.json().errorCode]).toEqual([url, 403, 'password.change.due'])
        expect(refused.json().value).toMatchObject({ due })
      }
      expect((await portal('/wps/member/loginPassword', token)).statusCode).toBe(200)

      const changed = await server().call('portal', {
        method: 'POST',
        url: '/wps/member/password',
        body: { oldPassword: held, newPassword: NEW },
        encrypted: true,
        token,
      })

      expect(changed.json()).toEqual({ success: true, value: {} })
      expect(await info(token)).toMatchObject({ passwordDue: null, firstTimeLogin: false })
      expect((await portal('/wps/member/sessions', token)).statusCode).toBe(200)
      expect(await info(await enter(NEW))).toMatchObject({ passwordDue: null })
    },
  )

  it('can be left', async () => {
    const token = await enter(await dues.weak())

    expect((await portal('/wps/session/logout', token, 'DELETE')).statusCode).toBe(200)
    expect(await info(token)).toEqual({})
  })

  it('is not one where the operator does not force the change of an old password', async () => {
    await changeSetting(server(), expiryDays, 30)
    await age(31)
    const token = await enter(HELD)

    expect(await info(token)).toMatchObject({ passwordDue: null })
    expect((await portal('/wps/member/sessions', token)).statusCode).toBe(200)
  })
})
