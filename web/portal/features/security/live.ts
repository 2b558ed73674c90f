import { showVerification } from '@croupier/api/safeguards/verification/show-verification.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

/** What became of a document that was sent is told in the inbox. */
export const securityReads: LiveReads = { on: { message: [showVerification] } }
