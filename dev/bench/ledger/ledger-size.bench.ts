import { createBatcher } from '@croupier/server/modules/ledger/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { type Bench, median, medianRatio } from '../bench.ts'
import { type LoadedLedger, loadedLedger, prove } from './loaded-ledger.ts'
import { postLoad } from './post-load.ts'
import { largeRows, smallRows } from './sizes.ts'

async function walPosition({ database }: LoadedLedger): Promise<number> {
  const row = await database.one<{ bytes: string }>(
    sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`,
  )
  return Number(row.bytes)
}

/** Whether the ledger is as fast when years lie behind it: each round begins right after a checkpoint, the worst time. */
const bench: Bench = {
  name: 'ledger-size',
  bounds: { 'large to small': { atLeast: 0.8 } },
  async run(context) {
    const small = await loadedLedger(context, smallRows(context))
    const large = await loadedLedger(context, largeRows(context))
    const rounds = context.isQuick ? 4 : 6
    const milliseconds = context.isQuick ? 1_500 : 2_500
    context.say(
      `${small.rows.toLocaleString('en')} rows against ${large.rows.toLocaleString('en')}, ${rounds} rounds of ${milliseconds / 1000} s each, in turns`,
    )

    const measured = [small, large].map((ledger) => ({
      ledger,
      batcher: createBatcher(ledger.database),
      rates: [] as number[],
      walBytes: [] as number[],
    }))
    for (let round = 0; round <= rounds; round += 1) {
      for (const { ledger, batcher, rates, walBytes } of measured) {
        await ledger.database.pool.query('checkpoint')
        const before = await walPosition(ledger)
        const { perSecond, times } = await postLoad(ledger, batcher, milliseconds)
        if (round === 0) continue
        rates.push(perSecond)
        walBytes.push(((await walPosition(ledger)) - before) / times.length)
      }
    }
    for (const { batcher } of measured) await batcher.close()
    const checkSeconds = await prove(context, large)

    const [few, many] = measured as [(typeof measured)[0], (typeof measured)[0]]
    return [
      { name: 'rows, small', value: small.rows, unit: 'rows' },
      { name: 'rows, large', value: large.rows, unit: 'rows' },
      { name: 'ledger, small', value: median(few.rates), unit: 'per second' },
      { name: 'ledger, large', value: median(many.rates), unit: 'per second' },
      { name: 'log per transfer, small', value: median(few.walBytes), unit: 'bytes' },
      { name: 'log per transfer, large', value: median(many.walBytes), unit: 'bytes' },
      { name: 'check, large', value: large.rows / checkSeconds, unit: 'per second' },
      { name: 'large to small', value: medianRatio(many.rates, few.rates), unit: 'ratio' },
    ]
  },
}

export default bench
