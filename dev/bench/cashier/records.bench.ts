import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { assert } from '@croupier/basis/assert.ts'
import { openExport } from '@croupier/server/modules/wallet/index.ts'
import { readConfig } from '@croupier/server/platform/config.ts'
import { invoke } from '@croupier/server/platform/invoke.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { operations, wire } from '@croupier/server/wiring.ts'
import { type Bench, quantile } from '../bench.ts'
import { loadBusyMember } from './loaded-cashier.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes in use, and not what waits to be collected. */
function bytesHeld(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

interface Page {
  list: unknown[]
  next: string | null
}

/** What reading the account record of the busiest member costs, and writing all of it down as CSV. */
const bench: Bench = {
  name: 'cashier records',
  bounds: {
    'newest page, p99': { atMost: 10 },
    'page further back, p99': { atMost: 10 },
    'page of deposits, p99': { atMost: 10 },
    'rows of CSV': { atLeast: 50_000 },
    'memory while it streams': { atMost: 64_000_000 },
  },
  async run(context) {
    const entries = context.isQuick ? 100_000 : 1_000_000
    context.say(`one member with ${entries.toLocaleString('en')} entries in thirty days`)
    const database = await context.openDatabase(4)
    const databaseUrl = database.pool.options.connectionString
    assert(databaseUrl, 'a bench’s database has an address')
    const wired = await wire({ ...readConfig({}), secretsKeys: [randomBytes(32)], databaseUrl }, openLog('silent'))
    const { app } = wired
    try {
      const member = await loadBusyMember(database, entries)
      const actor = {
        kind: 'member',
        sessionId: 0n,
        memberId: member.id,
        account: member.account,
        type: 0,
        currency: 'BDT',
        isTrial: false,
        isAgent: false,
        passwordDue: null,
      }
      const call = async <Value>(name: string, input: object): Promise<Value> => {
        const operation = operations.find((each) => each.operation.name === name)
        assert(operation, `${name} exists`)
        const asked = { requestId: 'bench', actor: actor as never, language: 'en' as const }
        return (await invoke(app, operation, asked, input)) as Value
      }
      const newest: number[] = []
      const further: number[] = []
      const readers = context.isQuick ? 40 : 150
      for (let reader = -10; reader < readers; reader += 1) {
        let before: string | undefined
        for (let page = 0; page < 5; page += 1) {
          const started = performance.now()
          const { list, next }: Page = await call('listAccountRecord', {
            datePreset: 'previous30',
            pageSize: 20,
            ...(before === undefined ? {} : { before }),
          })
          const took = performance.now() - started
          assert(list.length === 20 && next !== null, 'the page is full')
          // Deeper with every reader: somebody looks for what was weeks ago.
          const [seq, at] = next.split('_').map(Number) as [number, number]
          const back = page === 0 ? Math.floor((seq * 0.9 * Math.max(0, reader)) / readers) : 0
          before = `${seq - back}_${Math.round(at - (back / entries) * 30 * 86_400_000)}`
          // The first readers warm the plans and are not counted.
          if (reader < 0) continue
          ;(page === 0 ? newest : further).push(took)
        }
      }

      const deposits: number[] = []
      for (let reader = -10; reader < readers; reader += 1) {
        const started = performance.now()
        const { list }: Page = await call('listAccountRecord', {
          datePreset: 'previous30',
          type: 'deposit',
          pageSize: 20,
        })
        const took = performance.now() - started
        assert(list.length > 15, 'there are deposits')
        if (reader >= 0) deposits.push(took)
      }

      const { address } = await call<{ address: string }>('exportAccountRecord', { datePreset: 'previous30' })
      const document = openExport(app, address.replace('/exports/', ''))
      assert(document, 'the address stands for the export')
      const held = bytesHeld()
      let most = held
      let rows = -1
      let parts = 0
      const started = performance.now()
      for await (const part of document.lines) {
        rows += part.split('\n').length - 1
        parts += 1
        if (parts % 100 === 0) most = Math.max(most, bytesHeld())
      }
      const seconds = (performance.now() - started) / 1000
      return [
        { name: 'entries', value: entries, unit: 'rows' },
        { name: 'newest page, p50', value: quantile(newest, 0.5), unit: 'ms' },
        { name: 'newest page, p99', value: quantile(newest, 0.99), unit: 'ms' },
        { name: 'page further back, p50', value: quantile(further, 0.5), unit: 'ms' },
        { name: 'page further back, p99', value: quantile(further, 0.99), unit: 'ms' },
        { name: 'page of deposits, p50', value: quantile(deposits, 0.5), unit: 'ms' },
        { name: 'page of deposits, p99', value: quantile(deposits, 0.99), unit: 'ms' },
        { name: 'rows written', value: rows, unit: 'rows' },
        { name: 'rows of CSV', value: rows / seconds, unit: 'per second' },
        { name: 'memory while it streams', value: most - held, unit: 'bytes' },
      ]
    } finally {
      await wired.stop()
    }
  },
}

export default bench
