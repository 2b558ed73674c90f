import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ImportDocument } from './import-document.ts'

/**
 * The games of a document, read in a thread of its own: bets are served by this one. What was read comes back piece by
 * piece, and each is asked for: all of it at once would take as long to unpack as it takes to read.
 */
export async function readAside(document: string): Promise<ImportDocument> {
  const thread = new Worker(new URL('document-thread.ts', import.meta.url), { workerData: document })
  const read: ImportDocument = { rows: [], faults: [] }
  try {
    for (;;) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage('next')
      // A fault of the thread is thrown here: once() listens for errors too.
      const [piece] = (await once(thread, 'message')) as [ImportDocument | null]
      if (piece === null) return read
      read.rows.push(...piece.rows)
      read.faults.push(...piece.faults)
    }
  } finally {
    await thread.terminate()
  }
}
