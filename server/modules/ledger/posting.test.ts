import { uuidv7 } from '@croupier/basis/ids.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { type Books, itemOf, kinds, move, openBooks } from './books.testing.ts'
import {
  balancesOf,
  capture,
  checkLedger,
  closeDebits,
  hold,
  type Item,
  lockBalances,
  post,
  release,
  reopenDebits,
  setFloor,
  transfer,
} from './index.ts'

const database = useDatabase()
let books: Books
let next = 0

beforeAll(async () => {
  books = await openBooks(database(), 60)
})

/** A member nobody else uses in this file, with so much in the main purse. */
async function member(units: bigint): Promise<{ main: bigint; held: bigint }> {
  const at = next++
  const main = books.mains[at] as bigint
  if (units > 0n) await send(move(books.house, main, units))
  return { main, held: books.helds[at] as bigint }
}

function send(...items: Item[]) {
  return database().transaction((tx) => post(tx, items))
}

async function balanceOf(account: bigint): Promise<bigint> {
  return (await balancesOf(database(), [account])).get(account)?.balance ?? -1n
}

describe('posting', () => {
  it('[B-11] moves money from one account to another and answers the balance after', async () => {
    const { main } = await member(0n)
    const before = await balanceOf(books.house)

    const answer = await send(move(books.house, main, 700n))

    expect(answer).toEqual({
      outcome: 'applied',
      items: [{ outcome: 'applied', legs: [{ from: undefined, to: { balance: 700n, seq: 1n } }] }],
    })
    expect(await balanceOf(main)).toBe(700n)
    expect(await balanceOf(books.house)).toBe(before - 700n)
  })

  it('[B-11] refuses what the balance does not cover and says what is there', async () => {
    const { main } = await member(10n)

    const answer = await send(move(main, books.house, 11n))

    expect(answer.outcome).toBe('insufficient')
    expect(answer.items[0]?.legs[0]?.from?.balance).toBe(10n)
    expect(await balanceOf(main)).toBe(10n)
  })

  it('[B-11] returns the first answer when a posting is repeated, whatever happened since', async () => {
    const { main } = await member(100n)
    const stake = move(main, books.house, 30n)
    const first = await send(stake)
    await send(move(main, books.house, 60n))

    const repeated = await send(stake)

    expect(first.outcome).toBe('applied')
    expect(repeated.outcome).toBe('replayed')
    expect(repeated.items[0]?.legs).toEqual(first.items[0]?.legs)
    expect(await balanceOf(main)).toBe(10n)
  })

  it.each([
    ['another amount', (item: Item): Item => ({ ...item, legs: [{ ...item.legs[0]!, amount: 31n }] })],
    [
      'another account on the other side',
      (item: Item): Item => ({ ...item, legs: [{ ...item.legs[0]!, to: books.otherHouse }] }),
    ],
    ['another kind', (item: Item): Item => ({ ...item, kind: kinds.win })],
    ['another reference', (item: Item): Item => ({ ...item, reference: 'else' })],
    [
      'one more leg',
      (item: Item): Item => ({
        ...item,
        legs: [...item.legs, { from: books.house, to: books.helds[59]!, amount: 1n }],
      }),
    ],
  ])('[B-11] refuses a key that was used for %s', async (_, changed) => {
    const { main } = await member(100n)
    const stake = move(main, books.house, 30n)
    await send(stake)

    const answer = await send(changed(stake))

    expect(answer.outcome).toBe('key-reused')
    expect(await balanceOf(main)).toBe(70n)
  })

  it('refuses a key that was used between other accounts altogether', async () => {
    const [one, other] = [await member(10n), await member(10n)]
    const first = move(books.house, one.main, 3n)
    await send(first)

    const answer = await send(move(other.main, books.otherHouse, 3n, { key: first.key }))

    expect(answer.outcome).toBe('key-reused')
    expect(await balanceOf(other.main)).toBe(10n)
  })

  it('refuses a key whose item had more legs', async () => {
    const { main, held } = await member(100n)
    const both = itemOf([
      { from: main, to: books.house, amount: 10n },
      { from: books.house, to: held, amount: 10n },
    ])
    await send(both)

    const answer = await send({ ...both, legs: both.legs.slice(0, 1) })

    expect(answer.outcome).toBe('key-reused')
  })

  it('applies all legs of an item or none', async () => {
    const { main, held } = await member(50n)

    const refused = await send(
      itemOf([
        { from: books.house, to: held, amount: 5n },
        { from: main, to: books.house, amount: 51n },
      ]),
    )
    const applied = await send(
      itemOf([
        { from: books.house, to: held, amount: 5n },
        { from: main, to: books.house, amount: 50n },
      ]),
    )

    expect(refused.outcome).toBe('insufficient')
    expect(applied.outcome).toBe('applied')
    expect(await balanceOf(held)).toBe(5n)
    expect(await balanceOf(main)).toBe(0n)
  })

  it('applies a group in order, wholly or not at all, and reports the balance before it', async () => {
    const { main } = await member(10n)

    const refused = await send(move(main, books.house, 10n), move(books.house, main, 4n), move(main, books.house, 5n))
    const applied = await send(move(main, books.house, 10n), move(books.house, main, 4n), move(main, books.house, 4n))

    expect(refused.outcome).toBe('insufficient')
    expect(refused.items.map((item) => item.outcome)).toEqual(['withheld', 'withheld', 'insufficient'])
    expect(refused.items[2]?.legs[0]?.from?.balance).toBe(10n)
    expect(applied.items.map((item) => item.legs[0]?.from?.balance ?? item.legs[0]?.to?.balance)).toEqual([0n, 4n, 0n])
  })

  it('holds, releases and captures as ordinary transfers', async () => {
    const { main, held } = await member(100n)
    const about = { kind: kinds.hold, reference: 'withdrawal-1' }
    const database_ = database()

    await database_.transaction((tx) => hold(tx, { ...about, key: uuidv7(), purse: main, held, amount: 80n }))
    await database_.transaction((tx) => release(tx, { ...about, key: uuidv7(), purse: main, held, amount: 30n }))
    await database_.transaction((tx) => capture(tx, { ...about, key: uuidv7(), held, to: books.house, amount: 50n }))

    expect(await balanceOf(main)).toBe(50n)
    expect(await balanceOf(held)).toBe(0n)
  })

  it('posts once in a transaction', async () => {
    const { main } = await member(10n)

    const twice = database().transaction(async (tx) => {
      await post(tx, [move(main, books.house, 1n)])
      await post(tx, [move(main, books.house, 1n)])
    })

    await expect(twice).rejects.toThrow('posts once')
    expect(await balanceOf(main)).toBe(10n)
  })

  it.each([
    ['nothing', 0n],
    ['less than nothing', -5n],
  ])('refuses to move %s', async (_, amount) => {
    const { main } = await member(10n)
    expect((await send(move(books.house, main, amount))).outcome).toBe('malformed')
  })

  it.each([
    ['an account to itself', () => [{ from: books.mains[0]!, to: books.mains[0]!, amount: 1n }]],
    ['between two units', () => [{ from: books.dollarHouse, to: books.mains[0]!, amount: 1n }]],
    ['between two accounts nothing guards', () => [{ from: books.house, to: books.otherHouse, amount: 1n }]],
    [
      'one account twice in an item',
      () => [
        { from: books.house, to: books.mains[0]!, amount: 1n },
        { from: books.mains[0]!, to: books.house, amount: 1n },
      ],
    ],
    ['no legs at all', () => []],
  ])('refuses to post %s', async (_, legs) => {
    expect((await send(itemOf(legs()))).outcome).toBe('malformed')
  })

  it('refuses accounts that were never opened', async () => {
    const { main } = await member(10n)
    expect((await send(move(main, 99_999_999n, 1n))).outcome).toBe('no-account')
    expect((await send(move(99_999_999n, main, 1n))).outcome).toBe('no-account')
  })

  it.each([
    ['older than two days', -2 * 86_400_000 - 60_000],
    ['more than ten minutes ahead', 11 * 60_000],
  ])('refuses keys %s', async (_, milliseconds) => {
    const { main } = await member(10n)
    const answer = await send(move(books.house, main, 1n, { key: uuidv7(Date.now() + milliseconds) }))
    expect(answer.outcome).toBe('key-outside-window')
  })

  it('accepts late keys, and numbers lines in the order they were posted', async () => {
    const { main } = await member(10n)
    const answer = await send(move(books.house, main, 1n, { key: uuidv7(Date.now() - 47 * 3_600_000) }))
    expect(answer.items[0]?.legs[0]?.to).toEqual({ balance: 11n, seq: 2n })
  })

  it('keeps references as they are', async () => {
    const { main } = await member(0n)
    const reference = `a"b\\c,{d} 'é' null`
    const item = move(books.house, main, 1n, { reference })
    await send(item)
    const row = await database().one<{ reference: string }>(
      sql`select reference from ledger.journal where account_id = ${main} and key = ${item.key}`,
    )
    expect(row.reference).toBe(reference)
  })
})

