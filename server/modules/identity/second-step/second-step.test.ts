import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demandWork, logIn, newMember, proveWork, register, registration } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { type Letter, mailPort, smsPort, type TextMessage } from '../../messaging/index.ts'
import { whiteLabel } from '../../settings/index.ts'
import { tellOfAuthenticatorReset } from '../index.ts'

const server = useServer()
const database = () => server().wired.app.database
const PASSWORD = 'lantern-light-77'
const HOME = '203.0.113.7'
const ABROAD = '198.51.100.9'
const OWN = 'the-browser-it-was-opened-in'
const OTHER = 'a-browser-nobody-has-seen-yet'

const texts: TextMessage[] = []
const letters: Letter[] = []

async function switchOn(isOn: boolean): Promise<void> {
  const { app } = server().wired
  const settings = app.ports.use(settingsPort)
  await app.database.transaction((tx) => settings.change(tx, whiteLabel, { LOGINIPVERF3: isOn }, 'test'))
  await settings.refresh()
}

/** A member who registered at home, in a browser of their own. */
async function opened(username: string, payeeName: string | null = 'Jarin Tasnim', home = HOME): Promise<string> {
  const body = registration(username, { loginDeviceId: OWN, login: true })
  const { token } = (await register(server(), body, {}, home)).json().value
  await database().run(sql`
    update identity.profile p
    set payee_name = ${payeeName}
    from identity.member m
    where m.id = p.member_id
      and m.account = ${username}`)
  return token
}

const enter = (username: string, loginDeviceId: string, address: string, more: object = {}) =>
  logIn(server(), { username, password: PASSWORD, loginDeviceId, ...more }, {}, address)

/** A log-in from a new place: what it answers by. */
async function asked(username: string, more: object = {}) {
  const answer = await enter(username, OTHER, ABROAD, more)
  expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'login.verification.required'])
  return answer.json().value as { methods: string[]; targets: Record<string, string>; ticket: string }
}

const confirm = (body: object, loginDeviceId = OTHER) =>
  server().call('portal', {
    method: 'POST',
    url: '/wps/session/login/verification',
    body: { loginDeviceId, ...body },
    encrypted: true,
    address: ABROAD,
  })

const sendTo = (ticket: string, method: string) =>
  server().call('portal', {
    method: 'POST',
    url: '/wps/session/login/verification/code',
    body: { ticket, method, loginDeviceId: OTHER },
    encrypted: true,
    address: ABROAD,
  })

async function prove(account: string, contact: { email?: string; mobile?: string }): Promise<void> {
  await database().run(sql`
    update identity.profile p
    set email = ${contact.email ?? null}, email_verified_at = now(),
        country_dialing_code = '880', mobile_num = ${contact.mobile ?? null}, mobile_verified_at = now()
    from identity.member m
    where m.id = p.member_id
      and m.account = ${account}`)
}

const own = (token: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  server().call('portal', {
    method,
    url: `/wps/member/authenticator${path}`,
    token,
    ...(body === undefined ? {} : { body, encrypted: true }),
  })

/** Binds an authenticator; answers its secret. */
async function bound(token: string): Promise<string> {
  const { secret } = (await own(token, 'POST', '', { password: PASSWORD })).json().value
  const answer = await own(token, 'PUT', '', { code: await generate({ secret }) })
  expect(answer.statusCode).toBe(200)
  return secret
}

/** The code after the present one: a code works once. */
const nextCode = (secret: string) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })

beforeAll(async () => {
  const { ports } = server().wired.app
  ports.provide(smsPort, { send: async (text) => void texts.push(text) })
  ports.provide(mailPort, { send: async (letter) => void letters.push(letter) })
  await switchOn(true)
})

afterAll(() => switchOn(false))

beforeEach(async () => {
  await database().run(sql`truncate identity.attempt, platform.rate_limit`)
})

