import type { App } from '../../../platform/app.ts'
import type { SessionRules } from '../../identity/index.ts'
import { markLaunchersSeen, type NamedGameSession } from './game-sessions-store.ts'
import { gameSessionOf, placesBet, type PreparedCall } from '../calls/performing-store.ts'

const EVERY_MILLISECONDS = 2000

/**
 * A bet is a use of the session its game was launched from: whoever plays for an hour does not find it left idle. Written
 * seldom and together, after the bets: they do not wait for it.
 */
export function createUseNoter({ database, log }: App, rules: () => SessionRules) {
  let noted = new Map<string, NamedGameSession>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function flush(): Promise<void> {
    timer = undefined
    const used = [...noted.values()]
    noted = new Map()
    if (used.length === 0) return
    try {
      await markLaunchersSeen(database, used, rules())
    } catch (error) {
      log.warn({ err: error }, 'session activity not recorded')
    }
  }

  return {
    note(call: PreparedCall): void {
      if (!placesBet(call)) return
      const named = gameSessionOf(call)
      noted.set(`${named.memberId} ${named.gameNodeId}`, named)
      timer ??= setTimeout(() => (writing = writing.then(flush)), EVERY_MILLISECONDS)
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      await writing
      await flush()
    },
  }
}
