import { beforeEach, describe, expect, it } from 'vitest'
import { logIn, register, registration } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { translate } from '@croupier/words/server.ts'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { type Letter, mailPort } from '../../messaging/index.ts'
import { mailReuse } from './tell-of-reuse.ts'

const server = useServer()
const database = () => server().wired.app.database
const PASSWORD = 'lantern-light-77'
const DEVICE = 'a-browser-with-its-own-random-name'

beforeEach(async () => {
  await database().run(sql`truncate identity.attempt, platform.rate_limit`)
})

type Answer = Awaited<ReturnType<typeof logIn>>

/** What an answer sets, without its attributes: `remembered_…=…`; undefined where it sets none. */
const cookieOf = (answer: Answer) => /remembered_[^;]+/.exec(String(answer.headers['set-cookie'] ?? ''))?.[0]

/** Registers and logs in with the box ticked; answers the browser's cookie. */
async function remembered(username: string): Promise<string> {
  await register(server(), registration(username, { loginDeviceId: DEVICE }))
  return cookieOf(await logIn(server(), { username, password: PASSWORD, loginDeviceId: DEVICE, remember: true }))!
}

const oneClick = (username: string, cookie: string | undefined, loginDeviceId = DEVICE) =>
  server().call('portal', {
    method: 'POST',
    url: '/wps/session/login/remembered',
    body: { username, loginDeviceId },
    encrypted: true,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  })

const tokenOf = (answer: Answer): string => answer.json().value.token

const isIn = async (token: string) =>
  (await server().call('portal', { url: '/wps/member/sessions', token })).statusCode === 200

/** How often a member's open pages were told that somebody has a copy. */
const timesTold = async (account: string) => {
  const told = await database().many(sql`
    select from platform.live_message l
    join identity.member m on l.audience = 'member:' || m.id
    where l.type = 'remembered-login-reused'
      and m.account = ${account}`)
  return told.length
}

const rows = async () =>
  (await database().one<{ count: bigint }>(sql`select count(*) as count from identity.remembered_login`)).count

