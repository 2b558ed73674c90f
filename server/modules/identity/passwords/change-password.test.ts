import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'

const server = useServer()
const OLD = 'lantern-light-77'
const NEW = 'brass-and-paper-78'
let token: string

const change = (body: object) =>
  server().call('portal', { method: 'POST', url: '/wps/member/password', body, encrypted: true, token })

describe('[A-15] changing the password', () => {
  beforeAll(async () => {
    token = await newMember(server(), 'Morium9')
  })

  it.each([
    ['a wrong present one', { oldPassword: 'wrong-one-1', newPassword: NEW }, 'password.wrong', 'oldPassword'],
    ['the same again', { oldPassword: OLD, newPassword: OLD }, 'password.unchanged', 'newPassword'],
    ['a breached one', { oldPassword: OLD, newPassword: 'password1' }, 'password.breached', 'newPassword'],
    ['a short one', { oldPassword: OLD, newPassword: 'short1' }, 'request.invalid', 'newPassword'],
    [
      'a second entry that differs',
      { oldPassword: OLD, newPassword: NEW, confirmNewPassword: 'other-one-1' },
      'inconsistent_twice',
      'confirmNewPassword',
    ],
  ])('refuses %s', async (_what, body, code, field) => {
    const answer = await change(body)

    expect(answer.json()).toMatchObject({ errorCode: code, value: { fields: [{ field }] } })
  })

  it('ends every other session, and asks for no first change any more', async () => {
    const { database } = server().wired.app
    await database.run(sql`
      update identity.member
      set must_change_password = true
      where account = 'Morium9'`)
    const other = (await logIn(server(), { username: 'morium9', password: OLD })).json().value
    expect(other.firstTimeLogin).toBe(true)

    const changed = await change({ oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW })

    expect(changed.json()).toEqual({ success: true, value: {} })
    const info = async (of: string) =>
      (await server().call('portal', { url: '/wps/member/info', token: of })).json().value
    expect(await info(other.token)).toEqual({})
    expect(await info(token)).toMatchObject({ account: 'Morium9', firstTimeLogin: false })
    expect((await logIn(server(), { username: 'morium9', password: OLD })).json().errorCode).toBe('login.failed')
    const again = await logIn(server(), { username: 'morium9', password: NEW })
    expect(again.json().value).toMatchObject({ firstTimeLogin: false })
  })
})
