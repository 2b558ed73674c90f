import { describe, expect, it } from 'vitest'
import { readTogether } from './read-together.ts'

interface Read {
  keys: readonly string[]
  answer(): void
  fail(error: Error): void
}

/** A read that answers `what was <key>` when it is told to. */
function heldReads() {
  const reads: Read[] = []
  const ask = readTogether<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        reads.push({ keys, answer: () => resolve(keys.map((key) => `what was ${key}`)), fail: reject })
      }),
    (key) => key,
  )
  return { reads, ask }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('reads that gather', () => {
  it('ask once for everybody of the same moment, and once for a key', async () => {
    const { reads, ask } = heldReads()
    const asked = [ask('a'), ask('b'), ask('a')]
    await turn()
    expect(reads.map(({ keys }) => keys)).toEqual([['a', 'b']])
    reads[0]!.answer()
    expect(await Promise.all(asked)).toEqual(['what was a', 'what was b', 'what was a'])
  })

  it('answer nobody by a read that began before they asked', async () => {
    const { reads, ask } = heldReads()
    const before = ask('a')
    await turn()
    const after = ask('a')
    await turn()
    expect(reads).toHaveLength(2)
    reads[0]!.answer()
    reads[1]!.answer()
    await Promise.all([before, after])
    void ask('a')
    await turn()
    expect(reads).toHaveLength(3)
  })

  it('gather while two are under way, and go on when one has ended', async () => {
    const { reads, ask } = heldReads()
    const asked = [ask('a')]
    await turn()
    asked.push(ask('b'))
    await turn()
    asked.push(ask('c'))
    await turn()
    asked.push(ask('d'))
    await turn()
    expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b']])
    reads[1]!.answer()
    await asked[1]
    await turn()
    expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd']])
    reads[0]!.answer()
    reads[2]!.answer()
    expect(await Promise.all(asked)).toEqual(['what was a', 'what was b', 'what was c', 'what was d'])
  })

  it('tell everybody of a read that failed, and nobody after it', async () => {
    const { reads, ask } = heldReads()
    const asked = [ask('a'), ask('b')]
    await turn()
    reads[0]!.fail(new Error('the line is gone'))
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = ask('a')
    await turn()
    reads[1]!.answer()
    expect(await again).toBe('what was a')
  })
})
