import { parentPort, workerData } from 'node:worker_threads'
import { assert } from '@croupier/basis/assert.ts'
import { type ImportDocument, readDocument } from './import-document.ts'
import { slicesOf } from './in-slices.ts'

function* piecesOf({ rows, faults }: ImportDocument): Generator<ImportDocument> {
  for (const some of slicesOf(faults)) yield { rows: [], faults: some }
  for (const some of slicesOf(rows)) yield { rows: some, faults: [] }
}

// A thread of its own that reads one document, and hands over a piece each time it is asked for one.
assert(parentPort, 'a document is read in a thread')
const port = parentPort
const pieces = piecesOf(readDocument(workerData as string))
port.on('message', () => port.postMessage(pieces.next().value ?? null))
