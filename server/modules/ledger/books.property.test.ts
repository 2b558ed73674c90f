import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Books, kinds, openBooks } from './books.testing.ts'
import {
  type Answer,
  balancesOf,
  checkLedger,
  createBatcher,
  foldLedgerTotals,
  type Item,
  openAccounts,
  post,
} from './index.ts'
import { decodeAnswers, type PostedRow } from './posting.ts'
import { postStatement } from './postings-store.ts'

const database = useDatabase(12)
let books: Books

beforeAll(async () => {
  books = await openBooks(database(), 4)
})

/** What a group does, in numbers of accounts: 0 to 3 main purses, 4 to 7 held ones, 8 and 9 houses. */
interface Plan {
  items: { legs: { from: number; to: number; amount: number }[]; repeats: number | undefined }[]
}

const leg = fc
  .record({ from: fc.nat(9), to: fc.nat(9), amount: fc.integer({ min: 1, max: 60 }) })
  .filter(({ from, to }) => from !== to)

const plan: fc.Arbitrary<Plan> = fc.record({
  items: fc.array(
    fc.record({
      legs: fc.array(leg, { minLength: 1, maxLength: 3 }),
      // Some items are sent again: the key of an earlier one, with its content or with this one's.
      repeats: fc.option(fc.nat(20), { nil: undefined, freq: 4 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

function accountAt(place: number): bigint {
  return [...books.mains, ...books.helds, books.house, books.otherHouse][place] as bigint
}

const isHouse = (account: bigint) => account === books.house || account === books.otherHouse

function groupsOf(plans: readonly Plan[], keepContent: boolean): Item[][] {
  const sent: Item[] = []
  return plans.map(({ items }) =>
    items.map(({ legs, repeats }) => {
      const earlier = repeats === undefined ? undefined : sent[repeats]
      const item: Item =
        earlier && keepContent
          ? earlier
          : {
              key: earlier?.key ?? uuidv7(),
              kind: kinds.stake,
              reference: 'property',
              legs: legs.map(({ from, to, amount }) => ({
                from: accountAt(from),
                to: accountAt(to),
                amount: BigInt(amount),
              })),
            }
      sent.push(item)
      return item
    }),
  )
}

function withDistinctKeys(group: readonly Item[]): Item[] {
  return [...new Map(group.map((item) => [item.key, item])).values()]
}

/** The ledger in a few lines, without a database: what the posting function must answer. */
class Model {
  balances = new Map<bigint, bigint>()
  applied = new Map<string, Item>()

  post(group: readonly Item[]): string {
    const balances = new Map(this.balances)
    const applied = new Map(this.applied)
    let replays = 0
    let refusal: string | undefined
    for (const item of group) {
      const outcome = this.#decide(item, balances, applied)
      if (outcome === 'replayed') replays += 1
      else if (outcome !== 'applied') refusal ??= outcome
    }
    if (refusal) return refusal
    this.balances = balances
    this.applied = applied
    return replays === group.length ? 'replayed' : 'applied'
  }

  #decide(item: Item, balances: Map<bigint, bigint>, applied: Map<string, Item>): string {
    const guarded = item.legs.flatMap(({ from, to }) => [from, to]).filter((account) => !isHouse(account))
    if (new Set(guarded).size < guarded.length) return 'malformed'
    if (item.legs.some(({ from, to }) => isHouse(from) && isHouse(to))) return 'malformed'
    const earlier = applied.get(item.key)
    if (earlier) return JSON.stringify(plain(earlier)) === JSON.stringify(plain(item)) ? 'replayed' : 'key-reused'
    if (item.legs.some(({ from, amount }) => !isHouse(from) && (balances.get(from) ?? 0n) < amount))
      return 'insufficient'
    for (const { from, to, amount } of item.legs) {
      balances.set(from, (balances.get(from) ?? 0n) - amount)
      balances.set(to, (balances.get(to) ?? 0n) + amount)
    }
    applied.set(item.key, item)
    return 'applied'
  }
}

function plain(item: Item) {
  return item.legs.map((leg) => [String(leg.from), String(leg.to), String(leg.amount)])
}

/** A single call; two at once with one key for two things are a bug of theirs, and the second is told by an error. */
async function postAlone(group: readonly Item[]): Promise<Answer | 'busy'> {
  try {
    return await database().transaction((tx) => post(tx, group))
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return 'busy'
    throw error
  }
}

async function expectBooksToAddUp(): Promise<void> {
  const report = await checkLedger(database(), { rowsPerRange: 500 })
  expect(report.findings).toEqual([])
}

describe('[B-11] whatever happens, the books add up', () => {
  it('decides a batch of groups as the model does, one after the other', async () => {
    const model = new Model()
    await fc.assert(
      fc.asyncProperty(fc.array(plan, { minLength: 1, maxLength: 12 }), async (plans) => {
        // Keys are distinct within a call; repeats come in a later one.
        for (const group of groupsOf(plans, true)) {
          const distinct = withDistinctKeys(group)
          const row = await database().one<PostedRow>(postStatement([distinct], false))
          const [answer] = decodeAnswers([distinct], row)
          expect((answer as Answer).outcome).toBe(model.post(distinct))
        }
        const fresh = groupsOf(plans, true).map((group) => group.map((item) => ({ ...item, key: uuidv7() })))
        const row = await database().one<PostedRow>(postStatement(fresh, true))
        const answers = decodeAnswers(fresh, row).map((answer) => (answer as Answer).outcome)
        expect(answers).toEqual(fresh.map((group) => model.post(group)))
      }),
      { numRuns: 60 },
    )
    const balances = await balancesOf(database(), [...books.mains, ...books.helds])
    for (const [account, { balance }] of balances) expect(balance).toBe(model.balances.get(account) ?? 0n)
    await expectBooksToAddUp()
  })

  it('stays so with several batchers, lanes, single calls, repeats and reused keys at once', async () => {
    const batchers = [
      createBatcher(database(), { lanes: 2 }),
      createBatcher(database(), { lanes: 1, requestsPerBatch: 3 }),
    ]
    await fc.assert(
      fc.asyncProperty(fc.array(plan, { minLength: 10, maxLength: 60 }), fc.boolean(), async (plans, keepContent) => {
        const applied = new Map<string, Item>()
        const before = await balancesOf(database(), [...books.mains, ...books.helds, books.house, books.otherHouse])
        const groups = groupsOf(plans, keepContent).map(withDistinctKeys)
        await Promise.all([
          ...groups.map(async (group, index) => {
            const way = index % 3
            const answer =
              way === 2 ? await postAlone(group) : await (batchers[way] as (typeof batchers)[0]).submit(group)
            if (answer === 'busy') return
            for (const [at, item] of group.entries()) {
              if (answer.items[at]?.outcome !== 'applied') continue
              assert(!applied.has(item.key), 'a key is applied once')
              applied.set(item.key, item)
            }
          }),
          foldLedgerTotals(database()),
        ])
        const expected = new Map([...before].map(([account, { balance }]) => [account, balance]))
        for (const item of applied.values()) {
          for (const { from, to, amount } of item.legs) {
            expected.set(from, (expected.get(from) ?? 0n) - amount)
            expected.set(to, (expected.get(to) ?? 0n) + amount)
          }
        }
        const after = await balancesOf(database(), [...expected.keys()])
        for (const [account, { balance }] of after) expect(balance).toBe(expected.get(account))
      }),
      { numRuns: 25 },
    )
    await Promise.all(batchers.map((batcher) => batcher.close()))
    await expectBooksToAddUp()
  })

  it('stays so when several processes post to the same few accounts', async () => {
    const [jackpot] = await openAccounts(database(), [{ owner: 'jackpot', purse: 1, unit: 'BDT', guarded: true }])
    const script = fileURLToPath(new URL('./poster.testing.ts', import.meta.url))
    const url = (database().pool.options as { connectionString: string }).connectionString
    const accounts = [...books.mains, jackpot as bigint].map(String)

    const applied = await Promise.all(
      [1, 2, 3].map(
        () =>
          new Promise<number>((resolve, reject) => {
            let last = 0
            const child = fork(script, [url, String(books.house), accounts.join(','), '400'], { stdio: 'inherit' })
            child.on('message', () => {
              last += 1
            })
            child.on('exit', (code) => (code === 0 ? resolve(last) : reject(new Error(`poster ended with ${code}`))))
          }),
      ),
    )

    expect(applied.reduce((sum, count) => sum + count)).toBeGreaterThan(600)
    await expectBooksToAddUp()
  })
})