describe('[A-14] a second step', () => {
  it('is asked from a new device on a new network together, and not where either is known', async () => {
    await opened('Jarin11')

    const codes = [
      await enter('jarin11', OWN, ABROAD),
      await enter('jarin11', OTHER, '203.0.113.200'),
      await enter('jarin11', 'yet-another-new-browser', '192.0.2.1'),
    ].map((answer) => answer.json().errorCode)

    expect(codes).toEqual([undefined, undefined, 'login.verification.required'])
  })

  it('is not asked for while the operator has it switched off, nor where nothing is bound', async () => {
    await opened('Jarin12')
    await newMember(server(), 'Jarin13', HOME)

    const nothingBound = await enter('jarin13', OTHER, ABROAD)
    await switchOn(false)
    const off = await enter('jarin12', OTHER, ABROAD)
    await switchOn(true)

    expect([nothingBound.statusCode, off.statusCode]).toEqual([200, 200])
  })

  it('is asked only after the right password, and opens no session yet', async () => {
    await opened('Jarin14')

    const wrong = await logIn(server(), { username: 'jarin14', password: 'not-the-one-1' }, {}, ABROAD)
    await asked('jarin14')

    expect(wrong.json().errorCode).toBe('login.failed')
    const { sessions } = await database().one<{ sessions: bigint }>(sql`
      select count(*) as sessions
      from identity.session s
      join identity.member m on m.id = s.member_id
      where m.account = 'Jarin14'`)
    expect(sessions).toBe(1n)
  })

  it('tells one network of IPv4 from another also where a listener on :: is told of them as IPv6', async () => {
    await opened('Jarin51', 'Jarin Tasnim', `::ffff:${HOME}`)

    expect((await enter('jarin51', OTHER, `::ffff:${ABROAD}`)).statusCode).toBe(403)
    expect((await enter('jarin51', OTHER, '::ffff:203.0.113.99')).statusCode).toBe(200)
  })

  it('is passed by the name on the bank account, however it is spaced and capitalised; the place is known then', async () => {
    await opened('Jarin15')
    const { ticket, methods } = await asked('jarin15')
    expect(methods).toEqual(['bankAccountName'])

    const wrong = await confirm({ ticket, method: 'bankAccountName', code: 'Jarin T' })
    const right = await confirm({ ticket, method: 'bankAccountName', code: ' jarin  TASNIM' })

    expect([wrong.statusCode, wrong.json().errorCode]).toEqual([400, 'login.verification.wrong'])
    expect(right.json().value).toEqual({ token: expect.any(String), firstTimeLogin: false, passwordExpired: false })
    expect((await enter('jarin15', OTHER, '192.0.2.77')).statusCode).toBe(200)
    expect((await enter('jarin15', 'yet-another-new-browser', ABROAD)).statusCode).toBe(200)
  })

  it('is passed by a code to the mobile number and by one to the e-mail that were shown to be the member’s', async () => {
    await opened('Jarin16', null)
    await prove('Jarin16', { email: 'jarin@example.com', mobile: '1712345678' })

    for (const [method, box] of [
      ['sms', texts],
      ['email', letters],
    ] as const) {
      const { ticket, methods, targets } = await asked('jarin16')
      expect(methods).toEqual(['sms', 'email'])
      expect(targets).toEqual({ sms: '17••••••78', email: 'j•••@example.com' })
      const sent = await sendTo(ticket, method)
      expect(sent.json()).toMatchObject({ success: true, value: { expiredMinutes: 1 } })
      const code = /\d{6}/.exec(box.at(-1)!.text)![0]
      const other = code === '000000' ? '000001' : '000000'
      expect((await confirm({ ticket, method, code: other })).json().errorCode).toBe('code.wrong')
      expect((await confirm({ ticket, method, code })).statusCode).toBe(200)
      await database().run(sql`truncate identity.known_network, identity.known_device`)
    }
    expect(texts.at(-1)?.to).toContain('8801712345678')
  })

  it('is passed by the authenticator, each code once', async () => {
    const token = await opened('Jarin17')
    const secret = await bound(token)
    const { ticket, methods } = await asked('jarin17')
    expect(methods).toEqual(['totp', 'bankAccountName'])
    const code = await nextCode(secret)

    const bengali = code.slice(3).replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
    const right = await confirm({ ticket, method: 'totp', code: `${code.slice(0, 3)} ${bengali}` })

    expect(right.statusCode).toBe(200)
    const again = await enter('jarin17', 'yet-another-new-browser', '192.0.2.1')
    const used = await confirm({ ticket: again.json().value.ticket, method: 'totp', code }, 'yet-another-new-browser')
    expect(used.json().errorCode).toBe('login.verification.wrong')
  })

  it('belongs to the device that was asked, is used up once, and dies after five wrong answers', async () => {
    await opened('Jarin18')
    const right = { method: 'bankAccountName', code: 'Jarin Tasnim' }
    const first = await asked('jarin18')
    expect((await confirm({ ...right, ticket: first.ticket }, OWN)).json().errorCode).toBe('login.verification.expired')

    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = await confirm({ ticket: first.ticket, method: 'bankAccountName', code: `guess ${guess}` })
      expect(wrong.json().errorCode).toBe('login.verification.wrong')
    }
    expect((await confirm({ ...right, ticket: first.ticket })).json().errorCode).toBe('login.verification.expired')

    const second = await asked('jarin18')
    const [one, other] = await Promise.all([0, 1].map(() => confirm({ ...right, ticket: second.ticket })))
    expect([one!.statusCode, other!.statusCode].sort()).toEqual([200, 400])
  })

  it('gives ten answers in 15 minutes over all tickets, and never locks the member’s own device', async () => {
    await opened('Jarin19')
    const codes: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const { ticket } = await asked('jarin19')
      for (let guess = 0; guess < 4; guess += 1) {
        codes.push((await confirm({ ticket, method: 'bankAccountName', code: `guess ${guess}` })).json().errorCode)
      }
    }

    expect(codes.slice(0, 10)).toEqual(Array(10).fill('login.verification.wrong'))
    expect(codes.slice(10)).toEqual(['login.locked', 'login.locked'])
    expect((await enter('jarin19', OWN, HOME)).statusCode).toBe(200)
  })

  it('opens nothing once the password is another one', async () => {
    const token = await opened('Jarin20')
    const { ticket } = await asked('jarin20')
    await server().call('portal', {
      method: 'POST',
      url: '/wps/member/password',
      token,
      body: { oldPassword: PASSWORD, newPassword: 'another-lantern-78' },
      encrypted: true,
    })

    const late = await confirm({ ticket, method: 'bankAccountName', code: 'Jarin Tasnim' })

    expect(late.json().errorCode).toBe('login.verification.expired')
  })
})

