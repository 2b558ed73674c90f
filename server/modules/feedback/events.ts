import { eventType } from '../../platform/event.ts'

/** The house has answered a member, or closed what they asked, by an operator or because nobody wrote any more. */
export const caseAnswered = eventType<{
  caseId: string
  memberId: string
  kind: string
  state: 'answered' | 'closed'
  /** Epoch milliseconds. */
  at: number
}>('feedback.caseAnswered')

/** What the house has answered waits for its member for long. */
export const caseReminded = eventType<{
  caseId: string
  memberId: string
  /** It closes after so many hours by itself; 0: never. */
  closeHours: number
  /** Epoch milliseconds. */
  at: number
}>('feedback.caseReminded')
