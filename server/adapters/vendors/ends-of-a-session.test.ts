import { logIn, proveWork, register, registration } from '@croupier/dev/testing/accounts.ts'
import { callRgs, type House, openHouse, openTable } from '@croupier/dev/testing/house.ts'
import { useMailbox } from '@croupier/dev/testing/mailbox.ts'
import { portalSessionOf } from '@croupier/dev/testing/portal-session.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { useTexts } from '@croupier/dev/testing/texts.ts'
import { asOperator, ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { openWireDesk, type Said, type WireDesk } from '@croupier/dev/testing/wire-desk.ts'
import { vendorAccounts } from '@croupier/dev/sandbox/game-vendor/account.ts'
import { initialRegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { registrationRules } from '../../modules/identity/index.ts'
import { whiteLabel } from '../../modules/settings/index.ts'
import { type Sql, sql } from '../../platform/database.ts'

const server = useServer()
const box = useMailbox(server)
const texts = useTexts(server)
const PASSWORD = 'lantern-light-77'
const NEW = 'brass-and-paper-78'
const DEVICE = 'a-browser-with-its-own-random-name'

let house: House
/** A vendor of each protocol by its name, and one who says no session with its bets. */
const desks = new Map<string, WireDesk>()

beforeAll(async () => {
  house = await openHouse(server())
  for (const account of vendorAccounts) desks.set(account.protocol, await openWireDesk(server(), account, '0'))
  desks.set('softswiss, no session named', await openWireDesk(server(), vendorAccounts[0]!, '0'))
  const email = { ...initialRegistrationRules.email, enabled: true }
  await changeSetting(server(), registrationRules, { ...initialRegistrationRules, email })
})

const run = (statement: Sql) => server().wired.app.database.run(statement)

beforeEach(() => run(sql`truncate identity.attempt, identity.code_request, platform.rate_limit`))

type Answer = Awaited<ReturnType<typeof logIn>>
const tokenOf = (answer: Answer): string => answer.json().value.token
const call = (token: string | undefined, method: 'POST' | 'DELETE', url: string, body?: object, more: object = {}) =>
  server().call('portal', { method, url, token, ...(body ? { body, encrypted: true } : {}), ...more })
const logInTo = async (account: string) => tokenOf(await logIn(server(), { username: account, password: PASSWORD }))
const cookieOf = (answer: Answer) => /remembered_[^;]+/.exec(String(answer.headers['set-cookie'] ?? ''))![0]
const oneClick = (username: string, cookie: string) =>
  call(undefined, 'POST', '/wps/session/login/remembered', { username, loginDeviceId: DEVICE }, { headers: { cookie } })

/** Two sessions of one member: games were launched from both, and the first ends. */
interface Ending {
  account: string
  first: string
  /** Of the first. */
  id: bigint
  second: string
  /** What the browser that was remembered held before the first session came of it. */
  cookie: string
}

interface Way {
  name: string
  end(ending: Ending): Promise<unknown>
  /** The member may not bet at all afterwards. */
  isBlocked?: true
  /** The second session ends with it. */
  endsBoth?: true
}

const seen = (ending: Ending, column: 'seen_at' | 'expires_at', back: string) =>
  run(
    column === 'seen_at'
      ? sql`update identity.session set seen_at = now() - ${back}::interval where id = ${ending.id}`
      : sql`update identity.session set expires_at = now() - ${back}::interval where id = ${ending.id}`,
  )

const ways: readonly Way[] = [
  { name: 'the log-out', end: ({ first }) => call(first, 'POST', '/wps/session/logout') },
  { name: 'log out others', end: ({ second }) => call(second, 'DELETE', '/wps/member/sessions') },
  {
    name: 'one session being revoked in the list',
    end: ({ second, id }) => call(second, 'DELETE', `/wps/member/sessions/${id}`),
  },
  {
    name: 'a change of the password elsewhere',
    end: ({ second }) => call(second, 'POST', '/wps/member/password', { oldPassword: PASSWORD, newPassword: NEW }),
  },
  {
    name: 'a new password by a link',
    endsBoth: true,
    async end({ account }) {
      await server().portal.inject({
        method: 'POST',
        url: '/wps/member/password/email',
        headers: { merchant: 'lumen', language: 'en', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username: account, email: `${account}@example.com` }).toString(),
      })
      const token = /#reset=([\w-]+)/.exec(box().letters[0]?.text ?? '')?.[1]
      return call(undefined, 'POST', '/wps/member/password/reset', { token, newPassword: NEW })
    },
  },
  {
    name: 'a new password by a code',
    endsBoth: true,
    async end({ account }) {
      await run(sql`
        update identity.profile
        set country_dialing_code = '880', mobile_num = '1711000099', mobile_verified_at = now()
        where member_id = (select id from identity.member where account = ${account})`)
      const number = { countryDialingCode: '880', mobileNum: '01711000099' }
      const asked = { ...number, purpose: 'reset', botCheck: await proveWork(server()) }
      await server().call('portal', { method: 'POST', url: '/wps/verification/sms/noLogin', body: asked })
      const verificationCode = await texts.code('+8801711000099')
      return call(undefined, 'POST', '/wps/member/password/verification', {
        ...number,
        newPassword: NEW,
        verificationCode,
      })
    },
  },
  { name: 'being left idle', end: (ending) => seen(ending, 'seen_at', '31 minutes') },
  {
    name: 'its member’s own time limit',
    async end({ id, second }) {
      await run(sql`update identity.session set started_at = started_at - interval '31 minutes' where id = ${id}`)
      return server().call('portal', {
        method: 'POST',
        url: '/wps/member/timeLimits/session',
        token: second,
        body: { minutes: 30 },
      })
    },
  },
  { name: 'its longest time', end: (ending) => seen(ending, 'expires_at', '1 second') },
  {
    name: 'a log-in elsewhere, where one session is allowed',
    endsBoth: true,
    async end({ account }) {
      await changeSetting(server(), whiteLabel, { SINGLESESSION3: true })
      const token = await logInTo(account)
      await changeSetting(server(), whiteLabel, {})
      return token
    },
  },
  { name: 'its remembered credential being used twice', end: ({ account, cookie }) => oneClick(account, cookie) },
  {
    name: 'a freeze',
    isBlocked: true,
    endsBoth: true,
    end: ({ account }) => asOperator(server(), 'freezeMember', { account, note: 'test' }),
  },
]

const isIn = async (token: string) => (await call(token, 'DELETE', '/wps/member/sessions/0')).statusCode !== 401
const say = async (desk: WireDesk, said: Said, comes: 'no-session' | 'blocked') => {
  const { route, body } = await desk.callOf(said)
  return desk.told(await desk.send(route, body), comes)
}
const order = { mode: 'BASE', amount: 1_000_000, choice: { target: '98.00', over: false } }

it.each(ways.map((way) => [way.name, way] as const))(
  '[A-21] %s ends the games of the session on every wire, and what is open in them is paid',
  async (_name, way) => {
    const account = `Ends${ways.indexOf(way) + 10}`
    await register(server(), registration(account, { email: `${account}@example.com`, loginDeviceId: DEVICE }))
    const remembered = { username: account, password: PASSWORD, loginDeviceId: DEVICE, remember: true }
    const cookie = cookieOf(await logIn(server(), remembered))
    const first = tokenOf(await oneClick(account, cookie))
    const second = await logInTo(account)
    const id = await portalSessionOf(server(), first)
    const portalSession = await portalSessionOf(server(), second)
    await asOperator(server(), 'creditMember', { account, amount: '5000.00', note: 'test' })

    // From the first: the dice of the house, by the portal's own call, and each vendor's game. From the second: other games.
    const url = `/wps/game/launchGame?nodeId=${house['dice']}`
    const launched = (await server().call('portal', { url, token: first })).json().value.content.game_url
    const sessionID = new URL(launched).searchParams.get('sessionID')
    const rgs = (path: string, body: object = {}) => callRgs(server(), path, { sessionID, ...body })
    const kept = await openTable(server(), house['monsoon-lanterns']!, { account, portalSession })
    let round: { active: boolean; payout: number } = { active: false, payout: 0 }
    while (!round.active) round = (await rgs('/wallet/play', order)).body.round
    for (const [name, desk] of desks) {
      await desk.seat(account, id)
      const told = await say(desk, { does: 'bet', id: `${account}-a`, amount: '1.00', who: account }, 'blocked')
      expect([name, told]).toEqual([name, expect.stringMatching(/^\d+\.\d\d$/)])
    }

    await way.end({ account, first, id, second, cookie })

    expect([await isIn(first), await isIn(second)]).toEqual([false, !way.endsBoth])
    const refusal = way.isBlocked ? 'blocked' : 'no-session'
    const told: Record<string, unknown> = {}
    const must: Record<string, unknown> = {}
    for (const [name, desk] of desks) {
      const bet = await say(desk, { does: 'bet', id: `${account}-b`, amount: '1.00', who: account }, refusal)
      const won = await say(
        desk,
        { does: 'win', id: `${account}-w`, of: `${account}-a`, amount: '7.00', who: account },
        refusal,
      )
      const back = await say(desk, { does: 'rollback', id: `${account}-r`, of: `${account}-b`, who: account }, refusal)
      told[name] = [bet, /^\d+\.\d\d$/.test(won), /^\d+\.\d\d$/.test(back)]
      must[name] = [refusal, true, true]
    }
    const refused = await rgs('/wallet/play', order)
    const ended = await rgs('/wallet/end-round')
    told['rgs'] = [refused.body.error, ended.status, (await rgs('/wallet/end-round')).body.error]
    must['rgs'] = ['ERR_IS', 200, 'ERR_IS']
    expect(told).toEqual(must)

    const other = await kept.rgs('/wallet/play', { mode: 'BASE', amount: 1_000_000 })
    expect(other.body.error).toBe(way.endsBoth ? 'ERR_IS' : undefined)
    expect(await ledgerFindings(server())).toEqual([])
  },
)

it('[A-21] a bet is a use of the session: it does not time out during play', async () => {
  const account = 'Ends99'
  await register(server(), registration(account))
  const token = await logInTo(account)
  const id = await portalSessionOf(server(), token)
  await asOperator(server(), 'creditMember', { account, amount: '50.00', note: 'test' })
  const table = await openTable(server(), house['dice']!, { account, portalSession: id })
  await run(sql`update identity.session set seen_at = now() - interval '29 minutes' where id = ${id}`)

  expect((await table.rgs('/wallet/play', order)).status).toBe(200)

  const { database } = server().wired.app
  await expect
    .poll(
      async () => {
        const { isSeen } = await database.one<{ isSeen: boolean }>(sql`
          select seen_at > now() - interval '1 minute' as "isSeen"
          from identity.session
          where id = ${id}`)
        return isSeen
      },
      { timeout: 30_000 },
    )
    .toBe(true)
})
