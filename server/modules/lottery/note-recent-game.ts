import type { OwnScope } from '../../platform/context.ts'
import { commitsLater, type Database, sql } from '../../platform/database.ts'
import { type Gathered, gather } from '../../platform/gather.ts'
import { type RecentGame, recordRecentGames } from '../catalogue/index.ts'

const EVERY_MILLISECONDS = 60_000
const REMEMBERED = 50_000
const MOST_AT_ONCE = 1_000

const noted = new Map<string, number>()
const writers = new WeakMap<Database, Gathered<RecentGame, true>>()

const keyOf = ({ memberId, nodeId }: RecentGame) => `${memberId} ${nodeId}`

/** Nobody waits for these notes, nor for the disk: what a crash loses of them is noted with the next order. */
function writerOf(database: Database): Gathered<RecentGame, true> {
  const writer =
    writers.get(database) ??
    gather<RecentGame, true>({
      most: MOST_AT_ONCE,
      keyOf,
      work: (games) =>
        database.transaction(async (tx) => {
          await tx.run(sql`select ${commitsLater}`)
          await recordRecentGames(tx, games)
          return games.map(() => true)
        }),
    })
  writers.set(database, writer)
  return writer
}

/** Puts a lottery among a member's recent games, at most once a minute and after the sale. */
export function noteRecentGame(scope: OwnScope, memberId: bigint, nodeId: number): void {
  const playedAt = scope.clock.now()
  const game = { memberId, nodeId, playedAt }
  const key = keyOf(game)
  if (playedAt - (noted.get(key) ?? 0) < EVERY_MILLISECONDS) return
  const [oldest] = noted.keys()
  if (noted.size >= REMEMBERED && oldest !== undefined) noted.delete(oldest)
  noted.delete(key)
  noted.set(key, playedAt)
  writerOf(scope.database)
    .ask(game)
    .catch((error: unknown) => {
      scope.log.warn({ err: error }, 'a recent game was not noted')
    })
}
