import { logIn as logInOperation } from '@croupier/api/identity/log-in/log-in.ts'
import { register, registration } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import type * as argon2 from '@node-rs/argon2'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Visit } from '../../../platform/context.ts'
import { sql } from '../../../platform/database.ts'
import { invoke } from '../../../platform/invoke.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { isBotCheckOn } from '../identity-settings.ts'

// Not repeated on another PostgreSQL: it counts passwords looked at, not what is stored.

const checks = vi.hoisted(() => ({ count: 0, isReal: true }))

// Ten thousand guesses would be six minutes of hashing; here they are counted, and the limits decide how many there are.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return {
    ...real,
    verify: async (...given: Parameters<typeof real.verify>) => {
      checks.count += 1
      return checks.isReal ? real.verify(...given) : false
    },
  }
})

const server = useServer()
const PASSWORD = 'lantern-light-77'
const DEVICE = 'the-browser-it-was-opened-in'
const AT_ONCE = 50

interface Guess {
  username: string
  password: string
  ip: string
  loginDeviceId?: string
}

/** A log-in as the handler meets it, past what limits calls by address in a minute. Answers its code; `in` for a token. */
async function guess({ ip, ...body }: Guess): Promise<string> {
  const { app, operations } = server().wired
  const implementation = operations.find(({ operation }) => operation.name === logInOperation.name)!
  const visit: Visit = {
    ip,
    userAgent: '',
    device: '',
    moduleId: '',
    host: '',
    cookies: {},
    setCookie: () => undefined,
  }
  const call = { requestId: 'test', actor: { kind: 'visitor' }, language: 'en', visit } as const
  try {
    await invoke(app, implementation, call, body)
    return 'in'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

async function guessAll(guesses: readonly Guess[]): Promise<Map<string, number>> {
  const codes = new Map<string, number>()
  for (let from = 0; from < guesses.length; from += AT_ONCE) {
    for (const code of await Promise.all(guesses.slice(from, from + AT_ONCE).map(guess))) {
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }
  }
  return codes
}

const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

beforeAll(async () => {
  await register(server(), registration('Moyna77', { loginDeviceId: DEVICE, login: true }))
  // Without the proof of work and the picture in between it is hardest to hold.
  const { app } = server().wired
  const settings = app.ports.use(settingsPort)
  await app.database.transaction((tx) => settings.change(tx, isBotCheckOn, false, 'test'))
  await settings.refresh()
})

beforeEach(async () => {
  await server().wired.app.database.run(sql`truncate identity.attempt`)
  checks.isReal = false
  checks.count = 0
})

describe('[A-21] guessing', () => {
  it('two thousand passwords of one name, each from a new address and device, gets ten checks; its own device comes in still', async () => {
    const guesses = Array.from({ length: 2_000 }, (_, number) => ({
      username: number % 2 === 0 ? 'moyna77' : 'MOYNA77',
      password: `guess-${number}`,
      ip: addressOf(number),
      loginDeviceId: `a-device-made-up-for-guess-${number}`,
    }))

    const codes = await guessAll(guesses)

    expect(checks.count).toBeGreaterThan(0)
    expect(checks.count).toBeLessThanOrEqual(10)
    expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBe(2_000)
    checks.isReal = true
    const own = { username: 'moyna77', password: PASSWORD, ip: '203.0.113.7', loginDeviceId: DEVICE }
    expect(await guess(own)).toBe('in')
    // Unknown devices stay locked out although the owner has logged in.
    expect(await guess({ ...own, loginDeviceId: 'a-device-nobody-has-seen-yet' })).not.toBe('in')
  })

  it('takes back what a burst of one moment counted beyond the limit, before a password is looked at', async () => {
    const { pool } = server().wired.app.database
    const wrong = (number: number) =>
      guess({
        username: 'moyna77',
        password: `guess-${number}`,
        ip: addressOf(number),
        loginDeviceId: `device-${number}`,
      })
    expect([await wrong(1), await wrong(2)]).toEqual(['login.failed', 'login.failed'])
    // Each statement of the burst looks at the counts, and then waits to count.
    const gate = new pg.Client({ connectionString: pool.options.connectionString })
    await gate.connect()
    await gate.query('begin; select from identity.attempt for update')

    const burst = Array.from({ length: 30 }, (_, number) => wrong(10 + number))
    const waiting = `
      select count(distinct pid)::int as count
      from pg_locks
      join pg_stat_activity a using (pid)
      where not granted and a.datname = current_database()`
    const count = async () => (await gate.query(waiting)).rows[0].count
    await expect.poll(count, { timeout: 60_000 }).toBe(pool.options.max)
    await gate.query('rollback')
    await gate.end()
    await Promise.all(burst)

    expect(2 + (pool.options.max ?? 0)).toBeGreaterThan(10)
    expect(checks.count).toBeLessThanOrEqual(10)
  })

  it('passwords of a thousand names from one address gets fifty checks', async () => {
    const guesses = Array.from({ length: 1_000 }, (_, number) => ({
      username: `name${number}`,
      password: 'spray-this-1',
      ip: '198.51.100.66',
    }))

    await guessAll(guesses)

    expect(checks.count).toBeGreaterThan(10)
    expect(checks.count).toBeLessThanOrEqual(50)
  })

  it('an unknown name costs a check too, and is answered and locked alike', async () => {
    const tries = async (username: string) => {
      const codes = []
      const before = checks.count
      for (let number = 0; number < 4; number += 1) {
        codes.push(await guess({ username, password: `guess-${number}`, ip: addressOf(number) }))
      }
      return { codes, checks: checks.count - before }
    }

    const known = await tries('moyna77')
    const unknown = await tries('nobody77')

    expect(known).toEqual(unknown)
    expect(known).toEqual({
      codes: ['login.failed', 'login.failed', 'login.failed', 'login.captcha.required'],
      checks: 3,
    })
  })

  it('never locks out twelve right log-ins at once', async () => {
    checks.isReal = true
    const own = {
      username: 'moyna77',
      password: PASSWORD,
      ip: '203.0.113.8',
      loginDeviceId: 'a-device-not-seen-before',
    }

    const codes = await Promise.all(Array.from({ length: 12 }, () => guess(own)))

    expect(new Set(codes)).toEqual(new Set(['in']))
  })
})
