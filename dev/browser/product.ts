import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { assert } from '@croupier/basis/assert.ts'
import { seal } from '@croupier/client/seal.ts'
import { type Database, openDatabase, sql } from '@croupier/server/platform/database.ts'
import { findRunningPostgres } from '@croupier/start/postgres.ts'
import { opsOfTests } from './ops.ts'
import { ports } from './ports.ts'
import { proveWork } from './prove-work.ts'
import { noteSecretsIn } from './secrets-used.ts'

/** The console's own listener, beside the portal's of playwright.config.ts. */
export const CONSOLE = `http://127.0.0.1:${ports.CONSOLE_PORT}`

/** Every operator of the demo world. */
export const STAFF_PASSWORD = 'lantern-light-2026'

export interface Member {
  account: string
  password: string
  token: string
}

export interface Answer {
  status: number
  body: { success: boolean; value?: any; errorCode?: string }
}

/** The product under test from behind: its calls without a browser, its database, its operator. */
export interface Product {
  database: Database
  /** Calls from an address, the portal where no other `origin` is named; a sealed body where `sealed`. */
  call(
    line: string,
    options?: { origin?: string; body?: object; sealed?: boolean; address?: string; token?: string },
  ): Promise<Answer>
  newMember(): Promise<Member>
  /** Puts money into a member's main purse, as an operator does. */
  credit(member: Member, amount: string): Promise<void>
  /** Where the portal would send the browser to play a game of the house. */
  launchGame(member: Member, game: string): Promise<string>
  /** Runs a line of `ops` and answers what it prints. */
  ops(...line: string[]): Promise<any>
  /** Runs `ops settings set`; it resolves once the server answers by it. */
  changeSetting(name: string, value: unknown): Promise<void>
  readSetting(name: string): Promise<unknown>
  /** What `ops ledger check` finds wrong with the books. */
  ledgerFindings(): Promise<unknown[]>
  close(): Promise<void>
}

/** An address no other test has: failures are counted by address. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

export function newAccount(): string {
  return `t${Date.now().toString(36)}${randomInt(46_656).toString(36)}`
}

/** What every registration of the demo takes. */
export const goodPassword = 'lantern-light-77'

export async function openProduct(baseUrl: string): Promise<Product> {
  const dataDir = process.env['BROWSER_DATA_DIR']
  assert(dataDir, 'playwright.config.ts names BROWSER_DATA_DIR')
  const url = await findRunningPostgres(join(dataDir, 'postgres'))
  assert(url, `PostgreSQL runs in ${dataDir}`)
  const database = openDatabase({ url })

  const call: Product['call'] = async (
    line,
    { origin = baseUrl, body, sealed = false, address = newAddress(), token } = {},
  ) => {
    const [method = 'GET', path = '/'] = line.split(' ')
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        Merchant: 'lumen',
        Language: 'en',
        'X-Forwarded-For': address,
        'Idempotency-Key': crypto.randomUUID(),
        ...(token ? { Authorization: token } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(sealed ? { Encryption: 'JWE', 'X-Gateway-Version': '3' } : {}),
      },
      body: body ? JSON.stringify(sealed ? { value: await seal(body, await key()) } : body) : null,
    })
    const answered = (await answer.json()) as Answer['body']
    for (const each of [body, answered.value, { token }]) noteSecretsIn(each)
    return { status: answer.status, body: answered }
  }

  async function key() {
    const settings = await call('GET /wps/system/settings/consolidated')
    return settings.body.value.encryptionKey
  }

  /** One log-in for all tests of a worker: so many in a minute would look like an attack. */
  let operator: Promise<string> | undefined
  async function logIn(): Promise<string> {
    const body = { account: 'anika', password: STAFF_PASSWORD }
    const answer = await call('POST /staff/session/login', { origin: CONSOLE, body })
    assert(answer.status === 200, `an operator logs in: ${JSON.stringify(answer.body)}`)
    return answer.body.value.token
  }

  const ops = opsOfTests()

  return {
    database,
    call,
    async newMember() {
      const account = newAccount()
      const botCheck = await proveWork((await call('GET /wps/challenge')).body.value)
      const body = { username: account, password: goodPassword, botCheck, terms: true, ageConfirmed: true }
      const answer = await call('PUT /wps/member/register', { body, sealed: true })
      assert(answer.status === 200, `${account} registers: ${JSON.stringify(answer.body)}`)
      return { account, password: goodPassword, token: answer.body.value.token }
    },
    async credit({ account }, amount) {
      operator ??= logIn()
      const body = { amount, note: 'for a test' }
      const line = `POST /staff/members/${account}/credit`
      const answer = await call(line, { origin: CONSOLE, body, token: await operator })
      assert(answer.status === 200, `${account} gets ${amount}: ${JSON.stringify(answer.body)}`)
    },
    async launchGame({ account, token }, game) {
      const answer = await call(`POST /wps/game/launchGame`, { token, body: { gameId: game, vassalage: 'INHOUSE' } })
      assert(answer.status === 200, `${account} opens ${game}: ${JSON.stringify(answer.body)}`)
      return answer.body.value.content.game_url
    },
    ops: (...line) => ops.run(...line),
    changeSetting: async (name, value) => void (await ops.run('settings', 'set', name, JSON.stringify(value))),
    readSetting: async (name) => (await ops.run('settings', 'get', '--name', name)).value,
    ledgerFindings: async () => (await ops.run('ledger', 'check')).findings,
    async close() {
      ops.close()
      await database.close()
    },
  }
}

/** Opens a session of a member as another browser would have; answers its token. */
export async function sessionElsewhere(database: Database, account: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database.run(sql`
    insert into identity.session (token_hash, member_id, started_at, seen_at, expires_at, ip, user_agent)
    select sha256(convert_to(${token}, 'UTF8')), id, now(), now(), now() + interval '1 hour', '10.1.2.3', 'curl'
    from identity.member
    where account = ${account}`)
  return token
}

/** Ends a session as time does, so that its token opens nothing any more. */
export async function expireSessions(database: Database, account: string): Promise<void> {
  await database.run(sql`
    update identity.session
    set expires_at = now() - interval '1 minute'
    where member_id = (select id from identity.member where account = ${account})`)
}

/** Makes the sessions of a member so many minutes older than they are. */
export async function ageSessions(database: Database, account: string, minutes: number): Promise<void> {
  const by = sql`make_interval(secs => ${minutes * 60})`
  await database.run(sql`
    update identity.session
    set started_at = started_at - ${by}, expires_at = expires_at - ${by}, checked_at = checked_at - ${by}
    where member_id = (select id from identity.member where account = ${account})`)
}

/** What a captcha asks for; a person reads it, a test looks it up. */
export async function captchaAnswer(database: Database, cookie: string): Promise<string> {
  const { answer } = await database.one<{ answer: string }>(sql`
    select answer
    from identity.captcha
    where id_hash = sha256(convert_to(${cookie}, 'UTF8'))`)
  return answer
}