describe('[A-12] a remembered log-in', () => {
  it('is a cookie of a day that only log-ins get and no script reads, and no secret of it is kept', async () => {
    await register(server(), registration('Tuli11', { loginDeviceId: DEVICE }))
    const login = { username: 'tuli11', password: PASSWORD, loginDeviceId: DEVICE }

    const unasked = await logIn(server(), login)
    const answer = await logIn(server(), { ...login, remember: true })

    expect(unasked.headers['set-cookie']).toBeUndefined()
    const line = String(answer.headers['set-cookie'])
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Max-Age=86400', 'Path=/wps/session']) {
      expect(line).toContain(attribute)
    }
    expect(line.toLowerCase()).not.toContain('tuli11')
    const [series, secret] = cookieOf(answer)!.split('=')[1]!.split('.')
    const kept = await database().many<{ row: string }>(sql`select r::text as row from identity.remembered_login r`)
    expect(kept.filter(({ row }) => row.includes(series!) || row.includes(secret!))).toEqual([])
  })

  it('logs in without the password, once each: every use brings the next', async () => {
    let cookie = await remembered('Tuli12')

    for (let use = 0; use < 3; use += 1) {
      const answer = await oneClick('TULI12', cookie)
      expect(answer.json().value).toEqual({ token: expect.any(String), firstTimeLogin: false, passwordExpired: false })
      expect(cookieOf(answer)).not.toBe(cookie)
      cookie = cookieOf(answer)!
    }
  })

  it('is revoked for both where one is used twice, and the member is told', async () => {
    const stolen = await remembered('Tuli13')
    const next = cookieOf(await oneClick('tuli13', stolen))!

    const reused = await oneClick('tuli13', stolen)
    const rightful = await oneClick('tuli13', next)

    expect([reused.statusCode, reused.json().errorCode]).toEqual([401, 'login.remember.reused'])
    expect(String(reused.headers['set-cookie'])).toContain('Max-Age=0')
    expect([rightful.statusCode, rightful.json().errorCode]).toEqual([401, 'login.remember.stale'])
    const told = await database().one<{ audience: string }>(sql`
      select audience
      from platform.live_message
      where type = 'remembered-login-reused'`)
    const member = await database().one<{ id: bigint }>(sql`select id from identity.member where account = 'Tuli13'`)
    expect(told.audience).toBe(`member:${member.id}`)
    const asked = await database().one<{ payload: unknown }>(sql`
      select payload
      from platform.outbox
      where type = 'platform.jobRequested'
        and payload ->> 'name' = 'identity.mailReuse'`)
    expect(asked.payload).toMatchObject({ payload: { memberId: member.id.toString() } })
  })

  it('ends, where one is used twice, whatever sessions it opened, and no other', async () => {
    const stolen = await remembered('Tuli23')
    const login = { username: 'tuli23', password: PASSWORD }
    const byPassword = tokenOf(await logIn(server(), { ...login, loginDeviceId: DEVICE }))
    const other = 'another-browser-of-the-same-person'
    const theirs = cookieOf(await logIn(server(), { ...login, loginDeviceId: other, remember: true }))
    const elsewhere = tokenOf(await oneClick('tuli23', theirs, other))
    const thief = await oneClick('tuli23', stolen)
    const again = tokenOf(await oneClick('tuli23', cookieOf(thief)))
    expect(await isIn(tokenOf(thief))).toBe(true)

    const reused = await oneClick('tuli23', stolen)

    expect(reused.json().errorCode).toBe('login.remember.reused')
    const left = await Promise.all([tokenOf(thief), again, byPassword, elsewhere].map(isIn))
    expect(left).toEqual([false, false, true, true])
    const told = await database().many(sql`
      select from platform.outbox o
      join identity.member m on m.id = (o.payload ->> 'memberId')::bigint
      where o.type = 'identity.loggedOut'
        and m.account = 'Tuli23'`)
    expect(told).toHaveLength(2)
  })

  it('is noticed to have been used by another as soon as its browser logs in by the password', async () => {
    const stolen = await remembered('Tuli25')
    const thief = await oneClick('tuli25', stolen)
    expect(await isIn(tokenOf(thief))).toBe(true)

    const login = { username: 'tuli25', password: PASSWORD, loginDeviceId: DEVICE, remember: true }
    const own = await logIn(server(), login, { cookie: stolen })

    expect([await isIn(tokenOf(thief)), await isIn(tokenOf(own))]).toEqual([false, true])
    expect(await timesTold('Tuli25')).toBe(1)
    expect((await oneClick('tuli25', cookieOf(thief))).json().errorCode).toBe('login.remember.stale')
    expect((await oneClick('tuli25', cookieOf(own))).statusCode).toBe(200)
  })

  it('is known for its day after another took its place: its use is one by somebody with a copy', async () => {
    const stolen = await remembered('Tuli26')
    const thief = await oneClick('tuli26', stolen)
    // Its browser has lost its cookies meanwhile.
    const login = { username: 'tuli26', password: PASSWORD, loginDeviceId: DEVICE, remember: true }
    const own = await logIn(server(), login)
    expect(await isIn(tokenOf(thief))).toBe(true)

    const again = await oneClick('tuli26', cookieOf(thief))

    expect([again.statusCode, again.json().errorCode]).toEqual([401, 'login.remember.reused'])
    expect([await isIn(tokenOf(thief)), await isIn(tokenOf(own))]).toEqual([false, true])
    expect(await timesTold('Tuli26')).toBe(1)
    expect((await oneClick('tuli26', cookieOf(own))).statusCode).toBe(200)
  })

  it('is replaced, and nobody is told, where only its own browser had it', async () => {
    const cookie = await remembered('Tuli27')
    const login = { username: 'tuli27', password: PASSWORD, loginDeviceId: DEVICE, remember: true }

    const [one, other] = await Promise.all([0, 1].map(() => logIn(server(), login, { cookie })))

    expect([one!.statusCode, other!.statusCode]).toEqual([200, 200])
    expect(await timesTold('Tuli27')).toBe(0)
  })

  it('ends every session opened by one of several uses at once', async () => {
    const cookie = await remembered('Tuli24')

    const answers = await Promise.all([0, 1, 2, 3].map(() => oneClick('tuli24', cookie)))

    expect(answers.filter((answer) => answer.statusCode !== 200).length).toBeGreaterThanOrEqual(3)
    const open = await database().many(sql`
      select from identity.session s
      join identity.member m on m.id = s.member_id
      where m.account = 'Tuli24'
        and s.remembered_series is not null
        and s.ended_at is null`)
    expect(open).toEqual([])
  })

  it('is reported by mail in the member’s language, where there is an address', async () => {
    await register(server(), registration('Tuli21'), { language: 'bn' })
    await register(server(), registration('Tuli22'))
    await database().run(sql`
      update identity.profile p
      set email = 'tuli@example.com'
      from identity.member m
      where m.id = p.member_id
        and m.account = 'Tuli21'`)
    const letters: Letter[] = []
    const { app } = server().wired
    app.ports.provide(mailPort, { send: async (letter) => void letters.push(letter) })
    const scope = ownScope(app, { requestId: 'test', actor: { kind: 'ops', user: 'test' }, language: 'en' })

    for (const account of ['Tuli21', 'Tuli22']) {
      const { id } = await database().one<{ id: bigint }>(
        sql`select id from identity.member where account = ${account}`,
      )
      await mailReuse.run(scope, { memberId: id.toString() })
    }

    expect(letters.map(({ to }) => to)).toEqual(['tuli@example.com'])
    expect(letters[0]!.text).toBe(translate('bn', 'guard.reused.mail.text'))
  })

  it('lets one of several uses at once through at most, and is revoked then', async () => {
    const cookie = await remembered('Tuli14')

    const answers = await Promise.all([0, 1, 2].map(() => oneClick('tuli14', cookie)))

    expect(answers.filter((answer) => answer.statusCode === 200).length).toBeLessThanOrEqual(1)
    const next = answers.map(cookieOf).find((set) => set !== undefined && !set.endsWith('='))
    expect((await oneClick('tuli14', next ?? cookie)).json().errorCode).toBe('login.remember.stale')
  })

  it('is worth nothing on another device, under another name, or made up', async () => {
    const cookie = await remembered('Tuli15')
    const before = await rows()
    const [name] = cookie.split('=')

    const madeUp = await oneClick('tuli15', `${name}=abc.def`)
    const otherName = await oneClick('nobody15', cookie)
    const none = await oneClick('tuli15', undefined)
    const elsewhere = await oneClick('tuli15', cookie, 'a-browser-of-somebody-else')

    for (const answer of [madeUp, otherName, none, elsewhere]) {
      expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'login.remember.stale'])
    }
    expect(await rows()).toBe(before - 1n)
  })

  it('ends with any change of the password, with its day, and with a freeze', async () => {
    const change = async (statement: ReturnType<typeof sql>, account: string) => {
      const cookie = await remembered(account)
      await database().run(statement)
      return (await oneClick(account, cookie)).json().errorCode
    }

    expect([
      await change(sql`update identity.member set password_hash = 'another' where account = 'Tuli16'`, 'Tuli16'),
      await change(sql`update identity.remembered_login set expires_at = now()`, 'Tuli17'),
      await change(sql`update identity.member set state = 'frozen' where account = 'Tuli18'`, 'Tuli18'),
    ]).toEqual(['login.remember.stale', 'login.remember.stale', 'login.frozen'])
  })

  it('is forgotten by a log-in with the box unticked, on this device alone', async () => {
    const cookie = await remembered('Tuli19')
    const login = { username: 'tuli19', password: PASSWORD }
    const other = 'another-browser-of-the-same-person'
    const theirs = cookieOf(await logIn(server(), { ...login, loginDeviceId: other, remember: true }))!

    const unticked = await logIn(server(), { ...login, loginDeviceId: DEVICE, remember: false })

    expect(String(unticked.headers['set-cookie'])).toContain('Max-Age=0')
    // Its browser no longer has it, so whoever uses it has a copy.
    expect((await oneClick('tuli19', cookie)).json().errorCode).toBe('login.remember.reused')
    expect((await oneClick('tuli19', theirs, other)).statusCode).toBe(200)
  })

  it('is not kept for a device that names itself in no way', async () => {
    await register(server(), registration('Tuli20'))

    const answer = await logIn(server(), { username: 'tuli20', password: PASSWORD, remember: true })

    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
  })
})
