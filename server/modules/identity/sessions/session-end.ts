import type { SessionEndReason } from '@croupier/api/live/session-end.ts'
import type { SessionEnd } from './sessions-store.ts'

/** What is kept of the end of a session, and what its member is told. */
const told: Record<SessionEnd, SessionEndReason> = {
  'logged-out': 'logged-out',
  replaced: 'other-device',
  frozen: 'closed-by-staff',
  kicked: 'closed-by-staff',
  'password-changed': 'password-changed',
  revoked: 'revoked',
  closed: 'account-closed',
  break: 'break',
  'time-limit': 'time-limit',
}

/** In the words of the live messages; a session that nobody ended has run out. */
export function toldEnd(reason: string | null | undefined): SessionEndReason {
  return told[reason as SessionEnd] ?? 'expired'
}
