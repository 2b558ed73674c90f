import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { sql } from '@croupier/server/platform/database.ts'
import { listenerOf, routesOf } from '@croupier/server/transport/http/routes.ts'
import { type TestServer, useServer } from '../../testing/server.ts'
import { type Cut, runWatched, type SentStatement, watchStatements } from './cut-connection.ts'
import { countGrowth, type GrowthCounter } from './count-growth.ts'
import { openTrialWorld } from './trial-world.ts'
import type { TakenCall, TrialWorld, WriteTrial } from './write-trial.ts'

/*
 * Every operation that writes loses its connection to the database before each of its statements and after each of its
 * commits. The same call under the same key then has one effect, and the answer that a third call gets again, cookies too.
 */

/** What who is logged in no more is told. */
const LOGGED_OUT = 'login.not.session'

/** Tries each of these writes on a server of its own; the files beside this one share them out, to run at once. */
export function tryWrites(trials: readonly WriteTrial[]): void {
  const server = useServer()
  let world: TrialWorld
  let stopWatching: () => void
  let counter: GrowthCounter

  beforeAll(async () => {
    world = await openTrialWorld(server())
    stopWatching = watchStatements()
    counter = await countGrowth(server().wired.app.database.pool.options.connectionString!)
  })
  afterAll(async () => {
    stopWatching()
    await counter.close()
  })

  type Answer = Awaited<ReturnType<TestServer['call']>>

  /** What a client waits out: the claim of a call that was lost lapses after a minute. */
  const outwaitClaims = () =>
    server().wired.app.database.run(sql`
      update platform.idempotency
      set claimed_until = now() - interval '1 second'
      where claimed_until is not null`)

  async function send({ operation }: WriteTrial, taken: TakenCall, { key, address }: { key: string; address: string }) {
    const route = routesOf(operation)[0]!
    const input = { ...taken.input } as Record<string, unknown>
    const url = route.path.replaceAll(/:(\w+)/g, (_part, name: string) => {
      const value = String(input[name])
      delete input[name]
      return encodeURIComponent(value)
    })
    return server().call(listenerOf(operation) === 'console' ? 'console' : 'portal', {
      method: route.method,
      url,
      body: input,
      encrypted: operation.encrypted === true,
      token: taken.token,
      address,
      headers: { ...taken.headers, 'idempotency-key': key },
    })
  }

  const newCall = () => ({ key: randomUUID() as string, address: world.newAddress() })

  /** What a caller is given: a browser's cookies are part of it. */
  const told = ({ body, headers }: Answer) => JSON.stringify([body, headers['set-cookie'] ?? null])

  /** Where this call can be cut: before each statement, and after each that commits. */
  function cutsOf(sent: readonly SentStatement[]): Cut[] {
    return sent.flatMap(({ commits }, at) => [
      { at, when: 'before' as const },
      ...(commits ? [{ at, when: 'after' as const }] : []),
    ])
  }

  let keysReadAt = 0

  /** Bodies are sealed under a key that is read anew each minute: read it between the calls that are watched, not in one. */
  async function readBodyKeys(): Promise<void> {
    if (Date.now() - keysReadAt < 20_000) return
    keysReadAt = Date.now()
    await server().wired.means.bodyKeys.rotate()
  }

  // What PostgreSQL runs underneath makes no difference to who is told what.
  describe.skipIf(process.env['TEST_DATABASE_URL'])('a write whose connection to the database breaks', () => {
    it.each(trials.map((trial) => [[trial.operation.name, trial.named].filter(Boolean).join(' '), trial] as const))(
      '%s: one effect and the first answer, wherever it breaks',
      async (_name, trial) => {
        const newCallOfIt = await trial.arrange(world)
        const whole = await newCallOfIt()
        const grown = await counter.start()
        await readBodyKeys()
        const { answer, sent } = await runWatched(undefined, () => send(trial, whole, newCall()))
        expect(answer.json()).toMatchObject({ success: true })
        const once = await grown()

        const seen: object[] = []
        const wanted: object[] = []
        for (const cut of cutsOf(sent)) {
          const where = `${cut.when} ${cut.at}: ${sent[cut.at]!.text.replaceAll(/\s+/g, ' ').slice(0, 80)}`
          const taken = await newCallOfIt()
          const grownByIt = await counter.start()
          const call = newCall()
          await readBodyKeys()
          const lost = await runWatched(cut, () => send(trial, taken, call))
          await outwaitClaims()
          const again = await send(trial, taken, call)
          const third = await send(trial, taken, call)
          const isLoggedOut = trial.endsSession === true && third.json().errorCode === LOGGED_OUT
          const isTaken = again.json().success === true || (isLoggedOut && again.body === third.body)

          seen.push({
            where,
            lost: lost.answer.statusCode,
            again: isTaken ? 'taken' : again.body,
            isSame: isLoggedOut || told(third) === told(again),
            grown: await grownByIt(),
          })
          wanted.push({ where, lost: expect.anything(), again: 'taken', isSame: true, grown: once })
        }
        expect(seen).toEqual(wanted)
      },
      120_000,
    )
  })
}
