import { sessionsEnded, toldEnd } from '../modules/identity/index.ts'
import { tellSessionsEnded } from '../platform/live.ts'
import { consume } from '../platform/outbox-consumer.ts'

/** A session that ended leaves no socket open. */
export const closeEndedSockets = consume({
  name: 'platform.closeEndedSockets',
  events: [sessionsEnded],
  async fold({ tx }, occurrences) {
    for (const { payload } of occurrences) {
      const exceptSessionId = payload.exceptSessionId === null ? null : BigInt(payload.exceptSessionId)
      const member = { memberId: BigInt(payload.memberId), exceptSessionId }
      await tellSessionsEnded(tx, member, toldEnd(payload.reason))
    }
  },
})
