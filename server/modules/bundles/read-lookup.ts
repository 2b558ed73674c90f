import { assert } from '@croupier/basis/assert.ts'
import type { BundleFaults } from './bundle-fault.ts'
import { LineTooLong, readLines } from './read-lines.ts'
import type { LookupTable } from './lookup-table.ts'

/** A lookup file as it is being imported: rows can be found by the ids of their books. */
export interface ReadLookup {
  table: LookupTable
  /** `undefined` for an id no row has. */
  rowOfId(id: bigint): number | undefined
}

const MOST_BYTES = 200
const UINT64_MOST = 2n ** 64n - 1n
/** Books and clients write payouts as JSON numbers; beyond, those are no longer exact. */
const PAYOUT_MOST = BigInt(Number.MAX_SAFE_INTEGER)
/** A win pays a tenth of the bet or more, in tenths. */
const PAYOUT_STEP = 10n
/** A row is some forty bytes in memory; a Map takes 2^24 entries. */
const ROWS_MOST = 16_000_000
const ROW = /^([^,]*),([^,]*),([^,]*)$/
const WHOLE = /^(?:0|[1-9]\d{0,19})$/

/** Columns that grow as rows come. */
class Column {
  #values = new BigUint64Array(1024)

  put(row: number, value: bigint): void {
    if (row === this.#values.length) {
      const longer = new BigUint64Array(row * 2)
      longer.set(this.#values)
      this.#values = longer
    }
    this.#values[row] = value
  }

  cut(rows: number): BigUint64Array {
    return this.#values.slice(0, rows)
  }
}

/** What is wrong with a row's three texts, or its numbers. */
function readRow(text: string): { id: bigint; weight: bigint; payout: bigint } | string {
  const match = ROW.exec(text)
  if (!match) return 'is no line of id,weight,payout'
  const [id, weight, payout] = match.slice(1).map((part) => (WHOLE.test(part) ? BigInt(part) : undefined))
  if (id === undefined || id > UINT64_MOST) return `the id is no whole number below 2^64: ${match[1]!.slice(0, 40)}`
  if (weight === undefined || weight > UINT64_MOST)
    return `the weight is no whole number below 2^64: ${match[2]!.slice(0, 40)}`
  if (payout === undefined) return `the payout is no whole number of hundredths: ${match[3]!.slice(0, 40)}`
  if (payout > PAYOUT_MOST) return `the payout is beyond 2^53 - 1 hundredths: ${payout}`
  if (payout % PAYOUT_STEP !== 0n) return `a payout is 0 or a multiple of 10 hundredths: ${payout}`
  return { id, weight, payout }
}

/** Reads `id,weight,payout` in hundredths, a row to a line. Undefined where nothing can be drawn from it. */
export async function readLookup(
  file: string,
  stream: AsyncIterable<Buffer>,
  faults: BundleFaults,
): Promise<ReadLookup | undefined> {
  const [ids, cumulative, payouts] = [new Column(), new Column(), new Column()]
  const rows = new Map<bigint, number>()
  const before = faults.count
  let line = 0
  let sum = 0n

  try {
    for await (const bytes of readLines(stream, MOST_BYTES)) {
      line += 1
      const row = readRow(bytes.toString('latin1'))
      if (typeof row === 'string') {
        faults.add(file, line, row)
        continue
      }
      const first = rows.get(row.id)
      if (first !== undefined) {
        faults.add(file, line, `the id ${row.id} is that of line ${first + 1} already`)
        continue
      }
      if (rows.size === ROWS_MOST) {
        faults.add(file, line, `there are more than ${ROWS_MOST} rows`)
        break
      }
      sum += row.weight
      if (sum > UINT64_MOST) {
        faults.add(file, line, 'the weights up to here sum to more than 2^64 - 1')
        break
      }
      // While nothing is wrong, a row is its line less one.
      ids.put(rows.size, row.id)
      cumulative.put(rows.size, sum)
      payouts.put(rows.size, row.payout)
      rows.set(row.id, rows.size)
    }
  } catch (error) {
    if (!(error instanceof LineTooLong)) throw error
    faults.add(file, line + 1, `is longer than ${MOST_BYTES} bytes`)
  }
  if (faults.count === before && sum === 0n) faults.add(file, null, 'has no row with a weight above 0')
  if (faults.count > before) return undefined

  const table = { ids: ids.cut(rows.size), cumulative: cumulative.cut(rows.size), payouts: payouts.cut(rows.size) }
  assert(table.cumulative.at(-1) === sum, 'the last cumulative weight is the sum')
  return { table, rowOfId: (id) => rows.get(id) }
}
