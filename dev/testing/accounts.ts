import { assert } from '@croupier/basis/assert.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { isBotCheckOn } from '@croupier/server/modules/identity/identity-settings.ts'
import { proveWork as proveWorkOf } from '../world/prove-work.ts'
import type { TestServer } from './server.ts'
import { changeSetting } from './settings.ts'

/** That of the members that tests make. */
export const PASSWORD = 'lantern-light-77'

/** What registers everywhere by the rules of a fresh deployment. */
export const registration = (username: string, more: Record<string, unknown> = {}) => ({
  username,
  password: PASSWORD,
  terms: true,
  ageConfirmed: true,
  ...more,
})

/** Registers as the portal does, work proved; `botCheck: undefined` leaves the proof out. */
export async function register(
  server: TestServer,
  body: object,
  headers: Record<string, string> = {},
  address = '127.0.0.1',
) {
  const proved = { botCheck: await proveWork(server), ...body }
  return server.call('portal', {
    method: 'PUT',
    url: '/wps/member/register',
    body: proved,
    encrypted: true,
    headers,
    address,
  })
}

/** The result of a proof of work as a browser sends it, of a task that one derivation solves. */
export function proveWork(server: TestServer): Promise<string> {
  return proveWorkOf(server.wired.app)
}

/** Switches on or off that log-ins, registrations and requests for codes prove some work first. */
export function demandWork(server: TestServer, isDemanded: boolean): Promise<void> {
  return changeSetting(server, isBotCheckOn, isDemanded)
}

/** Logs in as the portal does, work proved; `botCheck: undefined` leaves the proof out. */
export async function logIn(server: TestServer, body: object, headers: Record<string, string> = {}, address?: string) {
  const proved = { botCheck: await proveWork(server), ...body }
  return server.call('portal', {
    method: 'POST',
    url: '/wps/session/login',
    body: proved,
    encrypted: true,
    headers,
    ...(address === undefined ? {} : { address }),
  })
}

/** Registers and answers the session's token. */
export async function newMember(server: TestServer, username: string, address?: string): Promise<string> {
  const answer = await register(server, registration(username), {}, address)
  assert(answer.statusCode === 200, `${username} registers: ${answer.body}`)
  return answer.json().value.token
}

/** Fetches a captcha as a browser does, and reads its answer where no browser could: in the database. */
export async function solveCaptcha(server: TestServer): Promise<{ cookie: string; answer: string }> {
  const fetched = await server.call('portal', { url: '/wps/captcha' })
  const cookie = /captchaId=[^;]+/.exec(String(fetched.headers['set-cookie']))?.[0]
  assert(cookie, `a captcha comes with a cookie: ${fetched.body.slice(0, 200)}`)
  const { answer } = await server.wired.app.database.one<{ answer: string }>(sql`
    select answer
    from identity.captcha
    order by made_at desc
    limit 1`)
  return { cookie, answer }
}
