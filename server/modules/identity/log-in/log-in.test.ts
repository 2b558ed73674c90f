import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logIn, newMember, registration, register, solveCaptcha } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'

const server = useServer()
const database = () => server().wired.app.database
const PASSWORD = 'lantern-light-77'
const DEVICE = 'a-browser-with-its-own-random-name'

const info = (token?: string) => server().call('portal', { url: '/wps/member/info', token })

beforeEach(async () => {
  await database().run(sql`truncate identity.attempt, platform.rate_limit`)
})

describe('[A-06] logging in by username', () => {
  beforeAll(async () => {
    await newMember(server(), 'Rahim99')
  })

  it('answers a token that opens the member’s own information', async () => {
    const answer = await logIn(server(), { username: 'rahim99', password: PASSWORD })

    expect(answer.json()).toMatchObject({ success: true })
    expect(answer.json().value).toEqual({ token: expect.any(String), firstTimeLogin: false, passwordExpired: false })
    const { value } = (await info(answer.json().value.token)).json()
    expect(value).toMatchObject({ account: 'Rahim99', type: 0, isTrial: false, currency: 'BDT' })
  })

  it('keeps only a hash of the token', async () => {
    const { token } = (await logIn(server(), { username: 'rahim99', password: PASSWORD })).json().value

    const rows = await database().many<{ row: string }>(sql`select s::text as row from identity.session s`)

    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })

  it('answers a wrong password and an unknown name alike', async () => {
    const wrong = await logIn(server(), { username: 'rahim99', password: 'not-the-one-1' })
    const unknown = await logIn(server(), { username: 'nobody99', password: 'not-the-one-1' })

    expect([wrong.statusCode, wrong.json()]).toEqual([unknown.statusCode, unknown.json()])
    expect(wrong.json()).toMatchObject({ errorCode: 'login.failed', value: { captcha: false } })
  })

  it('refuses a member on the agents’ side, and only after the right password', async () => {
    const headers = { moduleid: 'AGENTPOLICY3' }
    const wrong = await logIn(server(), { username: 'rahim99', password: 'not-the-one-1' }, headers)
    const right = await logIn(server(), { username: 'rahim99', password: PASSWORD }, headers)

    expect(wrong.json().errorCode).toBe('login.failed')
    expect([right.statusCode, right.json().errorCode]).toEqual([403, 'login.agent.only'])
  })

  it('asks who logs in for the first time with a handed-out password for another one', async () => {
    await server().wired.app.database.run(sql`
      update identity.member
      set must_change_password = true
      where account = 'Rahim99'`)

    const answer = await logIn(server(), { username: 'rahim99', password: PASSWORD })

    expect(answer.json().value.firstTimeLogin).toBe(true)
  })
})

describe('[A-07] the captcha', () => {
  beforeAll(async () => {
    await newMember(server(), 'Shumi21')
  })

  async function fail(times: number, username = 'shumi21') {
    const answers = []
    for (let guess = 0; guess < times; guess += 1) {
      answers.push(await logIn(server(), { username, password: `wrong-${guess}-password` }))
    }
    return answers
  }

  it('comes after three failures, also for an unknown name', async () => {
    const [first, second, third] = await fail(3)
    const fourth = await logIn(server(), { username: 'shumi21', password: PASSWORD })

    expect([first, second, third].map((answer) => answer!.json().value.captcha)).toEqual([false, false, true])
    expect([fourth.statusCode, fourth.json().errorCode]).toEqual([400, 'login.captcha.required'])
    expect(fourth.json().value.captcha).toBe(true)
    const unknown = await fail(4, 'nobody21')
    expect(unknown.map((answer) => answer.json().errorCode)).toEqual([
      'login.failed',
      'login.failed',
      'login.failed',
      'login.captcha.required',
    ])
  })

  it('lets the right characters through, whatever their case, once', async () => {
    await fail(3)
    const { cookie, answer } = await solveCaptcha(server())
    const body = { username: 'shumi21', captcha: answer.toLowerCase() }

    const wrongPassword = await logIn(server(), { ...body, password: 'not-the-one-1' }, { cookie })
    const again = await logIn(server(), { ...body, password: PASSWORD }, { cookie })

    expect(wrongPassword.json().errorCode).toBe('login.failed')
    expect(again.json().errorCode).toBe('login.captcha.wrong')
    await database().run(sql`delete from identity.captcha`)
    const fresh = await solveCaptcha(server())
    const right = await logIn(
      server(),
      { username: 'shumi21', password: PASSWORD, captcha: fresh.answer },
      { cookie: fresh.cookie },
    )
    expect(right.json()).toMatchObject({ success: true })
  })

  it('is a PNG of some size, one a second', async () => {
    const first = await server().call('portal', { url: '/wps/captcha' })
    const cookie = String(first.headers['set-cookie']).split(';')[0]!
    // However long the machine takes between the two.
    await database().run(sql`update identity.captcha set made_at = clock_timestamp() + interval '1 minute'`)
    const second = await server().call('portal', { url: '/wps/captcha', headers: { cookie } })

    const picture = Buffer.from(first.json().value, 'base64')
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.length).toBeGreaterThan(2_000)
    expect(String(first.headers['set-cookie'])).toContain('HttpOnly')
    expect([second.statusCode, second.json().errorCode]).toEqual([429, 'request.too.many'])
  })
})

