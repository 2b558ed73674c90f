import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, newMember, registration, proveWork } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { whiteLabel } from '../../settings/index.ts'
import { createMemberAs, settings as declared } from '../index.ts'

const server = useServer()
const PASSWORD = 'lantern-light-77'

const own = (name: string) => declared.find((setting) => setting.name === name)!
const info = async (token: string) => (await server().call('portal', { url: '/wps/member/info', token })).json().value

beforeAll(async () => {
  await newMember(server(), 'Parul66')
})

describe('[A-06] an agent', () => {
  it('logs in on the agents’ side, and on no side where the merchant has no agents', async () => {
    const scope = ownScope(server().wired.app, {
      requestId: 'test',
      actor: { kind: 'ops', user: 'test' },
      language: 'en',
    })
    await createMemberAs(scope, { username: 'Agent66', password: PASSWORD, type: 2 })
    const login = (headers?: Record<string, string>) =>
      logIn(server(), { username: 'agent66', password: PASSWORD }, headers)
    const agentSide = { moduleid: 'AGENTPOLICY3' }

    const open = await login(agentSide)
    await changeSetting(server(), whiteLabel, { AGENTPOLICY3: false })
    const closed = await login(agentSide)
    const elsewhere = await login()
    await changeSetting(server(), whiteLabel, {})

    expect(open.json()).toMatchObject({ success: true })
    expect([closed.statusCode, closed.json().errorCode]).toEqual([403, 'function.not.available'])
    expect([elsewhere.statusCode, elsewhere.json().errorCode]).toEqual([403, 'login.member.only'])
  })
})

describe('[C-18] registering while nobody may log in', () => {
  const sessionsOf = async (account: string) =>
    (
      await server().wired.app.database.many(sql`
        select from identity.session s
        join identity.member m on m.id = s.member_id
        where m.account = ${account}`)
    ).length

  it.each([
    ['username', '/wps/member/register', registration('Closed66')],
    [
      'mobile',
      '/wps/member/register/mobile',
      { ...registration('Closed67'), mobileNum: '01711000667', countryDialingCode: '880' },
    ],
  ])('by %s opens the account and no session', async (_way, url, body) => {
    await changeSetting(server(), whiteLabel, { LOGIN3: false, REGMOBVERF3: false })
    const proved = { botCheck: await proveWork(server()), ...body }
    const off = await server().call('portal', { method: 'PUT', url, body: proved, encrypted: true })
    await changeSetting(server(), whiteLabel, {})
    const { username } = body

    expect([off.statusCode, off.json().value]).toEqual([200, { id: expect.any(String), account: username }])
    expect(await sessionsOf(username)).toBe(0)
    expect((await logIn(server(), { username, password: PASSWORD })).statusCode).toBe(200)
  })
})

describe('[A-21] one session at a time', () => {
  it('holds where the operator wants it, and notifies the old session’s pages', async () => {
    const login = async () => (await logIn(server(), { username: 'parul66', password: PASSWORD })).json().value.token
    const [first, second] = [await login(), await login()]
    expect(await info(first)).toMatchObject({ account: 'Parul66' })

    await changeSetting(server(), whiteLabel, { SINGLESESSION3: true })
    const third = await login()
    await changeSetting(server(), whiteLabel, {})

    expect(await info(first)).toEqual({})
    expect(await info(second)).toEqual({})
    expect(await info(third)).toMatchObject({ account: 'Parul66' })
    const told = await server().wired.app.database.one<{ payload: object }>(sql`
      select payload
      from platform.outbox
      where type = 'identity.sessionsEnded'
      order by id desc
      limit 1`)
    expect(told.payload).toMatchObject({ reason: 'replaced', exceptSessionId: expect.any(String) })
  })
})

describe('[A-13] an old password', () => {
  it('is said to be expired once its days are over', async () => {
    const expired = async () =>
      (await logIn(server(), { username: 'parul66', password: PASSWORD })).json().value.passwordExpired
    await changeSetting(server(), own('identity.passwordExpiryDays'), 30)
    expect(await expired()).toBe(false)

    await server().wired.app.database.run(sql`
      update identity.member
      set password_changed_at = now() - interval '31 days'
      where account = 'Parul66'`)

    expect(await expired()).toBe(true)
    await changeSetting(server(), own('identity.passwordExpiryDays'), 0)
    expect(await expired()).toBe(false)
  })
})
