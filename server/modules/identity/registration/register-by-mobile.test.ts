import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  initialRegistrationRules,
  type RegistrationRules,
} from '@croupier/api/identity/registration/registration-fields.ts'
import type { WhiteLabelModule } from '@croupier/api/settings/white-label.ts'
import { assert } from '@croupier/basis/assert.ts'
import { logIn, proveWork, register, registration } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { smsPort, type TextMessage } from '../../messaging/index.ts'
import { whiteLabel } from '../../settings/index.ts'
import { registrationRules } from '../index.ts'

const server = useServer()
const database = () => server().wired.app.database
const texts: TextMessage[] = []

async function set(
  switches: Partial<Record<WhiteLabelModule, boolean>>,
  rules: Partial<RegistrationRules> = {},
): Promise<void> {
  const settings = server().wired.app.ports.use(settingsPort)
  await database().transaction(async (tx) => {
    await settings.change(tx, whiteLabel, switches, 'test')
    await settings.change(tx, registrationRules, { ...initialRegistrationRules, ...rules }, 'test')
  })
  await settings.refresh()
}

/** What a registration by mobile needs by the rules of a fresh deployment, but for the code. */
const form = (mobileNum: string, more: Record<string, unknown> = {}) => ({
  mobileNum,
  countryDialingCode: '880',
  password: 'lantern-light-77',
  terms: true,
  ageConfirmed: true,
  ...more,
})

const registerByMobile = async (given: object) => {
  const body = { botCheck: await proveWork(server()), ...given }
  return server().call('portal', { method: 'PUT', url: '/wps/member/register/mobile', body, encrypted: true })
}

async function askForCode(mobileNo: string, countryDialingCode = '880') {
  const botCheck = await proveWork(server())
  const body = { mobileNo, countryDialingCode, botCheck }
  return server().call('portal', { method: 'POST', url: '/wps/verification/sms/register', body })
}

/** The code that was sent to a number. */
async function codeFor(mobileNo: string): Promise<string> {
  const answer = await askForCode(mobileNo)
  assert(answer.statusCode === 200, answer.body)
  const code = /\d{6}/.exec(texts.at(-1)!.text)
  assert(code, texts.at(-1)!.text)
  return code[0]
}

const profileOf = (id: string) =>
  database().one<Record<string, unknown>>(sql`
    select country_dialing_code as code, mobile_num as number, mobile_verified_at is not null as verified
    from identity.profile
    where member_id = ${id}::bigint`)

const refused = (answer: {
  statusCode: number
  json(): { errorCode: string; value?: { fields?: { field: string }[] } }
}) => [answer.statusCode, answer.json().errorCode, answer.json().value?.fields?.[0]?.field]

beforeAll(() => server().wired.app.ports.provide(smsPort, { send: async (text) => void texts.push(text) }))

beforeEach(async () => {
  await database().run(sql`truncate identity.attempt, platform.rate_limit`)
})

afterEach(() => set({}))

