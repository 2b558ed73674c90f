import type * as argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'

// Not repeated on another PostgreSQL: it counts passwords looked at, not what is stored.

const checks = vi.hoisted(() => ({ count: 0 }))

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      checks.count += 1
      return real.verify(...given)
    },
  }
})

const server = useServer()

/** How many passwords were looked at while `work` ran. */
async function checksOf(work: () => Promise<unknown>): Promise<number> {
  const before = checks.count
  await work()
  return checks.count - before
}

beforeEach(async () => {
  await server().wired.app.database.run(sql`truncate identity.attempt`)
})

describe('[A-21] what a guess costs', () => {
  it('is one password check, whether the name exists or not', async () => {
    await newMember(server(), 'Bokul44')

    const known = await checksOf(() => logIn(server(), { username: 'bokul44', password: 'not-the-one-1' }))
    const unknown = await checksOf(() => logIn(server(), { username: 'nobody44', password: 'not-the-one-1' }))

    expect([known, unknown]).toEqual([1, 1])
  })

  it('is none where the captcha is missing', async () => {
    const guess = () => logIn(server(), { username: 'bokul45', password: 'not-the-one-1' })
    for (let times = 0; times < 3; times += 1) await guess()

    expect(await checksOf(guess)).toBe(0)
  })

  it('leaves a name at most ten of three hundred guesses from ever new devices', async () => {
    const guesses = await checksOf(async () => {
      for (let round = 0; round < 10; round += 1) {
        await Promise.all(
          Array.from({ length: 30 }, (_, number) =>
            logIn(server(), {
              username: 'Bokul44',
              password: `guess-${round}-${number}`,
              loginDeviceId: `device-that-is-new-${round}-${number}`,
            }),
          ),
        )
      }
    })

    expect(guesses).toBeGreaterThan(0)
    expect(guesses).toBeLessThanOrEqual(10)
  })
})
