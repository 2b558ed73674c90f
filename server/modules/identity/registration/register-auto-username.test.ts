import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { patternIdOf } from '@croupier/api/identity/registration/patterns.ts'
import {
  initialRegistrationRules,
  type RegistrationRules,
} from '@croupier/api/identity/registration/registration-fields.ts'
import { logIn, proveWork } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { registrationRules } from '../index.ts'

const server = useServer()
const database = () => server().wired.app.database
const PASSWORD = 'lantern-light-77'

const form = (more: Record<string, unknown> = {}) => ({
  password: PASSWORD,
  terms: true,
  ageConfirmed: true,
  ...more,
})

const register = async (given: object, encrypted = true) => {
  const body = { botCheck: await proveWork(server()), ...given }
  return server().call('portal', { method: 'PUT', url: '/wps/member/register/autoUsername', body, encrypted })
}

async function changeRules(rules: Partial<RegistrationRules>): Promise<void> {
  const settings = server().wired.app.ports.use(settingsPort)
  const changed = { ...initialRegistrationRules, ...rules }
  await database().transaction((tx) => settings.change(tx, registrationRules, changed, 'test'))
  await settings.refresh()
}

const count = async () => (await database().one<{ count: bigint }>(sql`select count(*) from identity.member`)).count

beforeEach(async () => {
  await database().run(sql`truncate identity.attempt, platform.rate_limit`)
})
afterEach(() => changeRules({}))

describe('[A-01] registering under a name that the house makes', () => {
  it('answers the name, logs in, and lets in again by it', async () => {
    const { value } = (await register(form())).json()

    expect(value).toEqual({
      id: expect.stringMatching(/^\d+$/),
      account: expect.stringMatching(/^[a-z]{2}\d{4}$/),
      token: expect.any(String),
      firstTimeLogin: false,
      passwordExpired: false,
    })
    const info = await server().call('portal', { url: '/wps/member/info', token: value.token })
    expect(info.json().value).toMatchObject({ account: value.account, nickname: value.account })
    expect((await logIn(server(), { username: value.account, password: PASSWORD })).statusCode).toBe(200)
  })

  it('gives each of several at once another one', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(form())))

    expect(new Set(answers.map((answer) => answer.json().value.account)).size).toBe(5)
  })

  it.each([
    ['digits', 10, 12, /^\d{10,12}$/],
    ['alphanumericUppercase', 9, 16, /^(?=.*[A-Z])[A-Za-z\d]{9,16}$/],
    ['letterFirst', 4, 4, /^[A-Za-z][A-Za-z\d]{3}$/],
  ] as const)('makes it by the operator’s rule: %s, %d to %d', async (family, minLength, maxLength, expected) => {
    const { username } = initialRegistrationRules
    await changeRules({ username: { ...username, patternId: patternIdOf(family), minLength, maxLength } })

    expect((await register(form())).json().value.account).toMatch(expected)
  })

  it('makes it of nothing that identifies the member, and keeps what the form asks for', async () => {
    const { email, payeeName } = initialRegistrationRules
    await changeRules({ email: { ...email, enabled: true }, payeeName: { ...payeeName, enabled: true } })

    const body = form({ email: 'nusrat@example.com', payeeName: 'Nusrat Jahan' })
    const { value } = (await register(body)).json()

    expect(value.account).toMatch(/^[a-z]{2}\d{4}$/)
    const profile = await database().one(sql`
      select email, payee_name as "payeeName"
      from identity.profile
      where member_id = ${value.id}::bigint`)
    expect(profile).toEqual({ email: 'nusrat@example.com', payeeName: 'Nusrat Jahan' })
  })

  it.each([
    ['a name of one’s own', { username: 'Nusrat77' }, 'request.invalid', 'username'],
    ['terms that were not accepted', { terms: false }, 'terms.required', 'terms'],
    ['an age that was not confirmed', { ageConfirmed: false }, 'age.required', 'ageConfirmed'],
    ['no password', { password: undefined }, 'request.invalid', 'password'],
    ['a password of published breaches', { password: 'password1' }, 'password.breached', 'password'],
    ['a second entry that differs', { confirmPassword: 'lantern-light-78' }, 'inconsistent_twice', 'confirmPassword'],
    ['a code that leads to nobody', { affiliateCode: 'nosuch' }, 'invitation_code_error', 'affiliateCode'],
  ] as const)('refuses %s', async (_what, more, code, field) => {
    const before = await count()

    const answer = await register(form(more))

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, code])
    expect(answer.json().value.fields[0].field).toBe(field)
    expect(await count()).toBe(before)
  })

  it('refuses a plain body', async () => {
    expect((await register(form(), false)).json().errorCode).toBe('request.encryption.required')
  })
})
