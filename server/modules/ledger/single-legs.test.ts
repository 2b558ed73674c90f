import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Sql, sql, type Tx } from '../../platform/database.ts'
import { type Books, itemOf, move, openBooks } from './books.testing.ts'
import {
  type Answer,
  balancesOf,
  type Batcher,
  checkLedger,
  closeDebits,
  createBatcher,
  foldLedgerTotals,
  type Item,
  lockBalances,
  post,
  statementPage,
} from './index.ts'
import { singleLegsStatement } from './postings-store.ts'
import { decodeSingleLegs } from './single-legs.ts'

const database = useDatabase(12)
let books: Books
let batcher: Batcher | undefined
let next = 1

beforeAll(async () => {
  books = await openBooks(database(), 120)
})

afterEach(async () => {
  await batcher?.close()
  batcher = undefined
})

/** A batcher that has met the houses, and so knows which items are plain. */
async function warmBatcher(): Promise<Batcher> {
  const warm = createBatcher(database())
  batcher = warm
  const first = books.mains[0] as bigint
  for (const house of [books.house, books.otherHouse]) await warm.submit([move(house, first, 1n)])
  return warm
}

/** Members nobody else uses in this file, with so much in the main purse. */
async function members(count: number, units: bigint): Promise<bigint[]> {
  const mains = books.mains.slice(next, next + count)
  next += count
  assert(mains.length === count, 'there are members left')
  for (const main of mains) await database().transaction((tx) => post(tx, [move(books.house, main, units)]))
  return mains
}

async function submit(...items: Item[]): Promise<Answer> {
  const answer = await batcher?.submit(items)
  assert(answer && answer !== 'busy', 'there is a batcher, and its queue is long enough')
  return answer
}

async function balanceOf(account: bigint): Promise<bigint> {
  return (await balancesOf(database(), [account])).get(account)?.balance ?? -1n
}

/** The statement itself, in a transaction that waits for its locks, between other steps of a test. */
async function sendShort(tx: Tx, items: readonly Item[], houses: Iterable<bigint> = [books.house, books.otherHouse]) {
  const known = new Set(houses)
  const groups = items.map((item) => [item])
  const { applied } = await tx.one<{ applied: string | null }>(singleLegsStatement(groups, known))
  return decodeSingleLegs(groups, applied, known)
}

function short(items: readonly Item[], houses?: Iterable<bigint>) {
  return database().transaction((tx) => sendShort(tx, items, houses))
}

async function untilBlocked(statement: string): Promise<void> {
  const waiting: Sql = sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${statement}%`}`
  await expect.poll(async () => (await database().many(waiting)).length).toBeGreaterThan(0)
}

