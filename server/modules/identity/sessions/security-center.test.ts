import { Transformer } from '@napi-rs/image'
import { describe, expect, it } from 'vitest'
import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'

const server = useServer()
const PASSWORD = 'lantern-light-77'
const database = () => server().wired.app.database

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (token: string, method: Method, url: string, body?: object) =>
  server().call('portal', { method, url, token, ...(body ? { body } : {}) })
const valueOf = async (token: string, url: string) => (await call(token, 'GET', url)).json().value
const again = async (username: string, more: object = {}, agent = 'Firefox on a phone') =>
  (await logIn(server(), { username, password: PASSWORD, ...more }, { 'user-agent': agent })).json().value.token
const isOpen = async (token: string) => (await call(token, 'GET', '/wps/member/sessions')).statusCode === 200
/** The last that sockets were told of the end of a session. */
const told = () =>
  database().many<{ audience: string; payload: object }>(sql`
    select audience, payload
    from platform.live_message
    where type = 'forced-logout'
    order by id desc
    limit 1`)

describe('[A-20] the list of sessions', () => {
  it('shows where one is logged in, which is this one, and ends any of them with a word to its socket', async () => {
    const first = await newMember(server(), 'Sessions01')
    const second = await again('Sessions01')

    const { list, next } = await valueOf(second, '/wps/member/sessions')
    expect(list).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        isCurrent: true,
        startedAt: expect.any(Number),
        seenAt: expect.any(Number),
        expiresAt: expect.any(Number),
        ip: '127.0.0.1',
        userAgent: 'Firefox on a phone',
      },
      expect.objectContaining({ isCurrent: false }),
    ])
    expect(next).toBeNull()

    const url = `/wps/member/sessions/${list[1].id}`
    expect((await call(second, 'DELETE', url)).statusCode).toBe(200)
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
    expect(await told()).toEqual([{ audience: `session:${list[1].id}`, payload: { reason: 'revoked' } }])
    expect((await call(second, 'DELETE', url)).json().errorCode).toBe('session.not.found')
  })

  it('ends all but this one at once', async () => {
    const tokens = [await newMember(server(), 'Sessions02'), await again('Sessions02'), await again('Sessions02')]
    const answer = await call(tokens[1]!, 'DELETE', '/wps/member/sessions')

    expect(answer.json().value).toEqual({ ended: 2 })
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, true, false])
    expect((await call(tokens[1]!, 'DELETE', '/wps/member/sessions')).json().value).toEqual({ ended: 0 })
  })

  it.each([
    [
      'one',
      async (token: string) => `/wps/member/sessions/${(await valueOf(token, '/wps/member/sessions')).list[1].id}`,
    ],
    ['all others', async () => '/wps/member/sessions'],
  ])(
    'by %s forgets what devices remember: who holds one does not come back without a password',
    async (what, urlOf) => {
      const username = `Remembered0${what.length}`
      await newMember(server(), username)
      await logIn(server(), { username, password: PASSWORD, remember: true, loginDeviceId: 'a-laptop-that-is-lost-1' })
      const token = await again(username)
      const kept = () =>
        database().many(sql`
        select
        from identity.remembered_login r
        join identity.member m on m.id = r.member_id
        where m.account = ${username}`)
      expect(await kept()).toHaveLength(1)
      expect((await call(token, 'DELETE', await urlOf(token))).statusCode).toBe(200)
      expect(await kept()).toEqual([])
    },
  )

  it('[J-01] tells whoever still holds its token why it ended', async () => {
    const ended = async (token: string) => (await call(token, 'GET', '/wps/member/sessions')).json().value?.ended
    const token = await newMember(server(), 'Sessions06')
    const last = await again('Sessions06')
    await call(last, 'DELETE', '/wps/member/sessions')
    expect(await ended(token)).toBe('revoked')
    await call(last, 'POST', '/wps/session/logout')
    expect(await ended(last)).toBe('logged-out')
    expect(await ended('no-such-token-at-all-00001')).toBe('expired')
  })

  it('of another member is out of reach', async () => {
    const mine = await newMember(server(), 'Sessions03')
    const theirs = await newMember(server(), 'Sessions04')
    const { list } = await valueOf(theirs, '/wps/member/sessions')

    const answer = await call(mine, 'DELETE', `/wps/member/sessions/${list[0].id}`)
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'session.not.found'])
    expect(await isOpen(theirs)).toBe(true)
  })

  it('[A-21] leaves out what was idle or has run out', async () => {
    await newMember(server(), 'Sessions05')
    await again('Sessions05')
    const token = await again('Sessions05')
    const { list } = await valueOf(token, '/wps/member/sessions')
    await database().run(sql`
      update identity.session
      set expires_at = case when id = ${list[1].id}::bigint then now() - interval '1 second' else expires_at end,
          seen_at = case when id = ${list[2].id}::bigint then now() - interval '31 minutes' else seen_at end
      where id = any(${[list[1].id, list[2].id]}::bigint[])`)

    expect((await valueOf(token, '/wps/member/sessions')).list).toEqual([list[0]])
  })
})

