import { expect, it } from 'vitest'
import { rowFinder } from './row-of-id.ts'

const MOST = 2n ** 64n - 1n
/** Of every size, some of them one apart. */
const scattered = [70_000n, 3n, MOST, 2n ** 32n, 0n, 65_536n, 2n ** 32n + 1n, 65_535n, MOST - 1n, 2n ** 48n, 131_072n]

it.each<[string, bigint[]]>([
  ['no row at all', []],
  ['one row', [7n]],
  ['rows from one on', Array.from({ length: 1_000 }, (_, row) => BigInt(row + 1))],
  ['rows in the order of their ids, with gaps', scattered.toSorted((one, other) => (one < other ? -1 : 1))],
  ['rows in any order', scattered],
  ['rows from the last id to the first', Array.from({ length: 1_000 }, (_, row) => 70_000n * BigInt(1_000 - row))],
])('[D-05] a book is found by its id among %s', (_what, ids) => {
  const rowOfId = rowFinder(BigUint64Array.from(ids))

  expect(ids.map(rowOfId)).toEqual([...ids.keys()])
  const others = ids.flatMap((id) => [id - 1n, id + 1n]).filter((id) => !ids.includes(id))
  expect([...others, -1n, MOST + 1n].map(rowOfId).every((row) => row === undefined)).toBe(true)
})

it('[D-05] looks at few of many ids', () => {
  const ids = BigUint64Array.from({ length: 100_000 }, (_, row) => BigInt(row * 3))
  let looks = 0
  const counted = new Proxy(ids, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1
      return Reflect.get(target, name)
    },
  })
  const rowOfId = rowFinder(counted)
  looks = 0

  expect(rowOfId(299_997n)).toBe(99_999)
  expect(looks).toBeLessThan(20)
})