describe('the short way for single legs', () => {
  it('[B-11] answers and books what the complete way would', async () => {
    const { figures } = await warmBatcher()
    const [winner, loser, other] = (await members(3, 50n)) as [bigint, bigint, bigint]
    const [house, otherHouse] = [await balanceOf(books.house), await balanceOf(books.otherHouse)]
    const reference = `a"b\\c,{d} 'é' null`
    const win = move(books.house, winner, 7n, { reference })

    const answers = await Promise.all([
      submit(win),
      submit(move(loser, books.house, 50n)),
      submit(move(other, books.otherHouse, 20n)),
    ])

    const applied = (from: object | undefined, to: object | undefined) => ({
      outcome: 'applied',
      items: [{ outcome: 'applied', legs: [{ from, to }] }],
    })
    expect(answers).toEqual([
      applied(undefined, { balance: 57n, seq: 2n }),
      applied({ balance: 0n, seq: 2n }, undefined),
      applied({ balance: 30n, seq: 2n }, undefined),
    ])
    expect(figures()).toMatchObject({ shortened: 3, sentSingly: 0 })
    expect(await balanceOf(books.house)).toBe(house - 7n + 50n)
    expect(await balanceOf(books.otherHouse)).toBe(otherHouse + 20n)
    const [line] = await statementPage(database(), { account: winner, limit: 1 })
    expect(line).toMatchObject({ seq: 2n, amount: 7n, balanceAfter: 57n, contra: books.house, reference, key: win.key })
  })

  it('[B-11] gives the reason of a refused item, and applies the others', async () => {
    const { figures } = await warmBatcher()
    const [poor, closed, good, repeated, third] = (await members(5, 10n)) as [bigint, bigint, bigint, bigint, bigint]
    await database().transaction((tx) => closeDebits(tx, [closed], 'freeze'))

    const outcomes = await Promise.all(
      [
        move(poor, books.house, 11n),
        move(closed, books.house, 1n),
        move(good, books.house, 10n),
        move(99_999_999n, books.house, 1n),
        move(books.house, repeated, 1n, { key: uuidv7(Date.now() - 3 * 86_400_000) }),
        move(books.house, third, 1n, { key: uuidv7(Date.now() + 11 * 60_000) }),
      ].map(async (item) => (await submit(item)).outcome),
    )
    const correction = await submit(move(closed, books.house, 4n, { correction: true }))
    const tooMuch = await submit(move(closed, books.house, 7n, { correction: true }))
    const units = await submit(move(books.dollarHouse, books.mains[0] as bigint, 1n))
    const nothing = await submit(move(books.house, good, 0n))

    expect(outcomes).toEqual([
      'insufficient',
      'debit-closed',
      'applied',
      'no-account',
      'key-outside-window',
      'key-outside-window',
    ])
    expect([correction, tooMuch, units, nothing].map((answer) => answer.outcome)).toEqual([
      'applied',
      'insufficient',
      'malformed',
      'malformed',
    ])
    expect(figures()).toMatchObject({ shortened: 2, sentSingly: 0 })
  })

  it('[B-11] applies nothing by itself that only looks plain', async () => {
    const [one, other] = (await members(2, 10n)) as [bigint, bigint]
    const stranger = 99_999_998n

    // Told that a member is a house, that there is one where nothing was opened, or one in another unit.
    expect(await short([move(one, other, 5n)], [other])).toEqual([undefined])
    expect(await short([move(one, stranger, 5n)], [stranger])).toEqual([undefined])
    expect(await short([move(one, books.dollarHouse, 5n)], [books.dollarHouse])).toEqual([undefined])
    expect(await short([move(one, books.house, 0n)])).toEqual([undefined])

    expect(await balanceOf(one)).toBe(10n)
  })

  it('applies one of two items for one account', async () => {
    const [main] = (await members(1, 10n)) as [bigint]

    const answers = await short([move(main, books.house, 6n), move(books.otherHouse, main, 3n)])

    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('[B-11] keeps requests for one account in order, the second in the next batch', async () => {
    const { figures } = await warmBatcher()
    const [main, ...others] = (await members(6, 10n)) as [bigint, ...bigint[]]
    const { batches } = figures()

    const answers = await Promise.all([
      submit(move(main, books.house, 10n)),
      submit(move(books.house, main, 5n)),
      submit(itemOf([{ from: main, to: books.helds[1] as bigint, amount: 5n }])),
      submit(move(books.house, main, 1n)),
      ...others.map((other) => submit(move(books.house, other, 1n))),
    ])

    expect(new Set(answers.map((answer) => answer.outcome))).toEqual(new Set(['applied']))
    const seqs = answers.slice(0, 4).map(({ items }) => items[0]?.legs[0]?.from?.seq ?? items[0]?.legs[0]?.to?.seq)
    expect(seqs).toEqual([2n, 3n, 4n, 5n])
    expect(figures().batches).toBeGreaterThan(batches + 1)
    expect(figures().shortened).toBeGreaterThan(others.length)
  })

  it('takes many requests for few accounts the complete way, together', async () => {
    const { figures } = await warmBatcher()
    const [main] = (await members(1, 10n)) as [bigint]
    const { batches } = figures()

    await Promise.all(Array.from({ length: 40 }, () => submit(move(books.house, main, 1n))))

    expect(await balanceOf(main)).toBe(50n)
    expect(figures()).toMatchObject({ batches: batches + 1, shortened: 0 })
  })
})

describe('a key that comes again, the short way', () => {
  it('[B-11] is answered with the first answer, and those beside it are applied once', async () => {
    const { figures } = await warmBatcher()
    const [main, ...others] = (await members(10, 10n)) as [bigint, ...bigint[]]
    const first = move(main, books.house, 4n)
    const before = await submit(first)

    const [again, ...beside] = await Promise.all([
      submit(first),
      ...others.map((other) => submit(move(books.house, other, 1n))),
    ])

    expect(figures().sentSingly).toBe(0)
    expect(before.outcome).toBe('applied')
    expect(again).toEqual({ ...before, outcome: 'replayed', items: [{ ...before.items[0], outcome: 'replayed' }] })
    expect(new Set(beside.map((answer) => answer.outcome))).toEqual(new Set(['applied']))
    for (const other of others) expect(await balanceOf(other)).toBe(11n)
    expect(await balanceOf(main)).toBe(6n)
  })

  it.each([
    ['amount', (item: Item): Item => ({ ...item, legs: [{ ...item.legs[0]!, amount: 5n }] })],
    ['house', (item: Item): Item => ({ ...item, legs: [{ ...item.legs[0]!, to: books.otherHouse }] })],
    ['member', (item: Item): Item => ({ ...item, legs: [{ ...item.legs[0]!, from: books.mains[119]! }] })],
    ['reference', (item: Item): Item => ({ ...item, reference: 'else' })],
  ])('[B-11] is refused with another %s', async (_, changed) => {
    await database().transaction((tx) => post(tx, [move(books.house, books.mains[119]!, 20n)]))
    const { figures } = await warmBatcher()
    const [main] = (await members(1, 10n)) as [bigint]
    const first = move(main, books.house, 4n)
    await submit(first)
    const balances = [await balanceOf(main), await balanceOf(books.mains[119]!)]

    const answer = await submit(changed(first))

    expect(figures().shortened).toBe(1)
    expect(answer.outcome).toBe('key-reused')
    expect([await balanceOf(main), await balanceOf(books.mains[119]!)]).toEqual(balances)
  })

  it('[B-11] is noticed where the first was an item of several legs, or came the complete way', async () => {
    await warmBatcher()
    const [one, other] = (await members(2, 10n)) as [bigint, bigint]
    const both = itemOf([
      { from: one, to: books.house, amount: 2n },
      { from: books.house, to: other, amount: 2n },
    ])
    const alone = move(one, books.house, 1n)
    await submit(both)
    await database().transaction((tx) => post(tx, [alone]))

    expect((await submit({ ...both, legs: both.legs.slice(1) })).outcome).toBe('key-reused')
    expect((await submit(alone)).outcome).toBe('replayed')
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([7n, 12n])
  })

  it('[B-11] is noticed though the first was committed after the statement began, and nothing remains of it', async () => {
    const [main, beside] = (await members(2, 10n)) as [bigint, bigint]
    const item = move(main, books.house, 4n)
    const letGo = Promise.withResolvers<void>()
    const posted = Promise.withResolvers<void>()
    const first = database().transaction(async (tx) => {
      await post(tx, [item])
      posted.resolve()
      await letGo.promise
    })
    await posted.promise

    // Its snapshot is taken while the first is still invisible; then it waits for the account.
    const second = short([move(books.house, beside, 1n), item]).catch((error: unknown) => error)
    await untilBlocked('ledger.post_single_legs')
    letGo.resolve()
    await first

    expect(await second).toMatchObject({ code: '23505' })
    expect([await balanceOf(main), await balanceOf(beside)]).toEqual([6n, 10n])
  })

  it('[B-11] is noticed while the first, on another account, is under way', async () => {
    const [one, other] = (await members(2, 10n)) as [bigint, bigint]
    const item = move(one, books.house, 4n)
    const letGo = Promise.withResolvers<void>()
    const posted = Promise.withResolvers<void>()
    const first = database().transaction(async (tx) => {
      await sendShort(tx, [item])
      posted.resolve()
      await letGo.promise
    })
    await posted.promise

    const second = short([move(other, books.house, 4n, { key: item.key })]).catch((error: unknown) => error)
    await untilBlocked('ledger.post_single_legs')
    letGo.resolve()
    await first

    expect(await second).toMatchObject({ code: '23505' })
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([6n, 10n])
  })
})

describe('an account that others hold, the short way', () => {
  it('[B-11] is decided on as it is under the lock, not as the statement first saw it', async () => {
    const [rich, poor] = (await members(2, 10n)) as [bigint, bigint]
    const letGo = Promise.withResolvers<void>()
    const posted = Promise.withResolvers<void>()
    const first = database().transaction(async (tx) => {
      await post(tx, [move(books.house, rich, 5n), move(poor, books.house, 8n)])
      posted.resolve()
      await letGo.promise
    })
    await posted.promise

    const second = short([move(rich, books.house, 9n), move(poor, books.house, 3n)])
    await untilBlocked('ledger.post_single_legs')
    letGo.resolve()
    await first

    const [fromRich, fromPoor] = await second
    expect(fromRich).toMatchObject({ items: [{ legs: [{ from: { balance: 6n, seq: 3n } }] }] })
    expect(fromPoor).toBeUndefined()
    expect([await balanceOf(rich), await balanceOf(poor)]).toEqual([6n, 2n])
  })

  it('delays others for a moment at most, and later requests for it not at all', async () => {
    const { figures } = await warmBatcher()
    const [slow, ...quick] = (await members(20, 10n)) as [bigint, ...bigint[]]
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = database().transaction(async (tx) => {
      await lockBalances(tx, [slow])
      held.resolve()
      await letGo.promise
    })
    await held.promise
    let isSlowAnswered = false
    const ofSlow = () => submit(move(slow, books.house, 1n)).finally(() => (isSlowAnswered = true))

    const waiting = [ofSlow()]
    await Promise.all(quick.slice(0, 10).map((main) => submit(move(books.house, main, 1n))))
    const { shortened } = figures()
    waiting.push(ofSlow())
    const answers = await Promise.all(quick.slice(10).map((main) => submit(move(books.house, main, 1n))))

    expect(isSlowAnswered).toBe(false)
    expect(new Set(answers.map((answer) => answer.outcome))).toEqual(new Set(['applied']))
    // The first of them took all of its batch the complete way; the second is known to wait and takes nobody with it.
    expect(shortened).toBe(0)
    expect(figures().shortened).toBe(quick.length - 10)
    letGo.resolve()
    await holder
    for (const { outcome } of await Promise.all(waiting)) expect(outcome).toBe('applied')
    expect(figures().sentSingly).toBeGreaterThan(0)
    expect(await balanceOf(slow)).toBe(8n)
  })
})

describe('[B-11] both ways at once, on few accounts', () => {
  const any = (end: number) => Math.floor(Math.random() * end)

  function randomItem(accounts: readonly bigint[]): Item {
    // Half of what happens is on a few of them.
    const one = accounts[any(any(2) === 0 ? 4 : accounts.length)] as bigint
    const other = accounts[any(accounts.length)] as bigint
    const amount = BigInt(1 + any(30))
    const way = any(10)
    if (way < 4) return move(books.house, one, amount)
    if (way < 8 || one === other) return move(one, any(2) === 0 ? books.house : books.otherHouse, amount)
    return itemOf([{ from: one, to: other, amount }])
  }

  it('applies each key once and adds up, repeats, refusals and single calls among them', async () => {
    const accounts = await members(24, 20n)
    const batchers = [createBatcher(database()), createBatcher(database(), { lanes: 2 })] as const
    const watched = [...accounts, books.house, books.otherHouse]
    const expected = new Map([...(await balancesOf(database(), watched))].map(([id, { balance }]) => [id, balance]))
    const applied = new Map<string, Item>()
    const outcomes = new Map<string, number>()
    const sent: Item[] = []
    const note = (item: Item, outcome: string) => {
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (outcome !== 'applied') return
      assert(!applied.has(item.key), 'a key is applied once')
      applied.set(item.key, item)
    }

    await Promise.all(
      Array.from({ length: 30 }, async (_, caller) => {
        for (let turn = 0; turn < 60; turn += 1) {
          const item = any(8) === 0 && sent.length > 0 ? (sent[any(sent.length)] as Item) : randomItem(accounts)
          sent.push(item)
          if (caller % 10 === 9) {
            // Two single calls with one key at the same moment: one of them is told by an error.
            const answer = await database()
              .transaction((tx) => post(tx, [item]))
              .catch((error: { code?: string }) => assert(error.code === '23505', String(error)))
            if (answer) note(item, answer.outcome)
            continue
          }
          const answer = await batchers[caller % 2 === 0 ? 0 : 1].submit([item])
          assert(answer !== 'busy', 'the queue is long enough')
          note(item, answer.outcome)
          if (turn % 20 === 0) await foldLedgerTotals(database())
        }
      }),
    )
    const counted = batchers.map((each) => each.figures())
    for (const each of batchers) await each.close()

    for (const item of applied.values()) {
      for (const { from, to, amount } of item.legs) {
        expected.set(from, (expected.get(from) ?? 0n) - amount)
        expected.set(to, (expected.get(to) ?? 0n) + amount)
      }
    }
    const after = await balancesOf(database(), watched)
    for (const [account, { balance }] of after) expect(balance).toBe(expected.get(account))
    expect([...outcomes.keys()].sort()).toEqual(['applied', 'insufficient', 'replayed'])
    for (const { shortened, requests } of counted) {
      expect(shortened).toBeGreaterThan(0)
      expect(shortened).toBeLessThan(requests)
    }
  })

  it('adds up when several processes do so', async () => {
    const accounts = await members(24, 20n)
    const script = fileURLToPath(new URL('./poster.testing.ts', import.meta.url))
    const url = (database().pool.options as { connectionString: string }).connectionString

    const shortened = await Promise.all(
      [1, 2, 3].map(
        () =>
          new Promise<number>((resolve, reject) => {
            let last = 0
            const child = fork(script, [url, String(books.house), accounts.join(','), '600', '50'], {
              stdio: 'inherit',
            })
            child.on('message', (message: { shortened: number }) => {
              last = message.shortened
            })
            child.on('exit', (code) => (code === 0 ? resolve(last) : reject(new Error(`poster ended with ${code}`))))
          }),
      ),
    )

    for (const count of shortened) expect(count).toBeGreaterThanOrEqual(50)
  })

  it('leaves books that add up', async () => {
    expect((await checkLedger(database())).findings).toEqual([])
  })
})
