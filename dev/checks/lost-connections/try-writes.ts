import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { sql } from '@croupier/server/platform/database.ts'
import { listenerOf, routesOf } from '@croupier/server/transport/http/routes.ts'
import { type TestServer, useServer } from '../../testing/server.ts'
import { type Cut, runWatched, type SentStatement, watchStatements } from './cut-connection.ts'
import { openTrialWorld } from './trial-world.ts'
import type { TakenCall, TrialWorld, WriteTrial } from './write-trial.ts'

/*
 * Every operation that writes loses its connection to the database before each of its statements and after each of its
 * commits. The same call under the same key then has one effect, and the answer that a third call gets again, cookies too.
 */

/** Tables that count calls, or keep what was asked under a key: a second call is a second one there. */
const COUNTING = [
  'platform.body_nonce',
  'platform.rate_limit',
  'platform.body_key',
  'platform.idempotency',
  'identity.attempt',
  'staff.attempt',
]

/** What who is logged in no more is told. */
const LOGGED_OUT = 'login.not.session'

/** Tries each of these writes on a server of its own; the files beside this one share them out, to run at once. */
export function tryWrites(trials: readonly WriteTrial[]): void {
  const server = useServer()
  let world: TrialWorld
  let stopWatching: () => void
  let countRows: string
  /** A connection that nothing breaks, and that plans the count once. */
  let counter: pg.Client

  beforeAll(async () => {
    world = await openTrialWorld(server())
    stopWatching = watchStatements()
    counter = new pg.Client({ connectionString: server().wired.app.database.pool.options.connectionString })
    await counter.connect()
    const tables = await server().wired.app.database.many<{ name: string }>(sql`
      select n.nspname || '.' || c.relname as name
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      -- A partition's rows are counted with its table's.
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema', 'graphile_worker')
      order by 1`)
    countRows = tables
      .filter(({ name }) => !COUNTING.includes(name))
      .map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
      .join(' union all ')
  }, 60_000)
  afterAll(async () => {
    await counter.end()
    stopWatching()
  })

  type Answer = Awaited<ReturnType<TestServer['call']>>

  async function rows(): Promise<Map<string, number>> {
    const { rows: counted } = await counter.query({ name: 'rows', text: countRows })
    return new Map(counted.map((row: { name: string; rows: number }) => [row.name, row.rows]))
  }

  /** What came to be since: rows by table. */
  async function grown(before: Map<string, number>): Promise<Record<string, number>> {
    const after = await rows()
    const changes = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
    return Object.fromEntries(changes.filter(([, change]) => change !== 0))
  }

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
    it.each(trials.map((trial) => [trial.operation.name, trial] as const))(
      '%s: one effect and the first answer, wherever it breaks',
      async (_name, trial) => {
        const newCallOfIt = await trial.arrange(world)
        const whole = await newCallOfIt()
        const before = await rows()
        await readBodyKeys()
        const { answer, sent } = await runWatched(undefined, () => send(trial, whole, newCall()))
        expect(answer.json()).toMatchObject({ success: true })
        const once = await grown(before)

        const seen: object[] = []
        const wanted: object[] = []
        for (const cut of cutsOf(sent)) {
          const where = `${cut.when} ${cut.at}: ${sent[cut.at]!.text.replaceAll(/\s+/g, ' ').slice(0, 80)}`
          const taken = await newCallOfIt()
          const start = await rows()
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
            grown: await grown(start),
          })
          wanted.push({ where, lost: expect.anything(), again: 'taken', isSame: true, grown: once })
        }
        expect(seen).toEqual(wanted)
      },
      120_000,
    )
  })
}
