import { parentPort, workerData } from 'node:worker_threads'
import { assert } from '@croupier/basis/assert.ts'
import { readSafely } from './read-safely.ts'

// A thread of its own that reads one body.
assert(parentPort, 'a body is read in a thread')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.postMessage(readSafely(Buffer.from(workerData as Uint8Array).toString('utf8')))
