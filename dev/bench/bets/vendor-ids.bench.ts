import { assert } from '@croupier/basis/assert.ts'
import { checkLedger } from '@croupier/server/modules/ledger/index.ts'
import { type Bench, median, medianRatio } from '../bench.ts'
import { largeRows, smallRows } from '../ledger/sizes.ts'
import { type BettingHouse, openBettingHouse } from './betting-house.ts'
import { callRoute } from './call-route.ts'
import { loadIds } from './loaded-ids.ts'

/** Whether bets are taken as fast when the ids of months must be known again: each bet asks for two that are new. */
const bench: Bench = {
  name: 'vendor-ids',
  bounds: { 'large to small': { atLeast: 0.5 } },
  async run(context) {
    const rounds = context.isQuick ? 3 : 6
    const milliseconds = context.isQuick ? 2_000 : 2_500
    const sizes = [smallRows(context), largeRows(context)] as const
    const houses: BettingHouse[] = []
    const rates: [number[], number[]] = [[], []]
    try {
      for (const rows of sizes) {
        const database = await context.openDatabase(4)
        await loadIds(context, database, rows)
        houses.push(await openBettingHouse(database))
      }
      context.say(`${rounds} rounds of ${milliseconds / 1000} s each, in turns`)
      for (let round = 0; round <= rounds; round += 1) {
        for (const [index, house] of houses.entries()) {
          const { perSecond, refused } = await callRoute(house, 'betwin', milliseconds)
          assert(refused === 0, 'nothing is refused')
          // The first round warms plans and caches and is not counted.
          if (round > 0) rates[index]!.push(perSecond)
        }
      }
      for (const { wired } of houses) {
        const { findings } = await checkLedger(wired.app.database)
        assert(findings.length === 0, `the books add up: ${JSON.stringify(findings)}`)
      }
    } finally {
      for (const house of houses) await house.close()
    }
    return [
      { name: 'ids, small', value: sizes[0], unit: 'rows' },
      { name: 'ids, large', value: sizes[1], unit: 'rows' },
      { name: 'bet, small', value: median(rates[0]), unit: 'per second' },
      { name: 'bet, large', value: median(rates[1]), unit: 'per second' },
      { name: 'large to small', value: medianRatio(rates[1], rates[0]), unit: 'ratio' },
    ]
  },
}

export default bench
