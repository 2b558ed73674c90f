import { logIn, newMember, proveWork, register, registration } from '@croupier/dev/testing/accounts.ts'
import { useMailbox } from '@croupier/dev/testing/mailbox.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { useTexts } from '@croupier/dev/testing/texts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { initialRegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import { type Sql, sql } from '../../../platform/database.ts'
import { whiteLabel } from '../../settings/index.ts'
import { defaultWeakPassword, registrationRules } from '../identity-settings.ts'

const server = useServer()
const box = useMailbox(server)
const OLD = 'lantern-light-77'
const NEW = 'brass-and-paper-78'

const ask = (username: string, email: string, address?: string) =>
  server().portal.inject({
    method: 'POST',
    url: '/wps/member/password/email',
    headers: { merchant: 'lumen', language: 'en', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, email }).toString(),
    ...(address ? { remoteAddress: address } : {}),
  })

const reset = (body: object) =>
  server().call('portal', { method: 'POST', url: '/wps/member/password/reset', body, encrypted: true })

const infoOf = async (token: string) => (await server().call('portal', { url: '/wps/member/info', token })).json().value

/** What the newest letter's link holds. */
const tokenIn = (text: string | undefined) => /#reset=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

beforeAll(async () => {
  const email = { ...initialRegistrationRules.email, enabled: true }
  await changeSetting(server(), registrationRules, { ...initialRegistrationRules, email })
  await register(server(), registration('Nasima7', { email: 'Nasima@example.com' }))
})

