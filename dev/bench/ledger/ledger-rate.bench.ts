import { createBatcher } from '@croupier/server/modules/ledger/index.ts'
import { type Bench, load, median, medianRatio, quantile } from '../bench.ts'
import { loadedLedger, MEMBERS, prove } from './loaded-ledger.ts'
import { openNaiveLedger } from './naive.ts'
import { anyOf, CLIENTS, KEYS_PER_SECOND, mintKeys, postLoad } from './post-load.ts'
import { openRawInserts } from './raw-inserts.ts'

/** Transfers per second against the ledger most projects write, and against rows that need no thought. */
const bench: Bench = {
  name: 'ledger-rate',
  bounds: {
    'ledger to naive': { atLeast: 35 },
    'ledger to raw inserts': { atLeast: 0.4 },
  },
  async run(context) {
    const rounds = context.isQuick ? 4 : 8
    const milliseconds = context.isQuick ? 1_500 : 2_000
    context.say(
      `${CLIENTS} clients, ${MEMBERS.toLocaleString('en')} members, ${rounds} rounds of ${milliseconds / 1000} s each, in turns`,
    )

    const ledger = await loadedLedger(context, MEMBERS * 4)
    const batcher = createBatcher(ledger.database)
    const other = await context.openDatabase(CLIENTS)
    const naive = await openNaiveLedger(other, MEMBERS)
    const raw = await openRawInserts(other)

    const rates = { naive: [] as number[], raw: [] as number[], ledger: [] as number[] }
    const times: number[] = []
    // The first round warms plans and caches and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const nextKey = mintKeys(KEYS_PER_SECOND * (milliseconds / 1000))
      const naiveRun = await load(CLIENTS, milliseconds, () => naive(nextKey(), BigInt(1 + anyOf(MEMBERS)), 1n))
      const rawRun = await load(CLIENTS, milliseconds, () =>
        raw.submit({ account: BigInt(1 + anyOf(MEMBERS)), key: nextKey(), amount: 1n }),
      )
      const ledgerRun = await postLoad(ledger, batcher, milliseconds)
      if (round === 0) continue
      rates.naive.push(naiveRun.perSecond)
      rates.raw.push(rawRun.perSecond)
      rates.ledger.push(ledgerRun.perSecond)
      for (const time of ledgerRun.times) times.push(time)
    }
    await batcher.close()
    await raw.close()
    await prove(context, ledger)

    return [
      { name: 'naive', value: median(rates.naive), unit: 'per second' },
      { name: 'raw inserts', value: median(rates.raw), unit: 'per second' },
      { name: 'ledger', value: median(rates.ledger), unit: 'per second' },
      { name: 'ledger p50', value: quantile(times, 0.5), unit: 'ms' },
      { name: 'ledger p99', value: quantile(times, 0.99), unit: 'ms' },
      { name: 'ledger to naive', value: medianRatio(rates.ledger, rates.naive), unit: 'ratio' },
      { name: 'ledger to raw inserts', value: medianRatio(rates.ledger, rates.raw), unit: 'ratio' },
    ]
  },
}

export default bench
