import { useDatabase } from '@croupier/dev/testing/database.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql, type Sql } from '../../platform/database.ts'
import { type Books, itemOf, kinds, move, openBooks } from './books.testing.ts'
import {
  checkLedger,
  closeDebits,
  foldLedgerTotals,
  type Finding,
  type Item,
  post,
  registerOwnerCheck,
} from './index.ts'

const database = useDatabase()
let books: Books
let main: bigint
let held: bigint
/** One posting of each shape. */
let deposit: Item
let between: Item

beforeAll(async () => {
  books = await openBooks(database(), 2)
})

beforeEach(async () => {
  ;[main, held] = [books.mains[0] as bigint, books.helds[0] as bigint]
  deposit = move(books.house, main, 100n)
  between = itemOf([
    { from: main, to: held, amount: 30n },
    { from: books.house, to: books.mains[1] as bigint, amount: 5n },
  ])
  await database().transaction((tx) => post(tx, [deposit, between]))
  await foldLedgerTotals(database())
})

/** The journal's owner has given this right away, and can take it back. */
const mayForge = sql`grant update, delete on all tables in schema ledger to current_user`

/** Does what nobody can: as the owner with triggers off. Answers what the checker says, then puts it back. */
async function findingsAfter(...forgeries: Sql[]): Promise<Finding[]> {
  const saved = ['balance', 'journal', 'tail', 'total', 'closure']
  await database().transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(mayForge)
    await tx.run(sql`create schema saved`)
    for (const table of saved) await tx.run(rawSql(`create table saved.${table} as select * from ledger.${table}`))
    for (const forgery of forgeries) await tx.run(forgery)
  })
  try {
    return (await checkLedger(database(), { rowsPerRange: 3 })).findings
  } finally {
    await database().transaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`)
      for (const table of saved) {
        await tx.run(rawSql(`delete from ledger.${table}`))
        await tx.run(rawSql(`insert into ledger.${table} select * from saved.${table}`))
      }
      await tx.run(sql`drop schema saved cascade`)
    })
  }
}

function rawSql(text: string): Sql {
  return sql([text] as unknown as TemplateStringsArray)
}

function claims(findings: Finding[]): string[] {
  return [...new Set(findings.map((finding) => finding.claim))].sort()
}

describe('[B-11] reconciliation', () => {
  it('finds nothing in books that add up', async () => {
    const report = await checkLedger(database())

    expect(report.findings).toEqual([])
    expect(report.lines).toBeGreaterThanOrEqual(4n)
  })

  it('catches a balance that is one unit off', async () => {
    const findings = await findingsAfter(
      sql`update ledger.balance set balance = balance + 1 where account_id = ${main}`,
    )

    expect(claims(findings)).toEqual(['a balance is the sum of its lines', 'house and members cancel in each unit'])
  })

  it('catches a line that is one unit off although the balance was changed with it', async () => {
    const findings = await findingsAfter(
      sql`update ledger.journal set amount = amount + 1, balance_after = balance_after + 1 where key = ${deposit.key}`,
      sql`update ledger.balance set balance = balance + 1 where account_id = ${main}`,
    )

    expect(claims(findings)).toContain('each line continues the one before')
    expect(claims(findings)).toContain('the balance of an unguarded account is what the journal moved there')
  })

  it('catches a missing leg although the rest of that account is consistent', async () => {
    const findings = await findingsAfter(
      sql`delete from ledger.journal where key = ${between.key} and account_id = ${held}`,
      sql`update ledger.balance set balance = balance - 30, seq = seq - 1 where account_id = ${held}`,
    )

    expect(claims(findings)).toEqual([
      'a leg is on both its accounts',
      'an item has all its lines',
      'house and members cancel in each unit',
    ])
  })

  it('catches money made out of nothing with every account consistent in itself', async () => {
    const findings = await findingsAfter(
      sql`
        insert into ledger.journal
          (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, part, parts, reference)
        select account_id, seq + 1, 7, balance + 7, ${books.house}, now(),
               ledger.key_at(now()), ${kinds.win}, 1, 1, 'forged'
        from ledger.balance where account_id = ${main}`,
      sql`update ledger.balance set balance = balance + 7, seq = seq + 1 where account_id = ${main}`,
    )

    expect(claims(findings)).toEqual([
      'house and members cancel in each unit',
      'the balance of an unguarded account is what the journal moved there',
    ])
  })

  it('catches a line that was posted twice', async () => {
    const findings = await findingsAfter(sql`
      insert into ledger.journal
      select account_id, seq, amount, balance_after, contra_id, posted_at, ledger.key_at(now()), kind, part, parts, reference
      from ledger.journal where key = ${deposit.key}`)

    expect(claims(findings)).toContain('lines are numbered without a gap')
    expect(claims(findings)).toContain('a balance counts its lines')
  })

  it('catches a line of an account that was never opened, whatever its number', async () => {
    for (const stranger of [-5n, 10_000_000n]) {
      const findings = await findingsAfter(sql`
        insert into ledger.journal values
          (${stranger}::bigint, 1, 5, 5, ${books.house}, now(), ledger.key_at(now()), 1, 1, 1, 'forged')`)

      expect(claims(findings)).toContain('a journal line belongs to a guarded account')
      expect(claims(findings)).toContain('both accounts of a line are open and of one unit')
    }
  })

  it('catches a house total that is one unit off', async () => {
    const findings = await findingsAfter(
      sql`update ledger.total set balance = balance - 1 where account_id = ${books.house}`,
    )

    expect(claims(findings)).toEqual([
      'house and members cancel in each unit',
      'the balance of an unguarded account is what the journal moved there',
    ])
  })

  it('catches debits that are open although a reason closes them', async () => {
    await database().transaction((tx) => closeDebits(tx, [held], 'exclusion'))

    const findings = await findingsAfter(sql`update ledger.balance set debit_closed = false where account_id = ${held}`)

    expect(claims(findings)).toEqual(['debits are closed where a reason says so'])
    expect((await checkLedger(database())).findings).toEqual([])
  })

  it('catches a row of another module that nothing was posted for', async () => {
    await database().run(sql`create table public.bet (units bigint not null)`)
    registerOwnerCheck({
      name: 'bets',
      kinds: [kinds.stake],
      totals: sql`select 2::smallint as kind, 'BDT' as unit, coalesce(sum(units), 0) as amount from public.bet`,
    })
    await database().transaction(async (tx) => {
      await tx.run(sql`insert into public.bet values (12)`)
      await post(tx, [move(main, books.house, 12n, { kind: kinds.stake })])
    })
    const before = await checkLedger(database())

    await database().run(sql`insert into public.bet values (3)`)
    const after = await checkLedger(database())

    expect(before.findings).toEqual([])
    expect(before.owners).toEqual(['bets'])
    expect(after.findings).toEqual([
      { claim: 'bets move what the journal moved for them', subject: 'kind 2 in BDT', expected: '15', found: '12' },
    ])
  })

  it('gives a kind one owner', () => {
    const totals = sql`select`
    registerOwnerCheck({ name: 'orders', kinds: [90, 91], totals })
    expect(() => registerOwnerCheck({ name: 'others', kinds: [91], totals })).toThrow('one owner')
  })
})