describe('[A-16] a new password by e-mail', () => {
  it('sends a link for an account and its address, in the member’s language, and keeps only its hash', async () => {
    await server().wired.app.database.run(sql`update identity.member set language = 'bn' where account = 'Nasima7'`)
    const answer = await ask('nasima7', 'nasima@EXAMPLE.com')

    expect(answer.json()).toEqual({ success: true, value: {} })
    const [letter] = box().letters
    expect(letter).toMatchObject({ to: ['Nasima@example.com'], subject: expect.stringContaining('নতুন পাসওয়ার্ড') })
    expect(letter?.text).toContain('30 মিনিট')
    expect(letter?.text).toContain('http://127.0.0.1:0/#reset=')
    const kept = JSON.stringify(
      await server().wired.app.database.many(sql`
        select encode(token_hash, 'base64') as hash, token_hash::text as hex
        from identity.password_reset`),
    )
    expect(tokenIn(letter?.text)).toHaveLength(43)
    expect(kept).not.toContain(tokenIn(letter?.text))
  })

  it.each([
    ['nobody7', 'nasima@example.com'],
    ['nasima7', 'somebody@example.com'],
  ])('says of %s with %s that there is no such account, and sends nothing', async (username, email) => {
    const before = box().letters.length
    const answer = await ask(username, email)

    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'user.unknown'])
    expect(answer.json().message).toBe('The username or e-mail does not exist.')
    expect(box().letters.length).toBe(before)
  })

  it('names the field that is no address', async () => {
    expect((await ask('nasima7', 'nobody')).json()).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'email', messageKey: 'fields.message.email' }] },
    })
  })

  it('lets the link choose a password once, logs in, and ends every other session', async () => {
    const before = (await logIn(server(), { username: 'nasima7', password: OLD })).json().value.token
    const token = tokenIn(box().letters[0]?.text)

    const refused = await reset({ token, newPassword: 'short1' })
    expect(refused.json().value.fields[0].field).toBe('newPassword')
    expect((await reset({ token, newPassword: NEW, confirmNewPassword: 'x' })).json().errorCode).toBe(
      'inconsistent_twice',
    )
    expect((await reset({ token, newPassword: 'password1' })).json().errorCode).toBe('password.breached')

    const answer = await reset({ token, newPassword: NEW, confirmNewPassword: NEW, loginDeviceId: 'x'.repeat(20) })
    expect(answer.json().value).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
    expect(await infoOf(answer.json().value.token)).toMatchObject({ account: 'Nasima7', isEmailVerified: true })
    expect(await infoOf(before)).toEqual({})
    expect((await logIn(server(), { username: 'nasima7', password: OLD })).json().errorCode).toBe('login.failed')
    expect((await logIn(server(), { username: 'nasima7', password: NEW })).statusCode).toBe(200)

    expect((await reset({ token, newPassword: `${NEW}9` })).json().errorCode).toBe('reset.link.invalid')
  })

  it('of two who come with one link at once lets one in', async () => {
    await register(server(), registration('Tareq8', { email: 'tareq@example.com' }))
    await ask('tareq8', 'tareq@example.com', '192.0.2.8')
    const token = tokenIn(box().letters[0]?.text)

    const answers = await Promise.all([
      reset({ token, newPassword: `${NEW}1` }),
      reset({ token, newPassword: `${NEW}2` }),
    ])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('takes no link after half an hour, after a newer one, or after the password was changed', async () => {
    await register(server(), registration('Shapla6', { email: 'shapla@example.com' }))
    const asked = async () => {
      await ask('shapla6', 'shapla@example.com', '192.0.2.9')
      return tokenIn(box().letters[0]?.text)
    }
    const first = await asked()
    const second = await asked()
    expect((await reset({ token: first, newPassword: NEW })).json().errorCode).toBe('reset.link.invalid')

    await server().wired.app.database.run(sql`
      update identity.password_reset
      set expires_at = expires_at - interval '30 minutes'`)
    expect((await reset({ token: second, newPassword: NEW })).json().errorCode).toBe('reset.link.invalid')

    const third = await asked()
    const session = (await logIn(server(), { username: 'shapla6', password: OLD })).json().value.token
    const body = { oldPassword: OLD, newPassword: `${NEW}3` }
    await server().call('portal', {
      method: 'POST',
      url: '/wps/member/password',
      body,
      encrypted: true,
      token: session,
    })
    expect((await reset({ token: third, newPassword: NEW })).json().errorCode).toBe('reset.link.invalid')
  })

  it('sends a member three letters in a quarter of an hour, asked for from anywhere', async () => {
    await register(server(), registration('Kajol55', { email: 'kajol@example.com' }))
    const codes = []
    for (let time = 1; time <= 4; time += 1) {
      codes.push((await ask('kajol55', 'kajol@example.com', `192.0.2.1${time}`)).statusCode)
    }

    expect(codes).toEqual([200, 200, 200, 429])
  })

  it('sends the owner a letter, whatever addresses strangers have given for the name', async () => {
    await register(server(), registration('Mitu5566', { email: 'mitu@example.com' }))
    for (let time = 1; time <= 6; time += 1) {
      const answer = await ask('mitu5566', 'x@example.com', `198.51.100.${time}`)
      expect(answer.json().errorCode).toBe('user.unknown')
    }

    expect((await ask('mitu5566', 'mitu@example.com', '198.51.100.99')).statusCode).toBe(200)
    expect(box().letters[0]?.to).toEqual(['mitu@example.com'])
  })

  it('answers one address no more than twenty questions in a quarter of an hour, whatever names it asks for', async () => {
    const answers = []
    for (let time = 1; time <= 21; time += 1) {
      answers.push((await ask(`nobody${time}`, 'x@example.com', '198.51.100.200')).statusCode)
    }

    expect(answers.filter((status) => status === 404).length).toBeLessThanOrEqual(20)
    expect(answers.at(-1)).toBe(429)
  })

  it('lets no frozen member in', async () => {
    await register(server(), registration('Liton44', { email: 'liton@example.com' }))
    await ask('liton44', 'liton@example.com', '192.0.2.31')
    const token = tokenIn(box().letters[0]?.text)
    await server().wired.app.database.run(sql`update identity.member set state = 'frozen' where account = 'Liton44'`)

    expect((await reset({ token, newPassword: NEW })).json().errorCode).toBe('login.frozen')
    await server().wired.app.database.run(sql`update identity.member set state = 'active' where account = 'Liton44'`)
    expect((await logIn(server(), { username: 'liton44', password: OLD })).statusCode).toBe(200)
  })
})

