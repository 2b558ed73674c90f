import type { SessionEndReason } from '@croupier/api/live/forced-logout.ts'
import { sessionsEnded } from '../modules/identity/index.ts'
import { tellSessionsEnded } from '../platform/live.ts'
import { consume } from '../platform/outbox-consumer.ts'

/** What identity calls the end of a session, and what the member is told. */
const told: Record<string, SessionEndReason> = {
  'logged-out': 'logged-out',
  replaced: 'other-device',
  frozen: 'closed-by-staff',
  'password-changed': 'password-changed',
  revoked: 'revoked',
  closed: 'account-closed',
}

/** A session that ended leaves no socket open. */
export const closeEndedSockets = consume({
  name: 'platform.closeEndedSockets',
  events: [sessionsEnded],
  async fold({ tx }, occurrences) {
    for (const { payload } of occurrences) {
      const exceptSessionId = payload.exceptSessionId === null ? null : BigInt(payload.exceptSessionId)
      const reason = told[payload.reason] ?? 'expired'
      await tellSessionsEnded(tx, { memberId: BigInt(payload.memberId), exceptSessionId }, reason)
    }
  },
})
