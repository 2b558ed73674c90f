import { assert } from '@croupier/basis/assert.ts'
import { statementPage } from '@croupier/server/modules/ledger/index.ts'
import { type Bench, quantile } from '../bench.ts'
import { loadedLedger } from './loaded-ledger.ts'
import { anyOf } from './post-load.ts'
import { largeRows } from './sizes.ts'

const PAGE = 20

/** The time to open one's statement and read back in it. */
const bench: Bench = {
  name: 'ledger-statement',
  bounds: { 'page of 20, p99': { atMost: 5 } },
  async run(context) {
    const ledger = await loadedLedger(context, largeRows(context))
    const readers = context.isQuick ? 500 : 2_000
    context.say(`${readers} members read three pages each of ${ledger.rows.toLocaleString('en')} rows`)

    const newest: number[] = []
    const all: number[] = []
    for (let reader = -50; reader < readers; reader += 1) {
      const account = ledger.members[anyOf(ledger.members.length)] as bigint
      let edge: { seq: bigint; key: string } | undefined
      for (let page = 0; page < 3; page += 1) {
        const started = performance.now()
        const lines = await statementPage(ledger.database, { account, limit: PAGE, ...(edge ? { before: edge } : {}) })
        const took = performance.now() - started
        assert(lines.length === PAGE, 'the page is full')
        edge = lines.at(-1)
        // The first readers warm the plans and are not counted.
        if (reader < 0) continue
        all.push(took)
        if (page === 0) newest.push(took)
      }
    }
    return [
      { name: 'rows', value: ledger.rows, unit: 'rows' },
      { name: 'newest page, p50', value: quantile(newest, 0.5), unit: 'ms' },
      { name: 'newest page, p99', value: quantile(newest, 0.99), unit: 'ms' },
      { name: 'page of 20, p50', value: quantile(all, 0.5), unit: 'ms' },
      { name: 'page of 20, p99', value: quantile(all, 0.99), unit: 'ms' },
    ]
  },
}

export default bench