describe('[A-16] a link to an address that its member only typed', () => {
  const run = (statement: Sql) => server().wired.app.database.run(statement)
  const profileOf = (account: string, change: Sql) =>
    run(sql`
      update identity.profile
      set ${change}
      where member_id = (select id from identity.member where account = ${account})`)
  const linkTo = async (account: string, address: string) => {
    const asked = await ask(account, `${account}@example.com`, address)
    expect(asked.json()).toEqual({ success: true, value: {} })
    return tokenIn(box().letters[0]?.text)
  }
  const elsewhere = (token: string) =>
    server().call('portal', {
      method: 'POST',
      url: '/wps/member/password/reset',
      body: { token, newPassword: NEW, loginDeviceId: 'a-browser-nobody-has-seen-yet' },
      encrypted: true,
      address: '198.51.100.77',
    })

  beforeAll(() => changeSetting(server(), whiteLabel, { LOGINIPVERF3: true }))
  afterAll(() => changeSetting(server(), whiteLabel, {}))

  it.each([
    ['Rumana1', sql`mobile_num = '1711000099', country_dialing_code = '880', mobile_verified_at = now()`, undefined],
    [
      'Rumana2',
      undefined,
      sql`insert into identity.authenticator (member_id, sealed, bound_at) select id, 'sealed', now()`,
    ],
    [
      'Rumana3',
      undefined,
      sql`
        insert into identity.passkey
          (member_id, credential_id, public_key, counter, transports, is_synced, name, made_at)
        select id, 'its key', '', 0, '{}', false, 'phone', now()`,
    ],
  ])('is not sent to %s, who has verified something else, and opens nothing since', async (name, proof, row) => {
    await register(server(), registration(name, { email: `${name}@example.com` }))
    const early = await linkTo(name, '192.0.2.71')
    if (proof) await profileOf(name, proof)
    if (row) await run(sql`${row} from identity.member where account = ${name}`)
    const before = box().letters.length

    const asked = await ask(name, `${name}@example.com`, '192.0.2.72')
    const used = await elsewhere(early)

    expect([asked.statusCode, asked.json().errorCode]).toEqual([409, 'email.unconfirmed'])
    expect(box().letters).toHaveLength(before)
    expect(used.json().errorCode).toBe('reset.link.invalid')
    expect((await logIn(server(), { username: name, password: OLD })).statusCode).toBe(200)
  })

  it('is no second step: from a new place it still owes one, and the address stays unconfirmed', async () => {
    const typed = registration('Rumana4', {
      email: 'rumana4@example.com',
      loginDeviceId: 'the-browser-it-was-opened-in',
    })
    await register(server(), typed)
    await profileOf('Rumana4', sql`payee_name = 'Rumana Akter'`)

    const answer = await elsewhere(await linkTo('rumana4', '192.0.2.73'))

    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'login.verification.required'])
    const { ticket, methods } = answer.json().value
    expect(methods).toEqual(['bankAccountName'])
    const verified = await server().wired.app.database.one<{ at: number | null }>(sql`
      select p.email_verified_at as at
      from identity.profile p
      join identity.member m on m.id = p.member_id
      where m.account = 'Rumana4'`)
    expect(verified.at).toBeNull()
    const step = { ticket, method: 'bankAccountName', code: 'Rumana Akter' }
    const confirmed = await server().call('portal', {
      method: 'POST',
      url: '/wps/session/login/verification',
      body: { ...step, loginDeviceId: 'a-browser-nobody-has-seen-yet' },
      encrypted: true,
    })
    expect(await infoOf(confirmed.json().value.token)).toMatchObject({ account: 'Rumana4' })
  })

  it('is one where the address was verified', async () => {
    const shown = registration('Rumana5', {
      email: 'rumana5@example.com',
      loginDeviceId: 'the-browser-it-was-opened-in',
    })
    await register(server(), shown)
    await profileOf('Rumana5', sql`payee_name = 'Rumana Akter', email_verified_at = now()`)

    const answer = await elsewhere(await linkTo('rumana5', '192.0.2.74'))

    expect(await infoOf(answer.json().value.token)).toMatchObject({ account: 'Rumana5' })
  })

  it('opens nothing once the member has another address', async () => {
    await register(server(), registration('Rumana6', { email: 'rumana6@example.com' }))
    const token = await linkTo('rumana6', '192.0.2.75')
    await profileOf('Rumana6', sql`email = 'rumana@example.net', email_verified_at = now()`)

    expect((await elsewhere(token)).json().errorCode).toBe('reset.link.invalid')
  })
})

