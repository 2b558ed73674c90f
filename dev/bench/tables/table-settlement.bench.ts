import { assert } from '@croupier/basis/assert.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { checkLedger } from '@croupier/server/modules/ledger/index.ts'
import { tickTables } from '@croupier/server/modules/tables/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { Bench } from '../bench.ts'
import { openBettingHouse } from '../bets/betting-house.ts'
import { placeSlips } from './placed-slips.ts'

/**
 * From the end of a round to the last slip that is paid: what was at risk counted over each member's slips, rounds closed,
 * wins booked, events written, everything committed. A round follows the one before within half a minute: what 50,000 slips
 * need stays below five seconds, so that members have their money while they look at the next.
 */
const bench: Bench = {
  name: 'table-settlement',
  bounds: { 'slips settled': { atLeast: 10_000 } },
  async run(context) {
    const slips = context.isQuick ? 10_000 : 50_000
    const database = await context.openDatabase(4)
    const house = await openBettingHouse(database, { trustProxy: true })
    try {
      const { app } = house.wired
      await house.perform('setVendor', { code: 'TABLES', name: 'TABLES', protocol: 'tables' })
      await house.perform('addGame', { vendor: 'TABLES', code: 'BACCARAT', name: 'BACCARAT', type: 'LIVE' })
      await app.ports.use(cataloguePort).refresh()
      await tickTables(app)
      const { id } = await database.one<{ id: bigint }>(sql`select id from tables.round order by id limit 1`)
      await placeSlips(house, database, id, slips)
      await database.pool.query('vacuum analyze')
      await database.pool.query('checkpoint')
      context.say(`${slips.toLocaleString('en')} slips on one round are placed`)
      await database.run(sql`
        update tables.round
        set opens_at = clock_timestamp() - interval '1 hour', closes_at = clock_timestamp() - interval '59 minutes',
            ends_at = clock_timestamp()
        where id = ${id}`)
      const start = performance.now()
      await tickTables(app)
      const milliseconds = performance.now() - start

      const { open, ended, events } = await database.one<Record<string, bigint>>(sql`
        select
          (select count(*) from tables.slip where state = 'open') as open,
          (select count(*) from tables.slip where state <> 'open') as ended,
          (select count(*) from platform.outbox where type = 'play.roundSettled') as events`)
      assert(open === 0n && events === ended, 'every slip on the round has ended, each with its event')
      const { findings } = await checkLedger(database)
      assert(findings.length === 0, `the books add up: ${JSON.stringify(findings[0])}`)
      return [
        { name: 'slips', value: slips, unit: 'rows' },
        { name: 'all slips settled', value: milliseconds, unit: 'ms' },
        { name: 'slips settled', value: (slips / milliseconds) * 1000, unit: 'per second' },
      ]
    } finally {
      await house.close()
    }
  },
}

export default bench
