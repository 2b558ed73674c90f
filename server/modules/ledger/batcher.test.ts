import { useDatabase } from '@croupier/dev/testing/database.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, sql } from '../../platform/database.ts'
import { type Books, itemOf, move, openBooks } from './books.testing.ts'
import {
  balancesOf,
  type Batcher,
  checkLedger,
  createBatcher,
  type LanesOptions,
  lockBalances,
  OutcomeUnknown,
} from './index.ts'

const database = useDatabase()
let books: Books
let batcher: Batcher

beforeAll(async () => {
  books = await openBooks(database(), 40)
})

afterEach(async () => {
  await batcher.close()
})

function open(options: LanesOptions = {}): Batcher {
  batcher = createBatcher(database(), options)
  return batcher
}

async function balanceOf(account: bigint): Promise<bigint> {
  return (await balancesOf(database(), [account])).get(account)?.balance ?? -1n
}

describe('the batcher', () => {
  it('[B-11] answers each caller with its own result, many callers in one batch', async () => {
    open()
    const answers = await Promise.all(
      books.mains.slice(0, 20).map((main, index) => batcher.submit([move(books.house, main, BigInt(index + 1))])),
    )

    const balances = answers.map((answer) => answer !== 'busy' && answer.items[0]?.legs[0]?.to?.balance)
    expect(balances).toEqual(Array.from({ length: 20 }, (_, index) => BigInt(index + 1)))
    expect(batcher.figures()).toMatchObject({ batches: 1, requests: 20, sentSingly: 0 })
  })

  it('[B-11] applies a request once that arrives twice at the same moment', async () => {
    open()
    const main = books.mains[20] as bigint
    const item = move(books.house, main, 9n)

    const answers = await Promise.all([batcher.submit([item]), batcher.submit([item]), batcher.submit([item])])

    expect(answers.map((answer) => answer !== 'busy' && answer.outcome)).toEqual(['applied', 'replayed', 'replayed'])
    // One key goes once in a batch, so that nobody else's posting fails with it.
    expect(batcher.figures()).toMatchObject({ batches: 3, sentSingly: 0 })
    expect(await balanceOf(main)).toBe(9n)
  })

  it('does not let an account that is locked elsewhere hold up the others', async () => {
    open()
    const [slow, quick] = books.mains.slice(21, 23) as [bigint, bigint]
    const order: string[] = []
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = database().transaction(async (tx) => {
      await lockBalances(tx, [slow])
      held.resolve()
      await letGo.promise
    })
    await held.promise

    const waiting = batcher.submit([move(books.house, slow, 1n)]).then(() => order.push('slow'))
    const passing = batcher.submit([move(books.house, quick, 1n)]).then(() => order.push('quick'))
    await passing
    letGo.resolve()
    await Promise.all([holder, waiting])

    expect(order).toEqual(['quick', 'slow'])
    expect(batcher.figures().sentSingly).toBe(1)
  })

  it('answers the other callers when one request makes the database fail', async () => {
    open()
    const [good, rich] = books.mains.slice(23, 25) as [bigint, bigint]
    await batcher.submit([move(books.house, rich, 2n ** 63n - 1n)])

    const results = await Promise.allSettled([
      batcher.submit([move(books.house, good, 3n)]),
      batcher.submit([move(books.house, rich, 1n)]),
    ])

    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected'])
    expect(await balanceOf(good)).toBe(3n)
  })

  it.each([
    ['is no uuid', 'nonsense'],
    ['would pass for two', '01a1fcaf-7f69-7d96-a892-555883c25df0,01a1fcaf-7f69-7d96-a892-555883c25df1'],
  ])('answers the other callers when a key %s', async (_, key) => {
    open()
    const [good, bad] = books.mains.slice(31, 33) as [bigint, bigint]
    const before = await balanceOf(good)

    const results = await Promise.allSettled([
      batcher.submit([move(books.house, bad, 1n, { key })]),
      batcher.submit([move(books.house, good, 3n)]),
    ])

    expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled'])
    expect(await balanceOf(good)).toBe(before + 3n)
    expect(await balanceOf(bad)).toBe(0n)
  })

  it('refuses a group without items', async () => {
    open()
    expect(await batcher.submit([])).toEqual({ outcome: 'malformed', items: [] })
  })

  it('says busy when its queue is full, and sends nothing', async () => {
    open({ longestQueue: 2 })
    const main = books.mains[25] as bigint

    const answers = await Promise.all([1n, 2n, 4n].map((units) => batcher.submit([move(books.house, main, units)])))

    expect(answers[2]).toBe('busy')
    expect(await balanceOf(main)).toBe(3n)
  })

  it('sends a request again, with its key, when the connection breaks', async () => {
    open()
    const main = books.mains[26] as bigint
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = database().transaction(async (tx) => {
      await lockBalances(tx, [main])
      held.resolve()
      await letGo.promise
    })
    await held.promise
    const answer = batcher.submit([move(books.house, main, 8n)])
    await expect
      .poll(() =>
        database().many(sql`
          select pid from pg_stat_activity
          where application_name = 'croupier ledger post' and wait_event_type = 'Lock'
            and datname = current_database()`),
      )
      .toHaveLength(1)

    await database().many(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'croupier ledger post' and datname = current_database()`)
    letGo.resolve()
    await holder

    expect(await answer).toMatchObject({ outcome: 'applied' })
    expect(await balanceOf(main)).toBe(8n)
    expect(batcher.figures().retried).toBeGreaterThan(0)
  })

  it('reports a database that stays away, and whether anything was sent', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
    batcher = createBatcher(away, { retryForSeconds: 0.1 })
    const main = books.mains[30] as bigint

    const failure = await batcher.submit([move(books.house, main, 1n)]).catch((error: unknown) => error)
    await away.close()

    expect(failure).toBeInstanceOf(OutcomeUnknown)
    expect(failure).toMatchObject({ wasSent: false })
  })

  it('finishes what it took before it closes, and takes nothing further', async () => {
    open()
    const main = books.mains[27] as bigint
    const answer = batcher.submit([move(books.house, main, 8n)])

    await batcher.close()
    const late = await batcher.submit([move(books.house, main, 8n)])
    batcher = createBatcher(database())

    expect(await answer).toMatchObject({ outcome: 'applied' })
    expect(late).toBe('busy')
  })

  it('takes multi-leg items and groups like any other request', async () => {
    open()
    const [main, held] = [books.mains[28] as bigint, books.helds[28] as bigint]
    const answer = await batcher.submit([
      move(books.house, main, 10n),
      itemOf([
        { from: main, to: held, amount: 4n },
        { from: books.house, to: books.mains[29] as bigint, amount: 1n },
      ]),
    ])

    expect(answer).toMatchObject({ outcome: 'applied' })
    expect([await balanceOf(main), await balanceOf(held)]).toEqual([6n, 4n])
  })

  it('leaves books that add up', async () => {
    open()
    expect((await checkLedger(database())).findings).toEqual([])
  })
})
