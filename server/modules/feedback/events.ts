import { eventType } from '../../platform/event.ts'

/** The house has answered a member, or closed what they asked. */
export const caseAnswered = eventType<{
  caseId: string
  memberId: string
  kind: string
  state: 'answered' | 'closed'
  /** Epoch milliseconds. */
  at: number
}>('feedback.caseAnswered')
