import { useDatabase } from '@croupier/dev/testing/database.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { type Books, HOUSE, MAIN, move, openBooks } from './books.testing.ts'
import {
  accountsOf,
  balancesOf,
  checkLedger,
  createBatcher,
  foldLedgerTotals,
  makeLedgerPartitions,
  missingLedgerPartitions,
  openAccounts,
  registerLedgerWords,
} from './index.ts'

const database = useDatabase()
let books: Books

beforeAll(async () => {
  books = await openBooks(database(), 10)
})

describe('accounts', () => {
  it('are opened once per owner, purse and unit, by whoever comes first', async () => {
    const wanted = [
      { owner: 'new', purse: MAIN, unit: 'BDT', guarded: true },
      { owner: 'new', purse: MAIN, unit: 'USD', guarded: true },
      { owner: 'new', purse: HOUSE, unit: 'USD', guarded: false },
    ]
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => openAccounts(database(), wanted)))

    for (const other of others) expect(other).toEqual(first)
    expect(await accountsOf(database(), ['new'])).toEqual(
      wanted.map((account, index) => ({ ...account, id: first?.[index] })),
    )
  })

  it('cannot be opened again with the other guard, nor in an unknown unit', async () => {
    const account = { owner: 'member-1', purse: MAIN, unit: 'BDT', guarded: false }
    await expect(openAccounts(database(), [account])).rejects.toThrow('other guard')
    await expect(openAccounts(database(), [{ ...account, unit: 'XXX' }])).rejects.toThrow('registered first')
  })

  it('keep the names their numbers were registered with', async () => {
    await registerLedgerWords(database(), { kinds: [{ id: 1, name: 'deposit' }] })
    await expect(registerLedgerWords(database(), { kinds: [{ id: 1, name: 'else' }] })).rejects.toThrow('kind 1 else')
    await expect(registerLedgerWords(database(), { units: [{ code: 'BDT', scale: 2 }] })).rejects.toThrow('unit BDT 2')
  })
})

describe('totals of unguarded accounts', () => {
  it('[B-11] are exact at every moment, while postings and several folds go on', async () => {
    const batcher = createBatcher(database(), { lanes: 2, requestsPerBatch: 5 })
    const posting = new AbortController()
    const folders = [1, 2].map(async () => {
      let folded = 0
      while (!posting.signal.aborted) folded += await foldLedgerTotals(database())
      return folded
    })
    const readers = (async () => {
      while (!posting.signal.aborted) {
        const sums = await database().many<{ sum: string }>(
          sql`select sum(balance)::text as sum from ledger.balance_view group by unit`,
        )
        for (const { sum } of sums) expect(sum).toBe('0')
      }
    })()
    for (let round = 0; round < 15; round += 1) {
      await Promise.all(books.mains.map((main) => batcher.submit([move(books.house, main, 3n)])))
    }
    posting.abort()
    const folded = (await Promise.all(folders)).reduce((sum, count) => sum + count)
    await readers
    await batcher.close()

    expect(folded).toBeGreaterThan(0)
    const house = (await balancesOf(database(), [books.house])).get(books.house)
    expect(house?.balance).toBe(-3n * 15n * 10n)
    expect(house?.available).toBeUndefined()
    await foldLedgerTotals(database())
    expect(await database().many(sql`select from ledger.tail`)).toEqual([])
    expect((await checkLedger(database())).findings).toEqual([])
  })
})

describe('partitions', () => {
  it('are there for every accepted key and a week ahead', async () => {
    expect(await missingLedgerPartitions(database(), 7)).toEqual([])
  })

  it('are missed before they are needed, and made again', async () => {
    // By their day, not by their number: the template of the test databases may have been made on the day before.
    const rows = await database().many<{ name: string }>(sql`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'ledger.journal'::regclass
        and c.relname >= 'journal_' || to_char((now() at time zone 'UTC')::date + 2, 'YYYYMMDD')`)
    const names = rows.map((row) => row.name)
    await database().pool.query(`drop table ${names.map((name) => `ledger.${name}`).join(', ')}`)

    const missing = await missingLedgerPartitions(database(), 3)
    await makeLedgerPartitions(database())

    expect(missing).toHaveLength(2)
    expect(await missingLedgerPartitions(database(), 7)).toEqual([])
  })

  it('are made while postings and a long read go on', async () => {
    const batcher = createBatcher(database())
    const letGo = Promise.withResolvers<void>()
    const reading = Promise.withResolvers<void>()
    const reader = database().transaction(async (tx) => {
      await tx.many(sql`select count(*) from ledger.journal`)
      reading.resolve()
      await letGo.promise
    })
    await reading.promise

    await database().run(sql`call ledger.make_partition((now() at time zone 'UTC')::date + 30)`)
    const answer = await batcher.submit([move(books.house, books.mains[0] as bigint, 1n)])
    letGo.resolve()
    await reader
    await batcher.close()

    expect(answer).toMatchObject({ outcome: 'applied' })
  })
})
