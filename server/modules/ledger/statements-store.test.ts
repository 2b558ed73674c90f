import { uuidv7 } from '@croupier/basis/ids.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { type Books, move, openBooks } from './books.testing.ts'
import { post, statementPage, type StatementLine } from './index.ts'

const database = useDatabase()
let books: Books
let main: bigint

const HOUR = 3_600_000
const LINES = 57n

beforeAll(async () => {
  books = await openBooks(database(), 2)
  main = books.mains[0] as bigint
  // Keys up to two days old, in no order: the order of a statement is the order of posting.
  for (let line = 1; line <= Number(LINES); line += 1) {
    const age = line % 5 === 0 ? 47 * HOUR : line % 7 === 0 ? -9 * 60_000 : (line * 37) % 600_000
    const item = move(books.house, main, BigInt(line), { key: uuidv7(Date.now() - age) })
    await database().transaction((tx) => post(tx, [item]))
  }
})

function seqs(lines: StatementLine[]): bigint[] {
  return lines.map((line) => line.seq)
}

function span(first: bigint, last: bigint): bigint[] {
  const step = first <= last ? 1n : -1n
  const all: bigint[] = []
  for (let seq = first; seq !== last + step; seq += step) all.push(seq)
  return all
}

describe('a statement', () => {
  it('begins with the newest line', async () => {
    const page = await statementPage(database(), { account: main, limit: 20 })

    expect(seqs(page)).toEqual(span(LINES, LINES - 19n))
    expect(page[0]).toMatchObject({ amount: LINES, balanceAfter: (LINES * (LINES + 1n)) / 2n, contra: books.house })
  })

  it.each([true, false])('reads to the end, page by page (with the key of the edge: %s)', async (withKey) => {
    const read: bigint[] = []
    let page = await statementPage(database(), { account: main, limit: 9 })
    while (page.length > 0) {
      read.push(...seqs(page))
      const { seq, key } = page.at(-1) as StatementLine
      page = await statementPage(database(), { account: main, limit: 9, before: withKey ? { seq, key } : { seq } })
    }
    expect(read).toEqual(span(LINES, 1n))
  })

  it.each([true, false])('reads from the start, page by page (with the key of the edge: %s)', async (withKey) => {
    const read: bigint[] = []
    let page = await statementPage(database(), { account: main, limit: 10, after: 'start' })
    while (page.length > 0) {
      read.push(...seqs(page))
      const { seq, key } = page.at(-1) as StatementLine
      page = await statementPage(database(), { account: main, limit: 10, after: withKey ? { seq, key } : { seq } })
    }
    expect(read).toEqual(span(1n, LINES))
  })

  it('ends also where a line is missing', async () => {
    await database().transaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(sql`grant delete on ledger.journal to current_user`)
      await tx.run(sql`delete from ledger.journal where account_id = ${main} and seq = 3`)
    })

    const page = await statementPage(database(), { account: main, limit: 5, after: 'start' })

    expect(seqs(page)).toEqual([1n, 2n, 4n, 5n])
  })

  it('is empty for an account nothing was posted to, and for one that was never opened', async () => {
    expect(await statementPage(database(), { account: books.mains[1] as bigint, limit: 20 })).toEqual([])
    expect(await statementPage(database(), { account: 123_456n, limit: 20 })).toEqual([])
  })
})
