import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { logIn } from '@croupier/api/identity/log-in/log-in.ts'
import { writeBotCheck } from '@croupier/api/identity/human-proof/bot-check.ts'
import { seal } from '@croupier/client/seal.ts'
import { makeChallenge } from '@croupier/server/modules/identity/human-proof/bot-check.ts'
import { readConfig } from '@croupier/server/platform/config.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { hashPassword, verifyPassword } from '@croupier/server/platform/password-hash.ts'
import { secretsPort } from '@croupier/server/platform/secrets.ts'
import { openListener } from '@croupier/server/transport/http/listener.ts'
import { mount } from '@croupier/server/transport/http/mount.ts'
import { wire, type Wired } from '@croupier/server/wiring.ts'
import { type Bench, load, median, medianRatio } from '../bench.ts'

const CLIENTS = 16
const PASSWORD = 'lantern-light-77'

async function openMembers(database: Database, members: number, passwordHash: string): Promise<void> {
  await database.run(sql`
    insert into identity.member (account, type, currency, nickname, parent_id, password_hash, created_at)
    select 'bench' || n, 0, 'BDT', 'bench' || n, (select id from identity.member where account = 'house'),
      ${passwordHash}, now()
    from generate_series(1, ${members}::int) n`)
  await database.pool.query('vacuum analyze identity.member')
}

/** A body as a browser sends it, work proved (of a task that needs one derivation) and sealed. */
async function bodyOf({ app, means }: Wired, account: string, loginDeviceId: string): Promise<{ value: string }> {
  const challenge = await makeChallenge(app.ports.use(secretsPort), app.clock.now(), 0)
  const { nonce, salt, cost, keyLength } = challenge.parameters
  const counted = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  const derivedKey = pbkdf2Sync(counted, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex')
  const botCheck = writeBotCheck({ challenge, solution: { counter: 0, derivedKey } })
  const input = { username: account, password: PASSWORD, loginDeviceId, botCheck }
  return { value: await seal(input, await means.bodyKeys.current()) }
}

/**
 * Log-ins as the server takes them, opened, counted and booked, against the password checks that all cores can make when
 * they do nothing else: what a log-in costs besides is to stay small.
 */
const bench: Bench = {
  name: 'log-ins',
  bounds: { 'log-ins to password checks': { atLeast: 0.8 } },
  async run(context) {
    const cores = availableParallelism()
    const rounds = context.isQuick ? 3 : 5
    const milliseconds = context.isQuick ? 2_000 : 3_500
    const database = await context.openDatabase(CLIENTS)
    const passwordHash = await hashPassword(PASSWORD)
    const check = () => verifyPassword(passwordHash, PASSWORD)
    const { perSecond } = await load(cores, 1_000, check)
    // No member logs in twice, and none is known from before: half as many again as passwords can be checked.
    const perRound = Math.ceil((milliseconds / 1_000) * perSecond * 1.5)
    await openMembers(database, perRound * (rounds + 1), passwordHash)
    const databaseUrl = database.pool.options.connectionString!
    const wired = await wire({ ...readConfig({}), secretsKeys: [randomBytes(32)], databaseUrl }, openLog('silent'))
    const { gate, rateLimits } = wired.means
    const { app, frameSources } = wired
    const listener = openListener({
      name: 'portal',
      app,
      gate,
      rateLimits,
      trustProxy: false,
      tls: undefined,
      frameSources,
    })
    mount(listener, 'portal', wired.operations, wired.means)
    context.say(`${cores} cores, ${CLIENTS} clients, ${rounds} rounds of ${milliseconds} ms, in turns`)

    const headers = { merchant: gate.merchantCode(), encryption: 'JWE', 'x-gateway-version': '3' }
    let next = 0
    const rates = { checks: [] as number[], logIns: [] as number[] }
    try {
      // The first round warms plans and caches and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        const members = Array.from({ length: perRound }, (_, index) => `bench${round * perRound + index + 1}`)
        // The browsers' work is done before: theirs are other machines.
        const bodies: { value: string }[] = []
        for (const account of members) bodies.push(await bodyOf(wired, account, `device-of-${account}-${round}`))
        const checks = await load(cores, milliseconds, check)
        next = 0
        const logIns = await load(CLIENTS, milliseconds, async () => {
          const number = next
          next += 1
          const payload = bodies[number]
          if (!payload) throw new Error('there are members enough for a round')
          const remoteAddress = `10.${round}.${number >> 8}.${number & 255}`
          const answer = await listener.inject({ method: 'POST', url: logIn.path, headers, payload, remoteAddress })
          if (answer.statusCode !== 200) throw new Error(`a right log-in is taken: ${answer.body}`)
        })
        if (round === 0) continue
        rates.checks.push(checks.perSecond)
        rates.logIns.push(logIns.perSecond)
      }
    } finally {
      await listener.close()
      await wired.stop()
    }
    return [
      { name: 'password check, one core', value: (cores * 1_000) / median(rates.checks), unit: 'ms' },
      { name: 'password checks, all cores', value: median(rates.checks), unit: 'per second' },
      { name: 'log-ins', value: median(rates.logIns), unit: 'per second' },
      { name: 'log-ins to password checks', value: medianRatio(rates.logIns, rates.checks), unit: 'ratio' },
    ]
  },
}

export default bench
