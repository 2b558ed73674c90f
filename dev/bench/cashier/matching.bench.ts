import { takePart } from '@croupier/server/modules/wallet/parts/parts-store.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { Bench } from '../bench.ts'
import { insertMember, loadWaiting } from './loaded-cashier.ts'

const AMOUNT = 1_000_000_000n
const AT_ONCE = 16

/** Members who pay in are each given a withdrawal to pay, as each of them asks for it: a transaction a deposit. */
const bench: Bench = {
  name: 'cashier matching',
  bounds: { 'all are matched': { atMost: 2_000 } },
  async run(context) {
    const count = context.isQuick ? 1_000 : 10_000
    context.say(`${count.toLocaleString('en')} withdrawals, as many deposits, ${AT_ONCE} at once`)
    const database = await context.openDatabase(AT_ONCE)
    await loadWaiting(database, await insertMember(database), count, AMOUNT)
    const wish = { currency: 'BDT', amount: AMOUNT, payerId: 0n }
    let left = count
    let missed = 0
    const started = performance.now()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left > 0) {
          left -= 1
          const match = await database.transaction((tx) => takePart(tx, wish))
          if (!match) missed += 1
        }
      }),
    )
    const milliseconds = performance.now() - started
    const { matched } = await database.one<{ matched: bigint }>(sql`
      select count(*) as matched from wallet.withdrawal where matched = amount`)
    return [
      { name: 'matched', value: Number(matched), unit: 'rows' },
      { name: 'asked again', value: missed, unit: 'rows' },
      { name: 'all are matched', value: milliseconds, unit: 'ms' },
    ]
  },
}

export default bench