describe('[A-16] a new password by mobile', () => {
  const byMobile = (body: object) =>
    server().call('portal', { method: 'POST', url: '/wps/member/password/verification', body, encrypted: true })
  const number = { countryDialingCode: '880', mobileNum: '01711000042' }

  it.each([
    [{ ...number, newPassword: NEW }, 'code.missing', 'verificationCode'],
    [{ ...number, newPassword: NEW, verificationCode: '000000' }, 'code.wrong', 'verificationCode'],
    [{ ...number, mobileNum: '12', newPassword: NEW, verificationCode: '1' }, 'mobile.invalid', 'mobileNum'],
    [{ ...number, newPassword: 'short1', verificationCode: '000000' }, 'request.invalid', 'newPassword'],
    [{ ...number, newPassword: 'password1', verificationCode: '000000' }, 'password.breached', 'newPassword'],
  ])('%# is refused with %s', async (body, code, field) => {
    expect((await byMobile(body)).json()).toMatchObject({ errorCode: code, value: { fields: [{ field }] } })
  })
})

describe('[A-16] a new password by the code that was sent', () => {
  const texts = useTexts(server)
  const run = (statement: Sql) => server().wired.app.database.run(statement)
  const isOwn = (account: string, number: string) =>
    run(sql`
      update identity.profile
      set country_dialing_code = '880', mobile_num = ${number}, mobile_verified_at = now()
      where member_id = (select id from identity.member where account = ${account})`)
  const send = async (url: string, body: object) =>
    server().call('portal', {
      method: 'POST',
      url,
      body: { countryDialingCode: '880', botCheck: await proveWork(server()), ...body },
    })

  beforeEach(() => run(sql`truncate identity.attempt, identity.code_request, platform.rate_limit`))

  it('is sent by a path of its own too, under the same limits, and for nothing else', async () => {
    await newMember(server(), 'Jhumur12', '192.0.2.62')
    await isOwn('Jhumur12', '1711000062')
    const number = { mobileNum: '01711000062' }
    const asked = await send('/wps/member/password/sms', number)
    const atOnce = await send('/wps/verification/sms/noLogin', { ...number, purpose: 'reset' })
    const code = await texts.code('+8801711000062')
    const byCode = { username: number.mobileNum, countryDialingCode: '880', type: 'sms', password: code }
    const loggedIn = await logIn(server(), byCode)
    const answer = await server().call('portal', {
      method: 'POST',
      url: '/wps/member/password/verification',
      body: { ...number, countryDialingCode: '880', newPassword: NEW, verificationCode: code },
      encrypted: true,
    })

    expect(asked.json().value).toEqual({ expiredMinutes: 1, validMinutes: 5, message: expect.any(String) })
    expect([atOnce.statusCode, atOnce.json().errorCode]).toEqual([429, 'request.too.many'])
    expect(loggedIn.json().errorCode).toBe('code.wrong')
    expect(await infoOf(answer.json().value.token)).toMatchObject({ account: 'Jhumur12' })
  })

  it('answers alike for an unknown number, which is sent nothing', async () => {
    await newMember(server(), 'Jhumur13', '192.0.2.63')
    await isOwn('Jhumur13', '1711000063')
    const [known, unknown] = [
      await send('/wps/member/password/sms', { mobileNum: '01711000063' }),
      await send('/wps/member/password/sms', { mobileNum: '01711999998' }),
    ]

    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()])
    expect(await texts.to('+8801711999998')).toEqual([])
  })

  it.each([
    [{ mobileNum: '' }, 'mobile.missing'],
    [{ mobileNum: '12' }, 'mobile.invalid'],
    [{ mobileNum: '01711000064', botCheck: undefined }, 'login.captcha.required'],
    [{ mobileNum: '01711000064', purpose: 'login' }, 'request.invalid'],
  ])('is refused of %j with %s', async (body, code) => {
    expect((await send('/wps/member/password/sms', body)).json().errorCode).toBe(code)
  })

  it('sets it once, ends every other session, and logs in', async () => {
    const before = await newMember(server(), 'Jhumur11', '192.0.2.61')
    await server().wired.app.database.run(sql`
      update identity.profile
      set country_dialing_code = '880', mobile_num = '1711000061', mobile_verified_at = now()
      where member_id = (select id from identity.member where account = 'Jhumur11')`)
    const number = { countryDialingCode: '880', mobileNum: '01711000061' }
    const asked = await server().call('portal', {
      method: 'POST',
      url: '/wps/verification/sms/noLogin',
      body: { ...number, purpose: 'reset', botCheck: await proveWork(server()) },
    })
    expect(asked.statusCode).toBe(200)
    const body = { ...number, newPassword: NEW, verificationCode: await texts.code('+8801711000061') }

    const answer = await server().call('portal', {
      method: 'POST',
      url: '/wps/member/password/verification',
      body,
      encrypted: true,
    })

    expect(await infoOf(answer.json().value.token)).toMatchObject({ account: 'Jhumur11' })
    expect(await infoOf(before)).toEqual({})
    expect((await logIn(server(), { username: 'jhumur11', password: NEW })).statusCode).toBe(200)
    const again = await server().call('portal', {
      method: 'POST',
      url: '/wps/member/password/verification',
      body,
      encrypted: true,
    })
    expect(again.json().errorCode).toBe('code.wrong')
  })
})