describe('[A-20] the authenticator', () => {
  it('is bound by its first code, kept sealed, and removed by password and code', async () => {
    const token = await opened('Jarin21')
    const wrongPassword = await own(token, 'POST', '', { password: 'not-the-one-1' })
    expect(wrongPassword.json()).toMatchObject({
      errorCode: 'password.wrong',
      value: { fields: [{ field: 'password' }] },
    })
    expect((await own(token, 'PUT', '', { code: '123456' })).json().errorCode).toBe('authenticator.not.begun')
    expect((await own(token, 'GET', '')).json().value).toEqual({ boundAt: null })

    const begun = (await own(token, 'POST', '', { password: PASSWORD })).json().value
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/.*Jarin21.*secret=/)
    const secret = await bound(token)

    expect((await own(token, 'GET', '')).json().value.boundAt).toEqual(expect.any(Number))
    const rows = await database().many<{ row: string }>(sql`select a::text as row from identity.authenticator a`)
    expect(rows.filter(({ row }) => row.includes(secret))).toEqual([])
    const wrong = await own(token, 'POST', '/removal', { password: PASSWORD, code: '000000' })
    expect(wrong.json().errorCode).toBe('authenticator.wrong')
    const removed = await own(token, 'POST', '/removal', { password: PASSWORD, code: await nextCode(secret) })
    expect(removed.statusCode).toBe(200)
    expect((await own(token, 'GET', '')).json().value.boundAt).toBeNull()
    expect((await own(token, 'POST', '/removal', { password: PASSWORD, code: '000000' })).json().errorCode).toBe(
      'authenticator.missing',
    )
  })

  it('gives way to another only by a code of its own, each once', async () => {
    const token = await newMember(server(), 'Jarin61', HOME)
    const secret = await bound(token)
    const begin = async (code?: string) =>
      (await own(token, 'POST', '', { password: PASSWORD, ...(code === undefined ? {} : { code }) })).json()
    expect((await begin()).errorCode).toBe('authenticator.wrong')
    expect((await begin(await generate({ secret }))).errorCode).toBe('authenticator.wrong')
    const { value } = await begin(await nextCode(secret))
    expect(value.secret).not.toBe(secret)
    expect((await own(token, 'PUT', '', { code: await generate({ secret: value.secret }) })).statusCode).toBe(200)
  })

  it('is taken away by an operator after a loss: the session stays, and the member is written to', async () => {
    const token = await opened('Jarin24', null)
    await bound(token)
    await prove('Jarin24', { mobile: '1712345679' })
    const reset = () => asOperator(server(), 'resetAuthenticator', { account: 'jarin24', note: 'lost phone' })
    const info = (await server().call('portal', { url: '/wps/member/info', token })).json().value
    const scope = ownScope(server().wired.app, {
      requestId: 'test',
      actor: { kind: 'system', name: 'test' },
      language: 'en',
    })
    const tell = () => tellOfAuthenticatorReset.run(scope, { memberId: info.id })

    await reset()
    await tell()

    expect((await own(token, 'GET', '')).json().value.boundAt).toBeNull()
    expect(texts.at(-1)).toEqual({ to: '+8801712345679', text: expect.stringContaining('Jarin24') })
    await prove('Jarin24', { email: 'jarin24@example.com' })
    await tell()
    expect(letters.at(-1)).toMatchObject({ to: 'jarin24@example.com', text: expect.stringContaining('Jarin24') })
    await expect(reset()).rejects.toMatchObject({ code: 'authenticator.missing' })
  })
})