describe('an account', () => {
  it('takes no debit while any reason closes it, but credits and corrections land', async () => {
    const { main } = await member(100n)
    const tx = database().transaction
    await tx((transaction) => closeDebits(transaction, [main], 'freeze'))
    await tx((transaction) => closeDebits(transaction, [main], 'exclusion'))

    const debit = await send(move(main, books.house, 1n))
    const credit = await send(move(books.house, main, 5n))
    const correction = await send(move(main, books.house, 5n, { correction: true }))
    const tooMuch = await send(move(main, books.house, 101n, { correction: true }))
    await tx((transaction) => reopenDebits(transaction, [main], 'freeze'))
    const stillClosed = await send(move(main, books.house, 1n))
    await tx((transaction) => reopenDebits(transaction, [main], 'exclusion'))
    const open = await send(move(main, books.house, 1n))

    expect(debit.outcome).toBe('debit-closed')
    expect(credit.outcome).toBe('applied')
    expect(correction.outcome).toBe('applied')
    expect(tooMuch.outcome).toBe('insufficient')
    expect(stillClosed.outcome).toBe('debit-closed')
    expect(open.outcome).toBe('applied')
  })

  it('goes down to its floor and no further', async () => {
    const { main } = await member(10n)
    await database().transaction((tx) => setFloor(tx, main, -20n))

    const within = await send(move(main, books.house, 30n))
    const beyond = await send(move(main, books.house, 1n))
    const raised = await database().transaction((tx) => setFloor(tx, main, 0n))

    expect(within.items[0]?.legs[0]?.from?.balance).toBe(-20n)
    expect(beyond.outcome).toBe('insufficient')
    expect(raised).toBe('below')
  })

  it('shows its balance under the lock to one who decides in the same transaction', async () => {
    const { main, held } = await member(25n)
    const answer = await database().transaction(async (tx) => {
      const locked = await lockBalances(tx, [held, main])
      return transfer(tx, {
        key: uuidv7(),
        kind: kinds.stake,
        reference: 'all of it',
        from: main,
        to: books.house,
        amount: locked.get(main)!,
      })
    })
    expect(answer.outcome).toBe('applied')
    expect(await balanceOf(main)).toBe(0n)
  })
})

