import { assert } from '@croupier/basis/assert.ts'
import { tickBook } from '@croupier/server/modules/book/index.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { checkLedger } from '@croupier/server/modules/ledger/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { Bench } from '../bench.ts'
import { openBettingHouse } from '../bets/betting-house.ts'
import { sellSlips } from './sold-slips.ts'

/** From a match's last step to the last slip that is paid: rounds closed, wins booked, events written, everything committed. */
const bench: Bench = {
  name: 'book-settlement',
  bounds: { 'slips settled': { atLeast: 10_000 } },
  async run(context) {
    const slips = context.isQuick ? 10_000 : 50_000
    const database = await context.openDatabase(4)
    const house = await openBettingHouse(database, { trustProxy: true })
    try {
      const { app } = house.wired
      await house.perform('setVendor', { code: 'BOOK', name: 'BOOK', protocol: 'book' })
      await house.perform('addGame', { vendor: 'BOOK', code: 'FOOTBALL', name: 'FOOTBALL', type: 'SPORTS' })
      await app.ports.use(cataloguePort).refresh()
      await tickBook(app)
      const matches = await database.many<{ id: bigint }>(sql`select id from book.fixture order by id limit 2`)
      const [one, later] = matches.map(({ id }) => id) as [bigint, bigint]
      await sellSlips(house, database, [one, later], slips)
      await database.pool.query('vacuum analyze')
      await database.pool.query('checkpoint')
      context.say(`${slips.toLocaleString('en')} slips on one match are sold`)
      await database.run(sql`
        update book.fixture set starts_at = clock_timestamp() - interval '1 hour', ends_at = clock_timestamp()
        where id = ${one}`)
      await database.run(sql`
        update book.fixture
        set starts_at = clock_timestamp() + interval '1 hour', ends_at = clock_timestamp() + interval '2 hours'
        where id = ${later}`)
      const start = performance.now()
      await tickBook(app)
      const milliseconds = performance.now() - start

      const { undecided, open, ended, events } = await database.one<Record<string, bigint>>(sql`
        select
          (select count(*) from book.leg where fixture_id = ${one} and outcome is null) as undecided,
          (select count(*) from book.slip where state = 'open') as open,
          (select count(*) from book.slip where state <> 'open') as ended,
          (select count(*) from platform.outbox where type = 'play.roundSettled') as events`)
      assert(undecided === 0n, 'every leg on the match is decided')
      assert(
        Number(open) <= slips / 10 && events === ended,
        'every slip that ended has its event, and parlays alone wait',
      )
      const { findings } = await checkLedger(database)
      assert(findings.length === 0, `the books add up: ${JSON.stringify(findings[0])}`)
      return [
        { name: 'slips', value: slips, unit: 'rows' },
        { name: 'slips that ended', value: Number(ended), unit: 'rows' },
        { name: 'all slips settled', value: milliseconds, unit: 'ms' },
        { name: 'slips settled', value: (slips / milliseconds) * 1000, unit: 'per second' },
      ]
    } finally {
      await house.close()
    }
  },
}

export default bench
