import { beforeAll, describe, expect, it } from 'vitest'
import {
  initialRegistrationRules,
  registrationFieldNames,
} from '@croupier/api/identity/registration/registration-fields.ts'
import { register, registration } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'

const server = useServer()
let admin: string

const change = async (fields: object, token = admin) => {
  const body = { fields }
  const answer = await server().call('console', { method: 'POST', url: '/staff/registration/rules', token, body })
  await server().wired.app.ports.use(settingsPort).refresh()
  return answer
}

const asked = async () =>
  (await server().call('portal', { url: '/wps/system/setting/register' })).json().value.fields as Record<string, object>

const { username, email, telegram, captcha, birthday } = initialRegistrationRules

beforeAll(async () => {
  admin = await signInOperator(server(), 'rules-admin', 'admin')
})

describe('[A-04] the rules of the registration', () => {
  it('are changed field by field: what a colleague set meanwhile stays', async () => {
    await change({ email: { ...email, enabled: true } })
    const answer = await change({ telegram: { ...telegram, enabled: true, required: true, minLength: 6 } })

    expect(answer.statusCode).toBe(200)
    expect(await asked()).toMatchObject({
      email: { enabled: true, required: false },
      telegram: { enabled: true, required: true, minLength: 6 },
      payeeName: { enabled: false },
    })
    const missing = await register(server(), registration('Follow1'))
    expect(missing.json().value.fields).toEqual([
      { field: 'telegram', messageKey: 'fields.pattern.noSpaces', min: 6, max: 32 },
    ])
    await change({ email, telegram })
  })

  it.each(registrationFieldNames)('%s can be switched on, and is then accepted and asked for', async (name) => {
    const initial = initialRegistrationRules[name]
    const rule = { ...initial, enabled: true, required: true }

    expect((await change({ [name]: rule })).statusCode).toBe(200)
    expect((await asked())[name]).toMatchObject(rule)
    // Wherever a code is asked for, so is the number it goes to.
    const { value } = (
      await register(server(), registration('x', { password: 'x' }), {}, `10.0.0.${rule.patternId}`)
    ).json()
    expect(value.fields.map(({ field }: { field: string }) => field)).toContain(name)
    await change({ [name]: initial })
  })

  it.each([
    ['a name with blanks, which no account can have', 'username', { ...username, patternId: 1 }],
    ['a minimum above the maximum', 'email', { ...email, minLength: 9, maxLength: 3 }],
    ['another length of the captcha', 'captcha', { ...captcha, maxLength: 9 }],
    ['a birthday that is no date', 'birthday', { ...birthday, patternId: 7 }],
    ['a family nobody knows', 'email', { ...email, patternId: 77 }],
  ])('refuse %s', async (_what, name, rule) => {
    const before = await asked()
    const answer = await change({ [name]: rule })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'request.invalid'])
    expect(answer.json().value.fields[0].field).toContain(name)
    expect(await asked()).toEqual(before)
  })

  it('can be changed by an operator who may set settings, and each change is in the audit log', async () => {
    const reader = await signInOperator(server(), 'rules-reader', 'support')

    expect((await change({ email }, reader)).json().errorCode).toBe('staff.forbidden')
    await change({ email: { ...email, enabled: true } })
    const line = await server().wired.app.database.one<{ actor: string }>(sql`
      select actor
      from staff.audit_line
      where action = 'changeRegistrationRules'
        and outcome = 'done'
      order by seq desc
      limit 1`)
    expect(line.actor).toContain('rules-admin')
    await change({ email })
  })
})
