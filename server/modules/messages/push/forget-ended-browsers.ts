import { consume } from '../../../platform/outbox-consumer.ts'
import { loggedOut, sessionsEnded } from '../../identity/index.ts'
import { dropBrowsersOf } from './push-browsers-store.ts'

/** Whoever logs out is told nothing there any more. */
export const forgetLoggedOutBrowsers = consume<Parameters<typeof loggedOut>[0]>({
  name: 'messages.forgetLoggedOutBrowsers',
  events: [loggedOut],
  async fold({ tx }, occurrences) {
    for (const { payload } of occurrences) {
      await dropBrowsersOf(tx, BigInt(payload.memberId), { only: BigInt(payload.sessionId) })
    }
  },
})

/** Nor in browsers that were logged out from elsewhere, but for a session that gave way to another. */
export const forgetEndedBrowsers = consume<Parameters<typeof sessionsEnded>[0]>({
  name: 'messages.forgetEndedBrowsers',
  events: [sessionsEnded],
  async fold({ tx }, occurrences) {
    for (const { payload } of occurrences) {
      if (payload.reason === 'replaced') continue
      const except = payload.exceptSessionId === null ? null : BigInt(payload.exceptSessionId)
      await dropBrowsersOf(tx, BigInt(payload.memberId), { except })
    }
  },
})
