import type { Tx } from './database.ts'
import type { Call } from './invoke.ts'
import { port } from './port.ts'

/** Whose proposal it is that somebody approved: kept in the audit line of what it caused. */
export interface Approval {
  proposalId: string
  proposedBy: string
}

export interface Proposal {
  operation: string
  /** As validated; JSON, without secrets. */
  input: unknown
  proposedBy: bigint
  at: number
}

/** Keeps what waits for a second pair of eyes; the staff module fulfils it. */
export interface FourEyes {
  /** Answers the proposal's id. */
  propose(tx: Tx, proposal: Proposal): Promise<string>
}

export const fourEyesPort = port<FourEyes>('four eyes')

/** Runs an operation by its name, in the way every operation runs; wiring.ts knows them all. */
export interface ApprovedRun {
  run(operation: string, call: Call, input: unknown): Promise<unknown>
}

export const approvedRunPort = port<ApprovedRun>('approved run')
