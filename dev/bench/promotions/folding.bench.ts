import { setTimeout as sleep } from 'node:timers/promises'
import { purseIds } from '@croupier/api/wallet/purses/purse-names.ts'
import { assert } from '@croupier/basis/assert.ts'
import { sumRounds } from '@croupier/server/modules/figures/index.ts'
import { openAccounts } from '@croupier/server/modules/ledger/index.ts'
import { countValidBets } from '@croupier/server/modules/play/index.ts'
import { bookPoints, countPoints } from '@croupier/server/modules/points/index.ts'
import { countRaces, raiseLevels } from '@croupier/server/modules/promotions/index.ts'
import { POINT } from '@croupier/server/modules/wallet/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import { ownScope } from '@croupier/server/platform/invoke.ts'
import { type Consumer, drainOutbox, readOnce, registerConsumers } from '@croupier/server/platform/outbox-consumer.ts'
import { startOutboxReader } from '@croupier/server/platform/outbox-reader.ts'
import { type Bench, median, medianRatio, quantile } from '../bench.ts'
import { callRoute, CONNECTIONS } from '../bets/call-route.ts'
import { type BettingHouse, openBettingHouse } from '../bets/betting-house.ts'
import { reuseLogFiles } from '../log-files.ts'
import { watchProcessorTime } from '../processor-time.ts'
import { thirtyPromotions, twentyMissions } from './thirty-promotions.ts'

/** As in `statistics`: nearer to the most the machine answers all only wait. */
const OFFERED_SHARE = 0.6
/** What every house counts of its rounds, promotions or not. */
const ALWAYS: readonly Consumer[] = [sumRounds, countValidBets]
/** What promotions and points count besides. */
const BESIDES: readonly Consumer[] = [countRaces, countPoints]
/** How often levels and points are run, as `schedules` says. */
const RUN_SECONDS = 300
const RATES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS']

async function openPromotions({ perform }: BettingHouse, database: Database): Promise<void> {
  for (const draft of [...thirtyPromotions, ...twentyMissions]) {
    const { promotionId } = (await perform('createPromotion', draft)) as { promotionId: string }
    await perform('publishPromotion', { promotionId })
  }
  for (const gameType of RATES) await perform('setPointRate', { currency: 'BDT', gameType, amount: '100' })
  // A member's purse of points is opened when they register, which those of the bench did not.
  const members = await database.many<{ id: bigint }>(sql`
    select id
    from identity.member
    where account like 'bench%'`)
  await openAccounts(
    database,
    members.map(({ id }) => ({ owner: `member:${id}`, purse: purseIds.points, unit: POINT, guarded: true })),
  )
  const { running } = await database.one<{ running: number }>(sql`
    select count(*)::int as running
    from promotions.promotion
    where state = 'published'`)
  assert(running === thirtyPromotions.length + twentyMissions.length, 'all of them are published')
  assert(thirtyPromotions.length === 30 && twentyMissions.length === 20, 'thirty promotions and twenty missions')
}

/**
 * What thirty promotions, twenty missions, levels and points cost the bets of a house that sums its rounds anyway: processor
 * time of server and database for each bet, everything folded to the end, and how long a bet waits at six tenths of what the
 * machine can answer; and how many rounds a second they fold where as many wait.
 */
