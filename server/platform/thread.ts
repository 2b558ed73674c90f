import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { assert } from '@croupier/basis/assert.ts'

/**
 * What a thread of its own makes of what it is given: bets are served by this one. Each piece is asked for when it is
 * wanted: all at once would take as long to unpack here as it took to make there.
 * @param entry the thread's file, which calls `handOver`
 * @throws what the thread threw, and where it ended without an answer
 */
export async function* piecesFrom<Piece>(entry: URL, given: unknown): AsyncGenerator<Piece> {
  const thread = new Worker(entry, { workerData: given })
  const ended = once(thread, 'exit').then(([code]) => {
    throw new Error(`the thread ended with ${String(code)} and has not answered`)
  })
  // Also when it is ended below, which is no fault.
  ended.catch(() => {})
  try {
    for (;;) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage('next')
      // A fault of the thread is thrown here: once() listens for errors too.
      const [piece] = (await Promise.race([once(thread, 'message'), ended])) as [Piece | null]
      if (piece === null) return
      yield piece
    }
  } finally {
    await thread.terminate()
  }
}

/** In a thread's own file: hands over what `work` makes, a piece each time one is asked for. */
export function handOver(work: (given: never) => Iterable<unknown>): void {
  assert(parentPort, 'this file is a thread’s')
  const port = parentPort
  const pieces = work(workerData as never)[Symbol.iterator]()
  port.on('message', () => port.postMessage(pieces.next().value ?? null))
}
