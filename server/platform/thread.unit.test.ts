import { describe, expect, it } from 'vitest'
import { piecesFrom } from './thread.ts'

const entryOf = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`)

async function allOf(source: string): Promise<unknown[]> {
  const pieces: unknown[] = []
  for await (const piece of piecesFrom(entryOf(source), [1, 2])) pieces.push(piece)
  return pieces
}

describe('a thread', () => {
  it('hands its pieces over one after another', async () => {
    const source = `
      import { parentPort, workerData } from 'node:worker_threads'
      parentPort.on('message', () => parentPort.postMessage(workerData.shift() ?? null))`

    expect(await allOf(source)).toEqual([1, 2])
  })

  it('that fails is heard of', async () => {
    const source = `
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', () => { throw new TypeError('no such piece') })`

    await expect(allOf(source)).rejects.toThrow('no such piece')
  })

  it('that ends without an answer is not waited for', async () => {
    await expect(allOf('process.exit(3)')).rejects.toThrow('ended with 3')
  })
})
