import { setTimeout as sleep } from 'node:timers/promises'
import { assert } from '@croupier/basis/assert.ts'
import { sumRounds } from '@croupier/server/modules/figures/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import { drainOutbox } from '@croupier/server/platform/outbox-consumer.ts'
import { startOutboxReader } from '@croupier/server/platform/outbox-reader.ts'
import { outboxLag } from '@croupier/server/platform/outbox-upkeep.ts'
import { type Bench, median, medianRatio, quantile } from '../bench.ts'
import { reuseLogFiles } from '../log-files.ts'
import { openBettingHouse } from './betting-house.ts'
import { watchProcessorTime } from '../processor-time.ts'
import { callRoute, CONNECTIONS } from './call-route.ts'

/** Of what the machine answers at most: nearer to it all only wait, and a delay says more of the machine than of the work. */
const OFFERED_SHARE = 0.6
const LISTENERS = [sumRounds]

/** Members stand five deep below some two hundred agents, so that a bet counts for five. */
async function plantTree(database: Database): Promise<void> {
  await database.run(sql`
    insert into identity.ancestry (descendant_id, ancestor_id, depth)
    select m.id, a.id, a.depth
    from (
      select id, row_number() over (order by id) as n, min(id) over () as base
      from identity.member
      where account like 'bench%'
    ) m
    cross join lateral (
      values (m.id, 0), (m.base + m.n % 160, 1), (m.base + 160 + m.n % 40, 2), (m.base + 200 + m.n % 10, 3),
        (m.base + 210 + m.n % 3, 4), (1, 5)
    ) a (id, depth)
    where m.n > 213 or a.depth = 0`)
}

/** Looks every quarter of a second how old the oldest bet is that is not counted yet, in milliseconds, until told to stop. */
function watchLag(database: Database): { stop(): Promise<number[]> } {
  const seen: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const lags = await outboxLag(database)
      seen.push(1000 * (lags.find(({ consumer }) => consumer === sumRounds.name)?.seconds ?? Number.NaN))
      await sleep(250)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return seen
    },
  }
}

/**
 * What counting bets as they settle costs: processor time of server and database for each bet, everything counted to the
 * end, and how long a bet waits at six tenths of what the machine can answer.
 */
const bench: Bench = {
  name: 'statistics',
  bounds: {
    'processor time a bet, on to off': { atMost: 1.1 },
    lag: { atMost: 2_000 },
  },
  async run(context) {
    const rounds = context.isQuick ? 3 : 8
    const milliseconds = 3_000
    const database = await context.openDatabase(4)
    const house = await openBettingHouse(database)
    await plantTree(database)
    const { app } = house.wired

    const p99 = { off: [] as number[], on: [] as number[] }
    const answered: number[] = []
    const lags: number[] = []
    const processor = { off: [] as number[], on: [] as number[] }
    const used = await watchProcessorTime(database)
    let bets = 0
    try {
      const free = await callRoute(house, 'betwin', milliseconds)
      bets += free.calls
      const offered = Math.floor(OFFERED_SHARE * free.perSecond)
      context.say(`${offered.toLocaleString('en')} bets a second offered over ${CONNECTIONS} connections, in turns`)
      for (let round = 0; round <= rounds; round += 1) {
        // Who comes first changes, so that neither always follows the other.
        for (const which of round % 2 === 0 ? (['off', 'on'] as const) : (['on', 'off'] as const)) {
          await drainOutbox(app, LISTENERS)
          await reuseLogFiles(database)
          const reader = which === 'on' ? await startOutboxReader(app, LISTENERS) : undefined
          const lag = which === 'on' ? watchLag(database) : undefined
          const usedBefore = used?.() ?? Number.NaN
          const run = await callRoute(house, 'betwin', milliseconds, offered)
          const seen = (await lag?.stop()) ?? []
          await reader?.stop()
          // What was not counted yet is part of what counting costs.
          if (which === 'on') await drainOutbox(app, LISTENERS)
          const eachBet = (1000 * ((used?.() ?? Number.NaN) - usedBefore)) / run.calls
          assert(run.refused === 0, 'nothing is refused')
          bets += run.calls
          // The first round warms plans and caches and is not counted.
          if (round === 0) continue
          p99[which].push(quantile(run.times, 0.99))
          processor[which].push(eachBet)
          answered.push(run.perSecond)
          lags.push(...seen)
        }
      }
      await drainOutbox(app, LISTENERS)
      const counted = await database.one<{ members: bigint; house: bigint }>(sql`
        select
          (select sum(rounds) from figures.member_figure) as members,
          (select sum(rounds) from figures.team_figure where agent_id = 1) as house`)
      assert(Number(counted.members) === bets, 'every bet is counted once')
      assert(Number(counted.house) > 0.9 * bets, 'teams count what their members play')
    } finally {
      await house.close()
    }
    return [
      { name: 'bets answered', value: median(answered), unit: 'per second' },
      { name: 'bet p99, off', value: median(p99.off), unit: 'ms' },
      { name: 'bet p99, on', value: median(p99.on), unit: 'ms' },
      { name: 'processor time a bet, off', value: median(processor.off), unit: 'ms' },
      { name: 'processor time a bet, on', value: median(processor.on), unit: 'ms' },
      { name: 'processor time a bet, on to off', value: medianRatio(processor.on, processor.off), unit: 'ratio' },
      { name: 'bet p99, on to off', value: medianRatio(p99.on, p99.off), unit: 'ratio' },
      { name: 'lag', value: Math.max(...lags), unit: 'ms' },
    ]
  },
}

export default bench