describe('[A-15] choosing a password', () => {
  const change = (token: string, body: object) =>
    server().call('portal', { method: 'POST', url: '/wps/member/password', body, encrypted: true, token })

  it('asks for the old one only where there is one', async () => {
    const token = await newMember(server(), 'Moyna33', '192.0.2.41')
    const { database } = server().wired.app
    expect((await change(token, { newPassword: NEW })).json().errorCode).toBe('password.wrong')
    await database.run(sql`update identity.member set password_hash = null where account = 'Moyna33'`)
    const shown = await server().call('portal', { url: '/wps/member/loginPassword', token })
    expect(shown.json().value).toEqual({ hasLoginPassword: false, changedAt: null })

    expect((await change(token, { newPassword: NEW })).json()).toEqual({ success: true, value: {} })
    expect((await logIn(server(), { username: 'moyna33', password: NEW })).statusCode).toBe(200)
  })

  it('[A-13] refuses the default password that operators hand out as a new one', async () => {
    const token = await newMember(server(), 'Polash22', '192.0.2.42')
    const answer = await change(token, { oldPassword: OLD, newPassword: defaultWeakPassword.initial })

    expect(answer.json()).toMatchObject({
      errorCode: 'password.breached',
      value: { fields: [{ field: 'newPassword' }] },
    })
  })
})

describe('[C-18] a new password where nobody may log in', () => {
  it('refuses the log-in and changes nothing; the link works again once log-ins are on', async () => {
    await register(server(), registration('Nasima8', { email: 'nasima8@example.com' }))
    await ask('nasima8', 'nasima8@example.com', '192.0.2.88')
    const body = { token: tokenIn(box().letters[0]?.text), newPassword: NEW }

    await changeSetting(server(), whiteLabel, { LOGIN3: false })
    const off = await reset(body)
    await changeSetting(server(), whiteLabel, {})
    const login = await logIn(server(), { username: 'nasima8', password: OLD })
    const on = await reset(body)

    expect([off.statusCode, off.json().errorCode]).toEqual([403, 'function.not.available'])
    expect(login.statusCode).toBe(200)
    expect(await infoOf(on.json().value.token)).toMatchObject({ account: 'Nasima8' })
  })
})
