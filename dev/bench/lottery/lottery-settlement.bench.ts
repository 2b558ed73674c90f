import { assert } from '@croupier/basis/assert.ts'
import { checkLedger } from '@croupier/server/modules/ledger/index.ts'
import { tickLotteries } from '@croupier/server/modules/lottery/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { Bench } from '../bench.ts'
import { longestOnSale, openLotteryHouse } from './lottery-house.ts'
import { sellOrders } from './sold-orders.ts'

/** From a result to the last order that is paid: rounds closed, wins booked, events written, everything committed. */
const bench: Bench = {
  name: 'lottery-settlement',
  bounds: { 'orders settled': { atLeast: 20_000 } },
  async run(context) {
    const orders = context.isQuick ? 20_000 : 100_000
    const database = await context.openDatabase(4)
    const house = await openLotteryHouse(database)
    try {
      const { id } = await longestOnSale(database)
      await sellOrders(house, database, id, orders)
      await database.pool.query('vacuum analyze')
      await database.pool.query('checkpoint')
      context.say(`${orders.toLocaleString('en')} orders of one draw are sold`)
      await database.run(sql`
        update lottery.draw set state = 'drawn', drawn = array['5','2','1','0','7'] where id = ${id}`)
      const start = performance.now()
      await tickLotteries(house.wired.app)
      const milliseconds = performance.now() - start

      const { waiting, won, events } = await database.one<{ waiting: bigint; won: bigint; events: bigint }>(sql`
        select
          (select count(*) from lottery.placed_order where state = 'waiting') as waiting,
          (select count(*) from lottery.placed_order where state = 'won') as won,
          (select count(*) from platform.outbox where type = 'play.roundSettled') as events`)
      assert(waiting === 0n, 'every order is settled')
      assert(Number(events) === orders, 'every round has its event')
      const { findings } = await checkLedger(database)
      assert(findings.length === 0, `the books add up: ${JSON.stringify(findings[0])}`)
      return [
        { name: 'orders', value: orders, unit: 'rows' },
        { name: 'orders that won', value: Number(won), unit: 'rows' },
        { name: 'all orders settled', value: milliseconds, unit: 'ms' },
        { name: 'orders settled', value: (orders / milliseconds) * 1000, unit: 'per second' },
      ]
    } finally {
      await house.close()
    }
  },
}

export default bench
