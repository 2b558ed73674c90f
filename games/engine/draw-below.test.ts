import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawBelow } from './draw-below.ts'
import { openEntropy } from './entropy.ts'

const seeds = { serverSeed: 'c0ffee'.padEnd(64, '0'), clientSeed: 'lantern', nonce: 7 }
const MOST = 2n ** 64n - 1n

/** The stream in pairs of words, written again with Node's own HMAC. */
function pairsOf(count: number): bigint[] {
  const pairs: bigint[] = []
  for (let block = 0; pairs.length < count; block += 1) {
    const bytes = createHmac('sha256', seeds.serverSeed).update(`lantern:7:${block}`).digest()
    for (let at = 0; at < 32; at += 8) pairs.push(bytes.readBigUInt64BE(at))
  }
  return pairs.slice(0, count)
}

describe('[D-05] a draw over a sum of weights', () => {
  it('is two words of the stream, the first the higher, modulo the sum', () => {
    const entropy = openEntropy(seeds)

    const drawn = Array.from({ length: 50 }, () => drawBelow(entropy, 1_000_003n))

    expect(drawn).toEqual(pairsOf(50).map((pair) => pair % 1_000_003n))
  })

  it('skips what would make small numbers likelier', () => {
    const bound = 2n ** 63n + 1n
    const entropy = openEntropy(seeds)

    const drawn = Array.from({ length: 40 }, () => drawBelow(entropy, bound))

    expect(drawn).toEqual(
      pairsOf(200)
        .filter((pair) => pair < bound)
        .slice(0, 40),
    )
  })

  it('reaches as far as weights can sum up to, and no further', () => {
    const entropy = openEntropy(seeds)

    expect(drawBelow(entropy, MOST)).toBe(pairsOf(1)[0]! % MOST)
    expect(drawBelow(entropy, 1n)).toBe(0n)
    for (const bound of [0n, -1n, MOST + 1n]) expect(() => drawBelow(entropy, bound)).toThrow('2^64')
  })
})
