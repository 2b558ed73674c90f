import { ROUNDS_OF_ROADS } from '@croupier/api/tables/limits.ts'
import type { Queryable } from '../../platform/database.ts'
import { readTogether } from '../../platform/read-together.ts'
import { currentRounds, databaseNow, dealtRounds, playersOn, type Round } from './rounds-store.ts'

/** A table as it stands at the moment at which it was read. */
export interface TableNow {
  now: number
  round: Round | undefined
  /** Rounds that were dealt, the latest first. */
  recent: readonly Round[]
  players: number
}

async function readTables(db: Queryable, codes: readonly string[]): Promise<TableNow[]> {
  const [current, recent] = await Promise.all([currentRounds(db, codes), dealtRounds(db, codes, ROUNDS_OF_ROADS)])
  const players = await playersOn(
    db,
    current.map(({ id }) => id),
  )
  // Last, so that no round is told as it was before its bets were closed.
  const now = await databaseNow(db)
  const byCode = Map.groupBy(recent, ({ gameCode }) => gameCode)
  return codes.map((code) => {
    const round = current.find(({ gameCode }) => gameCode === code)
    return { now, round, recent: byCode.get(code) ?? [], players: round ? (players.get(round.id) ?? 0) : 0 }
  })
}

const opened = new WeakMap<Queryable, (code: string) => Promise<TableNow>>()

/** Read once for everybody who looks at the same moment: open pages ask every other second. */
export function tableNow(db: Queryable): (code: string) => Promise<TableNow> {
  const reads =
    opened.get(db) ??
    readTogether(
      (codes: readonly string[]) => readTables(db, codes),
      (code) => code,
    )
  opened.set(db, reads)
  return reads
}
