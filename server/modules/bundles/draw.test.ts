import { rowsOf, writeBundle } from '@croupier/dev/testing/bundle.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openEntropy } from '@croupier/games/index.ts'
import { expect, it } from 'vitest'
import { bundlesPort, HUNDREDTHS, modeNamed, type TableUse } from './index.ts'
import { importBundle } from './import-bundle.ts'
import { type LookupTable, rangeOf, rowOf, sumOf } from './lookup-table.ts'
import { openBundles } from './open-bundles.ts'

const server = useServer()

/** A row of each kind: never drawn, as likely as not, rare. */
const weightsAndPayouts = [
  [0, 990],
  [4_000, 0],
  [1, 50_000],
  [2_999, 100],
  [0, 10],
  [2_000, 150],
  [1_000, 300],
] as const

function tableOf(weights: readonly bigint[]): LookupTable {
  let sum = 0n
  const cumulative = BigUint64Array.from(weights, (weight) => (sum += weight))
  return { ids: BigUint64Array.from(weights.keys(), BigInt), cumulative, payouts: new BigUint64Array(weights.length) }
}

it('[D-05] every number below the sum falls in one row, as many in each as it weighs', () => {
  const weights = [0n, 3n, 0n, 0n, 1n, 7n, 0n]
  const table = tableOf(weights)

  const counts = weights.map(() => 0n)
  for (let number = 0n; number < sumOf(table); number += 1n) {
    const row = rowOf(table, number)
    const { from, to } = rangeOf(table, row)
    expect(from <= number && number < to).toBe(true)
    counts[row]! += 1n
  }

  expect(counts).toEqual(weights)
  expect(() => rowOf(table, sumOf(table))).toThrow('below the sum')
  const most = 2n ** 64n - 1n
  expect(rowOf(tableOf([most - 1n, 1n]), most - 1n)).toBe(1)
  expect(rowOf(tableOf([most - 1n, 1n]), most - 2n)).toBe(0)
})

it('[D-05] books are drawn as often as they weigh, and what they pay comes to the return', async () => {
  const { database, ports } = server().wired.app
  const folder = await writeBundle([{ name: 'base', cost: 1, rows: rowsOf(weightsAndPayouts, 10) }], { page: null })
  const read = await importBundle(database, { game: 'drawn', folder, pages: undefined, isDryRun: false })
  expect(read.outcome).toBe('imported')
  const bundles = ports.use(bundlesPort)
  const version = (await bundles.currentVersion('drawn'))!
  const mode = version.modes[0]!
  const table = await bundles.openMode(version, mode, 'fun')

  const ROUNDS = 100_000
  const counts = weightsAndPayouts.map(() => 0)
  let paid = 0n
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const seeds = { serverSeed: 'c0ffee'.padEnd(64, '0'), clientSeed: 'boats', nonce }
    const drawn = table.draw(openEntropy(seeds))
    expect(drawn.bookId).toBe(BigInt(10 + drawn.row))
    counts[drawn.row]! += 1
    paid += drawn.payout
  }

  const expected = weightsAndPayouts.map(([weight]) => (weight * ROUNDS) / Number(mode.weightSum))
  expect(counts.filter((_count, row) => expected[row] === 0)).toEqual([0, 0])
  const chiSquared = counts.reduce((sum, count, row) => {
    const often = expected[row]!
    return often === 0 ? sum : sum + (count - often) ** 2 / often
  }, 0)
  // Five rows that can be drawn: four degrees of freedom, beyond 18.47 once in a thousand such tests.
  expect(chiSquared).toBeLessThan(18.47)

  // Exact: 2999 x 1 + 2000 x 1.5 + 1000 x 3 + 500 of 10,000.
  expect([mode.rtp.numerator, mode.rtp.denominator]).toEqual([9_499n, 10_000n])
  const simulated = Number(paid) / Number(HUNDREDTHS) / ROUNDS
  expect(Math.abs(simulated - 0.9499)).toBeLessThan(0.05)
  for (const [row, [, payout]] of weightsAndPayouts.entries()) {
    expect(await table.bookOfRow(database, row)).toMatchObject({ id: BigInt(10 + row), payout: BigInt(payout) })
  }
})

it('[D-05] a book is found by its id among chunks, each of which holds a few', async () => {
  const { database, ports } = server().wired.app
  const filler = 'x'.repeat(9_000)
  const rows = rowsOf(
    Array.from({ length: 300 }, (_, place) => [1 + place, (place % 40) * 10] as const),
    5_000,
  ).map((row, place) => ({ ...row, events: [{ index: 0, type: 'reveal', place, filler }] }))
  const folder = await writeBundle([{ name: 'base', cost: 1, rows }], { page: null })
  await importBundle(database, { game: 'chunked', folder, pages: undefined, isDryRun: false })
  const bundles = ports.use(bundlesPort)
  const version = (await bundles.currentVersion('chunked'))!
  const table = await bundles.openMode(version, version.modes[0]!, 'money')

  for (const place of [0, 1, 6, 7, 8, 150, 298, 299]) {
    const book = await table.bookOfId(database, BigInt(5_000 + place))
    expect(book?.events).toEqual([{ index: 0, type: 'reveal', place, filler }])
  }
  expect(await table.bookOfId(database, 4_999n)).toBeUndefined()
})

it('[D-05] tables are opened one after another, however many are asked for at once', async () => {
  const { database } = server().wired.app
  const modes = ['low', 'middle', 'high'].map((name) => ({ name, cost: 1, rows: rowsOf(weightsAndPayouts, 10) }))
  const folder = await writeBundle(modes, { page: null })
  await importBundle(database, { game: 'several', folder, pages: undefined, isDryRun: false })
  let [reading, mostAtOnce] = [0, 0]
  const one: typeof database.one = async (statement) => {
    reading += 1
    mostAtOnce = Math.max(mostAtOnce, reading)
    return database.one<any>(statement).finally(() => (reading -= 1))
  }
  const bundles = openBundles({ ...database, one })
  const version = (await bundles.currentVersion('several'))!

  const opened = await Promise.all(version.modes.map((mode) => bundles.openMode(version, mode, 'fun')))

  expect(opened).toHaveLength(3)
  expect(mostAtOnce).toBe(1)
})

it('[D-05] a table that is bet on in earnest is opened before those that wait for fun', async () => {
  const { database } = server().wired.app
  const modes = ['a', 'b', 'c', 'd'].map((name) => ({ name, cost: 1, rows: rowsOf(weightsAndPayouts, 10) }))
  await importBundle(database, {
    game: 'waiting',
    folder: await writeBundle(modes, { page: null }),
    pages: undefined,
    isDryRun: false,
  })
  const read: unknown[] = []
  const one: typeof database.one = async (statement) => {
    read.push(statement.values[1])
    return database.one<any>(statement)
  }
  const version = (await openBundles(database).currentVersion('waiting'))!
  const bundles = openBundles({ ...database, one })
  const open = (name: string, use: TableUse) => bundles.openMode(version, modeNamed(version, name)!, use)

  await Promise.all([open('a', 'fun'), open('b', 'fun'), open('c', 'fun'), open('d', 'money'), open('c', 'money')])

  expect(read).toEqual(['a', 'c', 'd', 'b'])
})
