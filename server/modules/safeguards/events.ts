import { eventType } from '../../platform/event.ts'

/** A member took an exclusion, which is more than a cool-off: what waits for them is taken back. */
export const memberExcluded = eventType<{ memberId: string }>('safeguards.memberExcluded')

/** A member is asked to show who they are, by staff or by a rule of the house. */
export const verificationAsked = eventType<{
  memberId: string
  /** What staff wrote; null where a rule asks. */
  note: string | null
  /** Epoch milliseconds. */
  at: number
}>('safeguards.verificationAsked')

/** Staff have approved or refused a document of a member. */
export const verificationDecided = eventType<{
  memberId: string
  documentId: string
  state: 'verified' | 'refused'
  reason: string | null
  /** Epoch milliseconds. */
  at: number
}>('safeguards.verificationDecided')

/** A document that was approved counts for a month more at most, or no longer. */
export const verificationRunsOut = eventType<{
  memberId: string
  documentId: string
  state: 'soon' | 'over'
  /** Epoch milliseconds. */
  at: number
}>('safeguards.verificationRunsOut')