const bench: Bench = {
  name: 'folding',
  bounds: {
    'processor time a bet, on to off': { atMost: 1.1 },
    // A ratio of two such waits is one pause of the machine on either side: 0.5 and 1.8 were measured within minutes.
    'bet p99, on': { atMost: 100 },
    'rounds folded': { atLeast: 5_000 },
  },
  async run(context) {
    const rounds = context.isQuick ? 3 : 8
    const milliseconds = 3_000
    const database = await context.openDatabase(4)
    const house = await openBettingHouse(database)
    const { app } = house.wired
    await openPromotions(house, database)
    // Races begin a moment after they are published.
    await sleep(2_500)
    const own = ownScope(app, { requestId: 'bench', actor: { kind: 'system', name: 'bench' }, language: 'en' })
    const all = [...ALWAYS, ...BESIDES]

    const times = { off: [] as number[], on: [] as number[] }
    const processor = { off: [] as number[], on: [] as number[] }
    const answered: number[] = []
    const used = await watchProcessorTime(database)
    const secondsUsed = () => used?.() ?? Number.NaN
    let bets = 0
    try {
      // What the house answers at most while it sums as it always does, and can go on answering: until all of it is summed.
      const summing = await startOutboxReader(app, ALWAYS)
      const began = performance.now()
      const free = await callRoute(house, 'betwin', milliseconds)
      await summing.stop()
      await drainOutbox(app, ALWAYS)
      const most = (1000 * free.calls) / (performance.now() - began)
      context.say(
        `${Math.floor(free.perSecond).toLocaleString('en')} bets answered a second, ${Math.floor(most).toLocaleString('en')} answered and summed`,
      )
      bets += free.calls
      const offered = Math.floor(OFFERED_SHARE * most)
      context.say(`${offered.toLocaleString('en')} bets a second offered over ${CONNECTIONS} connections, in turns`)

      // What waits is folded by one consumer after the other, as one process alone would have to.
      await registerConsumers(database, all)
      const from = performance.now()
      for (const consumer of BESIDES) while ((await readOnce(app, consumer)) === 'more');
      const folded = (free.calls / (performance.now() - from)) * 1000
      await drainOutbox(app, all)

      for (let round = 0; round <= rounds; round += 1) {
        // Who comes first changes, so that neither always follows the other.
        for (const which of round % 2 === 0 ? (['off', 'on'] as const) : (['on', 'off'] as const)) {
          await reuseLogFiles(database)
          const listeners = which === 'on' ? all : ALWAYS
          const reader = await startOutboxReader(app, listeners)
          const before = secondsUsed()
          const run = await callRoute(house, 'betwin', milliseconds, offered)
          await reader.stop()
          // What was not folded yet is part of what folding costs.
          await drainOutbox(app, listeners)
          const eachBet = (1000 * (secondsUsed() - before)) / run.calls
          assert(run.refused === 0, 'nothing is refused')
          bets += run.calls
          await drainOutbox(app, all)
          // The first round warms plans and caches and is not counted.
          if (round === 0) continue
          for (const time of run.times) times[which].push(time)
          processor[which].push(eachBet)
          answered.push(run.perSecond)
        }
      }

      // Every member who played is looked at in one run, as five minutes of bets would have it.
      const before = secondsUsed()
      const period = { schedule: 'bench', startsAt: Date.now() - RUN_SECONDS * 1000, endsAt: Date.now() }
      await raiseLevels.run(own, period)
      await bookPoints.run(own, period)
      const runs = (1000 * (secondsUsed() - before)) / (RUN_SECONDS * median(answered))

      const counted = await database.one<{ points: bigint; races: bigint; booked: bigint; standings: bigint }>(sql`
        select
          (select sum(valid_bet) from points.earning)::bigint as points,
          (select min(reached) from (
            select sum(r.reached) as reached
            from promotions.runner r
            join promotions.promotion p on p.id = r.promotion_id
            join promotions.version v on v.promotion_id = p.id and v.number = p.version
            where v.terms ->> 'measure' = 'rounds'
            group by r.promotion_id
          ) races)::bigint as races,
          (select count(*) from points.booking) as booked,
          (select count(*) from promotions.standing where level > 0) as standings`)
      assert(counted.points === BigInt(bets) * 1_000_000n, 'every bet earns once')
      assert(Number(counted.races) === bets, 'every bet counts once in each race')
      assert(counted.booked > 0n, 'points are booked')
      assert(counted.standings > 0n, 'levels are reached')
      // Of all rounds together: a round has seventy bets above its p99, and one pause of the machine is more.
      const p99 = { off: quantile(times.off, 0.99), on: quantile(times.on, 0.99) }
      const on = processor.on.map((eachBet) => eachBet + runs)
      return [
        { name: 'bets answered', value: median(answered), unit: 'per second' },
        { name: 'rounds folded', value: folded, unit: 'per second' },
        { name: 'bet p99, off', value: p99.off, unit: 'ms' },
        { name: 'bet p99, on', value: p99.on, unit: 'ms' },
        { name: 'processor time a bet, off', value: median(processor.off), unit: 'ms' },
        { name: 'processor time a bet, on', value: median(on), unit: 'ms' },
        { name: 'processor time a bet, of runs', value: runs, unit: 'ms' },
        { name: 'processor time a bet, on to off', value: medianRatio(on, processor.off), unit: 'ratio' },
        { name: 'bet p99, on to off', value: p99.on / p99.off, unit: 'ratio' },
      ]
    } finally {
      await house.close()
    }
  },
}

export default bench
