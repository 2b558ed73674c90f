import { handOver } from '../../../platform/thread.ts'
import { type ImportDocument, readDocument } from './import-document.ts'
import { slicesOf } from './in-slices.ts'

// A thread of its own that reads one document.
handOver(function* (document: string): Generator<ImportDocument> {
  const { rows, faults } = readDocument(document)
  for (const some of slicesOf(faults)) yield { rows: [], faults: some }
  for (const some of slicesOf(rows)) yield { rows: some, faults: [] }
})
