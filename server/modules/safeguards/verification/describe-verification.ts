import type {
  documentAnswer,
  memberVerification,
  verificationAnswer,
} from '@croupier/api/safeguards/verification/verification-answers.ts'
import type * as z from 'zod/mini'
import { type Document, documentStateAt, isRefusedOften, moved, stateAt, type Verification } from './verification.ts'

/** What the member and staff see of it alike; what belongs to another state is not told. */
function standingOf(kept: Verification | undefined, now: number) {
  const state = stateAt(kept, now)
  return {
    state,
    kind: kept?.kind ?? null,
    sentAt: kept?.sentAt ?? null,
    validUntil: state === 'verified' || state === 'expired' ? (kept?.validUntil ?? null) : null,
    reason: state === 'refused' ? (kept?.reason ?? null) : null,
    note: state === 'asked' ? (kept?.note ?? null) : null,
  }
}

/** How a member stands, as they see it; undefined: nothing is written of them. */
export function describeVerification(kept: Verification | undefined, now: number): z.infer<typeof verificationAnswer> {
  const standing = standingOf(kept, now)
  const maySend = moved(standing.state, 'send') !== undefined && !(kept && isRefusedOften(kept))
  return { ...standing, maySend }
}

/** The same as staff see it. */
export function describeForStaff(kept: Verification | undefined, now: number): z.infer<typeof memberVerification> {
  return {
    ...standingOf(kept, now),
    documentId: kept?.documentId?.toString() ?? null,
    documentState:
      kept && kept.documentState !== null
        ? documentStateAt({ state: kept.documentState, validUntil: kept.validUntil }, now)
        : null,
    refusals: kept?.refusals ?? 0,
  }
}

export function describeDocument(found: Document & { account: string }, now: number): z.infer<typeof documentAnswer> {
  const { memberId: _, id, ...rest } = found
  return { ...rest, id: id.toString(), state: documentStateAt(found, now) }
}
