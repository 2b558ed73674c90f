import { assert } from '@croupier/basis/assert.ts'
import { checkLedger } from '@croupier/server/modules/ledger/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { type Bench, median, medianRatio, quantile } from '../bench.ts'
import { reuseLogFiles } from '../log-files.ts'
import { MEMBERS, openBettingHouse } from './betting-house.ts'
import { callRoute, CONNECTIONS } from './call-route.ts'

/** A wait is told at this share of what the same machine answers a second: at all of it, it only says how many wait. */
const SHARE = 0.6

/**
 * A complete bet over HTTP: signature, round, bet, the vendor's ids, the event, the ledger's row, all committed before
 * the answer; against a route that checks the same signature and answers nothing.
 */
const bench: Bench = {
  name: 'vendor-bets',
  bounds: {
    'bet to empty signed route': { atLeast: 0.15 },
    'bet p99 at 60 % of what is answered': { atMost: 25 },
  },
  async run(context) {
    const rounds = context.isQuick ? 3 : 7
    const milliseconds = context.isQuick ? 2_000 : 2_500
    context.say(`${CONNECTIONS} connections, ${MEMBERS.toLocaleString('en')} members, ${rounds} rounds, in turns`)
    const database = await context.openDatabase(4)
    const house = await openBettingHouse(database)

    const rates = { empty: [] as number[], bet: [] as number[] }
    const times: number[] = []
    const atEase: number[] = []
    let bets = 0
    try {
      for (let round = 0; round <= rounds; round += 1) {
        await reuseLogFiles(database)
        const empty = await callRoute(house, 'empty', milliseconds)
        const bet = await callRoute(house, 'betwin', milliseconds)
        assert(empty.refused === 0 && bet.refused === 0, 'nothing is refused')
        bets += bet.calls
        // The first round warms plans and caches and is not counted.
        if (round === 0) continue
        rates.empty.push(empty.perSecond)
        rates.bet.push(bet.perSecond)
        for (const time of bet.times) times.push(time)
        const calm = await callRoute(house, 'betwin', milliseconds, Math.floor(SHARE * bet.perSecond))
        assert(calm.refused === 0, 'nothing is refused')
        bets += calm.calls
        // Of each round by itself: one pause of the machine is one round's, and not a hundredth of all.
        atEase.push(quantile(calm.times, 0.99))
      }
      const { rounds: written, events } = await database.one<{ rounds: bigint; events: bigint }>(sql`
        select
          (select count(*) from play.round where state = 'closed') as rounds,
          (select count(*) from platform.outbox where type = 'play.roundSettled') as events`)
      assert(Number(written) === bets && Number(events) === bets, 'every bet has its round and its event')
      const { findings } = await checkLedger(database)
      assert(findings.length === 0, `the books add up: ${JSON.stringify(findings)}`)
    } finally {
      await house.close()
    }
    return [
      { name: 'empty signed route', value: median(rates.empty), unit: 'per second' },
      { name: 'bet', value: median(rates.bet), unit: 'per second' },
      { name: 'bet p50', value: quantile(times, 0.5), unit: 'ms' },
      { name: 'bet p99', value: quantile(times, 0.99), unit: 'ms' },
      { name: 'bet p99 at 60 % of what is answered', value: median(atEase), unit: 'ms' },
      { name: 'bet to empty signed route', value: medianRatio(rates.bet, rates.empty), unit: 'ratio' },
    ]
  },
}

export default bench
