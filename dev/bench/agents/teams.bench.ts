import { randomBytes } from 'node:crypto'
import { type Period, periodAt } from '@croupier/basis/period.ts'
import { operations, wire } from '@croupier/server/wiring.ts'
import { assert } from '@croupier/basis/assert.ts'
import { sumRounds } from '@croupier/server/modules/figures/index.ts'
import { countTeamsOnline, foldTeams } from '@croupier/server/modules/identity/index.ts'
import { countBets } from '@croupier/server/modules/contracts/index.ts'
import type { App } from '@croupier/server/platform/app.ts'
import { readConfig } from '@croupier/server/platform/config.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { invoke } from '@croupier/server/platform/invoke.ts'
import { drainOutbox, registerConsumers } from '@croupier/server/platform/outbox-consumer.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { type Bench, type Figure, medianRatio, quantile } from '../bench.ts'
import { loadTeams, type Top } from './loaded-teams.ts'

const ZONE = 'Asia/Dhaka'
const LISTENERS = [sumRounds, countBets]

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; milliseconds: number }> {
  const start = performance.now()
  const value = await work()
  return { value, milliseconds: performance.now() - start }
}

/** What is asked of a house with teams, as operations of a product that runs on its database. */
export async function measureTeams(app: App, period: Period, tops: readonly Top[]): Promise<Figure[]> {
  const { database } = app
  const [largest] = tops
  assert(largest, 'somebody stands at the top')
  // What goes on every second and every fifteen, once here.
  while ((await foldTeams.run(app)) !== 0) continue
  await countTeamsOnline.run(app)
  const counting = await timed(() => countTeamsOnline.run(app))

  const call = (name: string, actor: object, input: object) => {
    const operation = operations.find((each) => each.operation.name === name)
    assert(operation, `${name} exists`)
    return invoke(app, operation, { requestId: 'bench', actor: actor as never, language: 'en' }, input)
  }
  const session = (top: { id: bigint; account: string }) => ({
    kind: 'member',
    sessionId: 0n,
    memberId: top.id,
    account: top.account,
    type: 2,
    currency: 'BDT',
    isTrial: false,
    isAgent: true,
    passwordDue: null,
  })
  const times: number[] = []
  const bare: number[] = []
  for (let turn = 0; turn < 300; turn += 1) {
    const top = turn % 4 === 0 ? largest : tops[turn % tops.length]!
    const { milliseconds } = await timed(() => call('showTeamOverview', session(top), { datePreset: 'previous30' }))
    // The first ones warm plans and caches.
    if (turn >= 20) times.push(milliseconds)
    // What the machine makes anybody wait for the smallest answer meanwhile.
    bare.push((await timed(() => database.one(sql`select 1 as one`))).milliseconds)
  }

  const ops = { kind: 'ops', user: 'bench' }
  const scans: number[] = []
  const runs: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const scan = await timed(() =>
      database.one(sql`
        select count(*), sum(stake), sum(payout), sum(valid_bet), sum(chain_id)
        from contracts.bet
        where settled_at >= ${new Date(period.startsAt)} and settled_at < ${new Date(period.endsAt)}
          and currency = 'BDT'`),
    )
    scans.push(scan.milliseconds)
    const dry = { kind: 'realtime', at: period.startsAt, currency: 'BDT', isDryRun: true }
    runs.push((await timed(() => call('settlePeriod', ops, dry))).milliseconds)
  }
  const day = { kind: 'daily', at: period.startsAt, length: 'day', currency: 'BDT' }
  const daily = await timed(() => call('settlePeriod', ops, day))
  return [
    { name: 'team overview p50', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'team overview p99', value: quantile(times, 0.99), unit: 'ms' },
    { name: 'a bare statement p99', value: quantile(bare, 0.99), unit: 'ms' },
    {
      name: 'team overview p99, above a bare statement’s',
      value: quantile(times, 0.99) - quantile(bare, 0.99),
      unit: 'ms',
    },
    { name: 'counting who is in, of all teams', value: counting.milliseconds, unit: 'ms' },
    { name: 'one scan of a period’s facts', value: quantile(scans, 0.5), unit: 'ms' },
    { name: 'real-time run', value: quantile(runs, 0.5), unit: 'ms' },
    {
      name: 'real-time run to one scan of its facts',
      value: medianRatio(runs, scans),
      unit: 'ratio',
    },
    { name: 'daily run', value: daily.milliseconds, unit: 'ms' },
  ]
}

/** What looking at a team costs, and settling the contracts of all of them. */
const bench: Bench = {
  name: 'teams',
  bounds: {
    // What the machine makes even the smallest answer wait for is not the overview's.
    'team overview p99, above a bare statement’s': { atMost: 5 },
    'real-time run to one scan of its facts': { atMost: 3 },
    'daily run': { atMost: 60_000 },
  },
  async run(context) {
    // Of fewer rounds more are of the period: what a run costs anyway would be more than the facts it is compared with.
    const sizes = context.isFull
      ? { members: 1_000_000, rounds: 10_000_000, inPeriodOneOf: 10 }
      : context.isQuick
        ? { members: 4_000, rounds: 80_000, inPeriodOneOf: 2 }
        : { members: 20_000, rounds: 400_000, inPeriodOneOf: 2 }
    context.say(`${sizes.members.toLocaleString('en')} members, ${sizes.rounds.toLocaleString('en')} rounds`)
    const database = await context.openDatabase(4)
    const databaseUrl = database.pool.options.connectionString
    assert(databaseUrl, 'a bench’s database has an address')
    const wired = await wire({ ...readConfig({}), secretsKeys: [randomBytes(32)], databaseUrl }, openLog('silent'))
    try {
      const period = periodAt('minute5', ZONE, Date.now() - 2 * 86_400_000)
      const tops = await loadTeams(database, sizes, period.startsAt)
      context.say(`the largest team has ${(tops[0]?.below ?? 0).toLocaleString('en')} members`)
      await registerConsumers(database, LISTENERS)
      await drainOutbox(wired.app, LISTENERS)
      return await measureTeams(wired.app, period, tops)
    } finally {
      await wired.stop()
    }
  },
}

export default bench