describe('[A-21] locks', () => {
  beforeAll(async () => {
    await register(server(), registration('Karim55', { loginDeviceId: DEVICE }))
  })

  /** Guesses with a solved captcha, from a new address and device each time. */
  async function guess(number: number) {
    await database().run(sql`delete from identity.captcha`)
    const { cookie, answer } = await solveCaptcha(server())
    const body = {
      username: 'karim55',
      password: `guess-${number}-abc`,
      captcha: answer,
      loginDeviceId: `${DEVICE}-${number}`,
    }
    return logIn(server(), body, { cookie })
  }

  it('gives strangers ten password checks of a name, and never locks out a device it knows', async () => {
    const codes = []
    for (let number = 0; number < 12; number += 1) codes.push((await guess(number)).json().errorCode)

    expect(codes.slice(0, 10)).toEqual(Array(10).fill('login.failed'))
    expect(codes.slice(10)).toEqual(['login.locked', 'login.locked'])
    const own = await logIn(server(), { username: 'karim55', password: PASSWORD, loginDeviceId: DEVICE })
    expect(own.json()).toMatchObject({ success: true })
  })

  it('shows a known device the captcha after its own three failures, and never a lock', async () => {
    const own = (password: string, captcha?: string) => ({
      username: 'karim55',
      password,
      loginDeviceId: DEVICE,
      ...(captcha === undefined ? {} : { captcha }),
    })
    const codes = []
    for (let number = 0; number < 3; number += 1) {
      codes.push((await logIn(server(), own(`slip-${number}-abc`))).json().errorCode)
    }
    codes.push((await logIn(server(), own(PASSWORD))).json().errorCode)
    for (let number = 0; number < 10; number += 1) {
      await database().run(sql`delete from identity.captcha`)
      const { cookie, answer } = await solveCaptcha(server())
      codes.push((await logIn(server(), own(`slip-${number}-xyz`, answer), { cookie })).json().errorCode)
    }

    expect(codes.slice(0, 4)).toEqual(['login.failed', 'login.failed', 'login.failed', 'login.captcha.required'])
    expect(codes.slice(4)).toEqual(Array(10).fill('login.failed'))
  })

  it('gives one address fifty checks over all names', async () => {
    const codes = []
    for (let number = 0; number < 52; number += 1) {
      codes.push((await logIn(server(), { username: `name${number}x`, password: 'spray-this-1' })).json().errorCode)
    }

    expect(codes.slice(0, 50)).toEqual(Array(50).fill('login.failed'))
    expect(codes.slice(50)).toEqual(['login.locked', 'login.locked'])
  })

  it('lets no burst of parallel guesses past ten', async () => {
    const guesses = Array.from({ length: 30 }, (_, number) =>
      logIn(server(), { username: 'burst77', password: `guess-${number}-abc` }),
    )

    const codes = (await Promise.all(guesses)).map((answer) => answer.json().errorCode)

    expect(codes.filter((code) => code === 'login.failed').length).toBeLessThanOrEqual(10)
    const counted = await database().one<{ failures: number }>(sql`
      select failures
      from identity.attempt
      where key like 'stranger:%'`)
    expect(counted.failures).toBeGreaterThanOrEqual(3)
  })
})

describe('[A-17] logging out', () => {
  it('ends the session and no other', async () => {
    const one = await newMember(server(), 'Nasima12')
    const other = (await logIn(server(), { username: 'nasima12', password: PASSWORD })).json().value.token

    const out = await server().call('portal', { method: 'DELETE', url: '/wps/session/logout', token: one })

    expect(out.json()).toEqual({ success: true, value: {} })
    expect((await info(one)).json()).toEqual({ success: true, value: {} })
    expect((await info(other)).json().value.account).toBe('Nasima12')
    const again = await server().call('portal', { method: 'DELETE', url: '/wps/session/logout', token: one })
    expect([again.statusCode, again.json().errorCode]).toEqual([401, 'login.not.session'])
  })
})
