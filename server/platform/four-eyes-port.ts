import type { Tx } from './database.ts'
import type { Call } from './invoke.ts'
import { port } from './port.ts'

/** The proposal that was approved; its number and operator are kept in the audit line of what it caused. */
export interface Approval {
  proposalId: string
  proposedBy: string
  /** Epoch milliseconds: what changed since is not what was asked for. */
  proposedAt: number
}

export interface Proposal {
  operation: string
  /** As validated; JSON, without secrets. */
  input: unknown
  proposedBy: bigint
  at: number
}

/**
 * Thrown by a handler whose operation takes two people above a limit: all it did is undone, and it becomes a proposal.
 * Never thrown at what was approved.
 */
export class AwaitsApproval extends Error {}

/** Keeps what waits for a second pair of eyes; the staff module fulfils it. */
export interface FourEyes {
  /** Answers the proposal's id. */
  propose(tx: Tx, proposal: Proposal): Promise<string>
}

/** What an Idempotency-Key keeps of a call that became a proposal: a retry must not propose twice. */
export interface AwaitedAnswer {
  awaitedProposalId: string
}

/** The proposal that an answer kept under a key stands for, if it is one. */
export function awaitedProposal(answer: unknown): string | undefined {
  const id = (answer as Partial<AwaitedAnswer> | null | undefined)?.awaitedProposalId
  return typeof id === 'string' ? id : undefined
}

export const fourEyesPort = port<FourEyes>('four eyes')

/** Runs an operation by its name, in the way every operation runs; wiring.ts knows them all. */
export interface ApprovedRun {
  run(operation: string, call: Call, input: unknown): Promise<unknown>
}

export const approvedRunPort = port<ApprovedRun>('approved run')
