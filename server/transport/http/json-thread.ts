import { handOver } from '../../platform/thread.ts'
import { readSafely } from './read-safely.ts'

// A thread of its own that reads one body.
handOver((body: Uint8Array) => [readSafely(Buffer.from(body).toString('utf8'))])