describe('the journal', () => {
  it.each([
    ['changed', sql`update ledger.journal set amount = amount + 1`],
    ['deleted', sql`delete from ledger.journal`],
    ['truncated', sql`truncate ledger.journal`],
  ])('cannot be %s, even by its owner', async (_, statement) => {
    await member(5n)
    // The product's role has no such right, and the owner that it is can give it to itself: the journal keeps itself then.
    const rights = sql`grant update, delete, truncate on all tables in schema ledger to current_user`
    const granted = database().transaction(async (tx) => {
      await tx.run(rights)
      await tx.run(statement)
    })

    await expect(granted).rejects.toThrow('journal rows are never changed')
    await expect(database().run(statement)).rejects.toThrow(/permission denied|journal rows are never changed/)
  })

  it('grants nobody the right to change it, partition by partition', async () => {
    const rows = await database().many(sql`
      select c.relname, acl.privilege_type
      from pg_class c
      cross join lateral aclexplode(c.relacl) acl
      where c.relnamespace = 'ledger'::regnamespace
        and c.relname like 'journal%' and c.relkind in ('r', 'p')
        and acl.privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`)
    const granted = await database().many(sql`
      select c.relname
      from pg_class c
      where c.relnamespace = 'ledger'::regnamespace and c.relname like 'journal%' and c.relkind in ('r', 'p')
        and c.relacl is null`)
    expect(rows).toEqual([])
    expect(granted).toEqual([])
  })

  it('shows both entries of every movement', async () => {
    const { main, held } = await member(40n)
    const between = move(main, held, 15n)
    await send(between)

    const sums = await database().many<{ key: string; sum: string; entries: bigint }>(sql`
      select key, sum(amount)::text as sum, count(*) as entries
      from ledger.entry_view
      group by key`)

    expect(sums.length).toBeGreaterThan(1)
    expect(sums.filter((row) => row.sum !== '0' || (row.entries !== 2n && row.entries !== 4n))).toEqual([])
  })

  it('adds up', async () => {
    const report = await checkLedger(database())
    expect(report.findings).toEqual([])
    expect(report.lines).toBeGreaterThan(20n)
  })
})