describe('[A-02] registering by mobile', () => {
  it('takes the number for the account, without the zero in front, and logs in', async () => {
    const verificationCode = await codeFor('01711000001')
    const answer = await registerByMobile(form('01711000001', { verificationCode }))

    const { value } = answer.json()
    expect(value).toMatchObject({ account: '1711000001', token: expect.any(String), firstTimeLogin: false })
    expect(await profileOf(value.id)).toEqual({ code: '880', number: '1711000001', verified: true })
    const info = await server().call('portal', { url: '/wps/member/info', token: value.token })
    expect(info.json().value).toMatchObject({ account: '1711000001' })
  })

  it('puts the country in front where the number is somebody’s name already', async () => {
    await set({ REGMOBVERF3: false }, { username: { ...initialRegistrationRules.username, patternId: 7 } })
    await register(server(), registration('1711000002'))

    const { value } = (await registerByMobile(form('01711000002'))).json()

    expect(value.account).toBe('8801711000002')
  })

  it('takes a chosen name, which keeps the rule for names', async () => {
    await set({ REGMOBVERF3: false })

    const bad = await registerByMobile(form('01711000003', { username: '9lives' }))
    const good = await registerByMobile(form('০১৭১১-০০০০০৩', { username: 'Bokul33' }))

    expect(refused(bad)).toEqual([400, 'request.invalid', 'username'])
    expect(good.json().value.account).toBe('Bokul33')
    expect(await profileOf(good.json().value.id)).toEqual({ code: '880', number: '1711000003', verified: false })
  })

  it.each([
    ['no number', { mobileNum: undefined }, 400, 'request.invalid', 'mobileNum'],
    ['too few digits', { mobileNum: '1711' }, 400, 'request.invalid', 'mobileNum'],
    ['a number no phone has', { mobileNum: '01011000005' }, 400, 'mobile.invalid', 'mobileNum'],
    ['a country whose numbers are not taken', { countryDialingCode: '49' }, 400, 'mobile.invalid', 'mobileNum'],
    ['no password', { password: undefined }, 400, 'request.invalid', 'password'],
    [
      'a second entry that differs',
      { confirmPassword: 'lantern-light-78' },
      400,
      'inconsistent_twice',
      'confirmPassword',
    ],
    ['no code', { verificationCode: undefined }, 400, 'request.invalid', 'verificationCode'],
    ['a wrong code', { verificationCode: '000000' }, 400, 'code.wrong', 'verificationCode'],
    ['terms that were not accepted', { terms: false }, 400, 'terms.required', 'terms'],
    ['a code that leads to nobody', { affiliateCode: 'nosuch' }, 400, 'invitation_code_error', 'affiliateCode'],
  ] as const)('refuses %s', async (_what, change, status, code, field) => {
    const answer = await registerByMobile(form('01711000005', { verificationCode: '123456', ...change }))

    expect(refused(answer)).toEqual([status, code, field])
  })

  it('uses the code up only once nothing else is wrong with the form', async () => {
    const verificationCode = await codeFor('01711000006')
    const wrong = await registerByMobile(form('01711000006', { verificationCode, password: 'password1' }))
    const other = await registerByMobile(form('01711000007', { verificationCode }))
    const right = await registerByMobile(form('01711000006', { verificationCode }))

    expect(refused(wrong)).toEqual([400, 'password.breached', 'password'])
    expect(refused(other)).toEqual([400, 'code.wrong', 'verificationCode'])
    expect(right.statusCode).toBe(200)
  })

  it('refuses a number another member has verified, to the registration and to the sending of a code', async () => {
    await registerByMobile(form('01711000008', { verificationCode: await codeFor('01711000008') }))
    await database().run(sql`truncate identity.code_request`)

    const code = await askForCode('01711000008')
    await set({ REGMOBVERF3: false })
    const again = await registerByMobile(form('1711000008', { username: 'Second8' }))

    expect(refused(again)).toEqual([409, 'mobile.taken', 'mobileNum'])
    expect(refused(code)).toEqual([409, 'mobile.taken', 'mobileNum'])
  })

  it('[A-02] lets a number that was only typed block nobody, and gives it to the member who verifies it', async () => {
    await set({ REGMOBVERF3: false })
    const typist = (await registerByMobile(form('01711000018', { username: 'Typist18' }))).json().value
    const other = (await registerByMobile(form('01711000018', { username: 'Typist19' }))).json().value
    await set({})

    const verificationCode = await codeFor('01711000018')
    const owner = (await registerByMobile(form('01711000018', { verificationCode }))).json().value

    expect(await profileOf(owner.id)).toEqual({ code: '880', number: '1711000018', verified: true })
    for (const { id } of [typist, other]) {
      expect(await profileOf(id)).toEqual({ code: null, number: null, verified: false })
    }
    expect(refused(await askForCode('01711000018'))).toEqual([409, 'mobile.taken', 'mobileNum'])
  })

  it('leads an unverified number of several members to the first of them without another way to log in', async () => {
    await set({ REGMOBVERF3: false })
    await registerByMobile(form('01711000028', { username: 'WithWord28' }))
    await set({ REGMOBVERF3: false, MOBILENUMPASSREG3: false })
    const bare = (username: string) => form('01711000028', { username, password: undefined })
    const first = (await registerByMobile(bare('Wordless28'))).json().value
    const second = (await registerByMobile(bare('Wordless29'))).json().value

    const code = { countryDialingCode: '880', mobileNum: '01711000028', botCheck: await proveWork(server()) }
    await server().call('portal', { method: 'POST', url: '/wps/verification/sms/noLogin', body: code })
    const password = /\d{6}/.exec(texts.at(-1)!.text)?.[0]
    const entered = await logIn(server(), { username: '01711000028', countryDialingCode: '880', type: 'sms', password })

    expect(entered.json().success).toBe(true)
    expect(await profileOf(first.id)).toMatchObject({ number: '1711000028', verified: true })
    expect(await profileOf(second.id)).toMatchObject({ number: null })
    // Whoever typed it may have been another person: their session ends.
    const isIn = async (token: string) =>
      (await server().call('portal', { url: '/wps/member/sessions', token })).statusCode === 200
    expect([await isIn(first.token), await isIn(entered.json().value.token)]).toEqual([false, true])
  })

  it('asks for no password where MOBILENUMPASSREG3 is off, and refuses one', async () => {
    await set({ MOBILENUMPASSREG3: false })
    const verificationCode = await codeFor('01711000009')
    const withPassword = await registerByMobile(form('01711000009', { verificationCode }))
    const without = await registerByMobile(form('01711000009', { verificationCode, password: undefined }))

    expect(refused(withPassword)).toEqual([403, 'function.not.available', undefined])
    expect(without.json().value.account).toBe('1711000009')
    const { hash } = await database().one<{ hash: string | null }>(sql`
      select password_hash as hash
      from identity.member
      where account = '1711000009'`)
    expect(hash).toBeNull()
  })

  it('asks for one all the same where codes to log in by are off: there would be no way back in', async () => {
    await set({ MOBILENUMPASSREG3: false, MOBILEVERCODELOGIN3: false, REGMOBVERF3: false })

    const answer = await registerByMobile(form('01711000010', { password: undefined }))

    expect(refused(answer)).toEqual([400, 'request.invalid', 'password'])
  })

  it('asks by username too for a code to the number, where the operator wants one', async () => {
    const { verificationCode } = initialRegistrationRules
    await set({}, { verificationCode: { ...verificationCode, enabled: true, required: true } })

    const numberless = await register(server(), registration('Shapla1'))
    const body = { mobileNum: '01711000011', countryDialingCode: '880' }
    const codeless = await register(server(), registration('Shapla1', body))
    const code = await codeFor('01711000011')
    const { value } = (await register(server(), registration('Shapla1', { ...body, verificationCode: code }))).json()

    expect(refused(numberless)).toEqual([400, 'request.invalid', 'mobileNum'])
    expect(refused(codeless)).toEqual([400, 'request.invalid', 'verificationCode'])
    expect(await profileOf(value.id)).toEqual({ code: '880', number: '1711000011', verified: true })
  })
})