describe('[A-20] the history of log-ins', () => {
  it('holds right and wrong ones, page by page, and the one before this', async () => {
    await newMember(server(), 'History01')
    await logIn(server(), { username: 'History01', password: 'not-this-one-1' }, { 'user-agent': 'curl' })
    let token = ''
    for (let times = 0; times < 10; times += 1) token = await again('History01')

    const page = await valueOf(token, '/wps/member/logins')
    expect(page.list.map((login: { outcome: string }) => login.outcome)).toEqual(Array(10).fill('done'))
    const older = await valueOf(token, `/wps/member/logins?before=${page.next}`)
    expect(older).toEqual({
      list: [
        expect.objectContaining({ outcome: 'wrong-password', ip: '127.0.0.1', userAgent: 'curl' }),
        expect.objectContaining({ outcome: 'done' }),
      ],
      next: null,
    })
    const { lastLogin } = await valueOf(token, '/wps/member/info')
    expect(lastLogin).toEqual({ at: page.list[1].at, ip: page.list[1].ip })
  })

  it('is the member’s alone', async () => {
    const token = await newMember(server(), 'History02')
    expect((await valueOf(token, '/wps/member/logins')).list).toHaveLength(1)
  })
})

describe('[A-20] the devices an account knows', () => {
  it('are listed, and a forgotten one is unknown again and its remembered log-in is refused', async () => {
    const mine = { loginDeviceId: 'a-phone-of-mine-0001' }
    await newMember(server(), 'Devices01')
    const token = await again('Devices01', mine)
    const remembered = async () =>
      (await logIn(server(), { username: 'Devices01', password: PASSWORD, remember: true, ...mine })).headers
    await remembered()
    const { list } = await valueOf(token, '/wps/member/devices')
    expect(list).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        firstSeenAt: expect.any(Number),
        lastSeenAt: expect.any(Number),
        userAgent: expect.any(String),
      },
    ])
    const kept = sql`
      select
      from identity.remembered_login r
      join identity.member m on m.id = r.member_id
      where m.account = 'Devices01'`
    expect(await database().many(kept)).toHaveLength(1)

    const other = await newMember(server(), 'Devices02')
    const url = `/wps/member/devices/${list[0].id}`
    expect((await call(other, 'DELETE', url)).json().errorCode).toBe('device.not.found')
    expect((await call(token, 'DELETE', url)).statusCode).toBe(200)
    expect((await valueOf(token, '/wps/member/devices')).list).toEqual([])
    expect(await database().many(kept)).toHaveLength(0)
  })
})

describe('[A-18] one’s own picture', () => {
  const picture = (width: number, height: number) =>
    Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 200), width, height)
  const choose = (token: string, bytes: Buffer) =>
    call(token, 'PUT', '/wps/member/info/icon', { image: bytes.toString('base64') })

  it('is re-encoded as a square, shown, named in the info, and removed', async () => {
    const token = await newMember(server(), 'Picture01')
    expect(await valueOf(token, '/wps/member/info/icon')).toEqual({ icon: null })

    const { icon } = (await choose(token, await picture(640, 300).png())).json().value
    expect(icon).toMatch(/^data:image\/webp;base64,/)
    const shown = await new Transformer(Buffer.from(icon.split(',')[1], 'base64')).metadata()
    expect([shown.width, shown.height, shown.format]).toEqual([256, 256, 'webp'])
    expect(await valueOf(token, '/wps/member/info/icon')).toEqual({ icon })
    expect((await valueOf(token, '/wps/member/info')).hasIcon).toBe(true)

    await call(token, 'DELETE', '/wps/member/info/icon')
    expect(await valueOf(token, '/wps/member/info/icon')).toEqual({ icon: null })
    expect((await valueOf(token, '/wps/member/info')).hasIcon).toBe(false)
  })

  it('is a picture by its bytes, whatever it is called', async () => {
    const token = await newMember(server(), 'Picture02')
    const png = await picture(8, 8).png()
    const lies = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('GIF89a not taken either'),
      png.subarray(0, 40),
    ]
    for (const lie of lies) {
      const answer = await choose(token, lie)
      expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'upload.not.image'])
    }
    const huge = Buffer.from(png)
    huge.writeUInt32BE(60_000, 16)
    huge.writeUInt32BE(60_000, 20)
    expect((await choose(token, huge)).json().errorCode).toBe('upload.too.large')
    expect(await valueOf(token, '/wps/member/info/icon')).toEqual({ icon: null })
  })
})

describe('[A-20] offers', () => {
  it('are taken and refused again, and not taken before anybody asked', async () => {
    const token = await newMember(server(), 'Offers01')
    const wanted = async () => (await valueOf(token, '/wps/member/info')).takesMarketing
    expect(await wanted()).toBe(false)
    await call(token, 'PUT', '/wps/member/marketing', { isWanted: true })
    expect(await wanted()).toBe(true)
    await call(token, 'PUT', '/wps/member/marketing', { isWanted: false })
    expect(await wanted()).toBe(false)
  })
})
