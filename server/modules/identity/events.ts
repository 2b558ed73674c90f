import { eventType } from '../../platform/event.ts'

/** `ancestorIds`: from the direct upline to the root, as they are at this moment. */
export const memberRegistered = eventType<{
  memberId: string
  account: string
  type: number
  currency: string
  ancestorIds: string[]
}>('identity.memberRegistered')

/** A member came by an agent's invitation code, from a link or of the agent's own domain. */
export const memberBrought = eventType<{ memberId: string; code: string }>('identity.memberBrought')

export const loggedIn = eventType<{ memberId: string; sessionId: string; isFirst: boolean }>('identity.loggedIn')

/** A member logged out. */
export const loggedOut = eventType<{ memberId: string; sessionId: string }>('identity.loggedOut')

/** The member's sessions have ended: open sockets are told why and closed. */
export const sessionsEnded = eventType<{ memberId: string; reason: string; exceptSessionId: string | null }>(
  'identity.sessionsEnded',
)