describe('[A-07] the bot check', () => {
  it('is asked for everywhere, and nowhere once an operator switches it off', async () => {
    await opened('Jarin23')
    const asked = await enter('jarin23', OWN, HOME, { botCheck: undefined })
    await demandWork(server(), false)
    const answer = await enter('jarin23', OWN, HOME, { botCheck: undefined })
    await demandWork(server(), true)

    expect([asked.json().errorCode, answer.statusCode]).toEqual(['login.captcha.required', 200])
  })

  const challenge = async () => (await server().call('portal', { url: '/wps/challenge' })).json().value

  it('lets a log-in through that proves work, once a proof', async () => {
    await opened('Jarin22')
    const botCheck = await proveWork(server())

    const first = await enter('jarin22', OWN, HOME, { botCheck })
    const again = await enter('jarin22', OWN, HOME, { botCheck })
    const rewritten = JSON.parse(atob(botCheck))
    rewritten.challenge.parameters.data.key += '='
    const otherwise = await enter('jarin22', OWN, HOME, { botCheck: btoa(JSON.stringify(rewritten)) })

    expect(first.statusCode).toBe(200)
    for (const answer of [again, otherwise]) {
      expect(answer.json()).toMatchObject({ errorCode: 'login.captcha.required', value: { captcha: true } })
    }
  })

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['no proof at all', 'bm90IGEgcHJvb2Y='],
  ])('brings the captcha where it is %s', async (_what, botCheck) => {
    const answer = await enter('jarin22', OWN, HOME, { botCheck })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'login.captcha.required'])
    expect(answer.json().value.captcha).toBe(true)
  })

  it('brings the captcha where the task is not ours, or its answer wrong', async () => {
    const { parameters } = await challenge()
    const solution = { counter: 1, derivedKey: '00'.repeat(32) }
    const texts = [
      { challenge: { parameters }, solution },
      { challenge: { parameters }, solution: { ...solution, derivedKey: parameters.keyPrefix } },
      { challenge: { parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { parameters: { ...parameters, data: { key: 's1.00000000.AAAA' } } }, solution },
    ].map((proof) => btoa(JSON.stringify(proof)))

    for (const botCheck of texts) {
      const answer = await enter('jarin22', OWN, HOME, { botCheck })
      expect(answer.json().errorCode).toBe('login.captcha.required')
    }
  })
})
