import type { OwnScope } from '../../platform/context.ts'
import { recordRecentGame } from '../catalogue/index.ts'

const EVERY_MILLISECONDS = 60_000
const REMEMBERED = 50_000
const noted = new Map<string, number>()

/** Puts a lottery among a member's recent games, at most once a minute and after the sale: nobody waits for it. */
export function noteRecentGame(scope: OwnScope, memberId: bigint, nodeId: number): void {
  const key = `${memberId} ${nodeId}`
  const now = scope.clock.now()
  if (now - (noted.get(key) ?? 0) < EVERY_MILLISECONDS) return
  const [oldest] = noted.keys()
  if (noted.size >= REMEMBERED && oldest !== undefined) noted.delete(oldest)
  noted.delete(key)
  noted.set(key, now)
  scope
    .transaction(({ tx }) => recordRecentGame(tx, memberId, nodeId, now))
    .catch((error: unknown) => {
      scope.log.warn({ err: error }, 'a recent game was not noted')
    })
}
