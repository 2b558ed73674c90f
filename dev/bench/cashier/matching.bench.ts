import { askTogether, type AskedPartOutcome } from '@croupier/server/modules/wallet/parts/ask-together.ts'
import { systemClock } from '@croupier/server/platform/clock.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { Bench } from '../bench.ts'
import { loadPayers, insertMember, loadWaiting } from './loaded-cashier.ts'

const AMOUNT = 1_000_000_000n
const AT_ONCE = 200
const CHANNEL = 'member-to-member'

/**
 * Members who pay in are each given a withdrawal to pay, as they ask for it: order, part, what is promised and the job that
 * looks after it, committed before any of them is answered.
 */
const bench: Bench = {
  name: 'cashier matching',
  bounds: { 'all are matched': { atMost: 2_000 } },
  async run(context) {
    const count = context.isQuick ? 1_000 : 10_000
    context.say(`${count.toLocaleString('en')} withdrawals, as many deposits, ${AT_ONCE} at once`)
    const database = await context.openDatabase(4)
    const payers = await loadPayers(database, count, CHANNEL)
    await loadWaiting(database, await insertMember(database), count, AMOUNT)
    const outcomes: AskedPartOutcome[] = []
    let next = 0
    const started = performance.now()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let payer = payers[next++]; payer; payer = payers[next++]) {
          const madeAt = Date.now()
          const order = {
            reference: `D${payer.id}`,
            memberId: payer.id,
            account: payer.account,
            currency: 'BDT',
            amount: AMOUNT,
            channel: CHANNEL,
            instructions: null,
            promotion: null,
            ip: null,
            feeNumerator: 0n,
            feeDenominator: 1n,
            feeFixed: 0n,
            madeAt,
            expiresAt: madeAt + 600_000,
          }
          const rules = { openMost: 3, zone: 'Asia/Dhaka', clock: systemClock }
          const means = { keyHash: undefined, nameOfBank: (code: string) => code }
          outcomes.push(await askTogether(database, { order, ...rules, ...means }))
        }
      }),
    )
    const milliseconds = performance.now() - started
    const { matched, parts } = await database.one<{ matched: bigint; parts: bigint }>(sql`
      select (select count(*) from wallet.withdrawal where matched = amount) as matched,
             (select count(*) from wallet.payout_part p join wallet.deposit_order d on d.id = p.deposit_id) as parts`)
    return [
      { name: 'withdrawals matched', value: Number(matched), unit: 'rows' },
      { name: 'deposits with their part', value: Number(parts), unit: 'rows' },
      { name: 'sent away', value: outcomes.filter((outcome) => outcome !== 'made').length, unit: 'rows' },
      { name: 'all are matched', value: milliseconds, unit: 'ms' },
    ]
  },
}

export default bench
