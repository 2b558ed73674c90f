import type { Queryable } from '../../platform/database.ts'
import { readTogether } from '../../platform/read-together.ts'
import { type Draw, findDraws } from './draws-store.ts'
import { findGames, type LotteryGame } from './games-store.ts'

/** What a sale looks up before it is decided: read once for everybody who buys at the same moment. */
export interface SaleReads {
  game(code: string): Promise<LotteryGame | undefined>
  draw(named: { gameCode: string; numero: string }): Promise<Draw | undefined>
}

const opened = new WeakMap<Queryable, SaleReads>()

function open(db: Queryable): SaleReads {
  return {
    game: readTogether(
      async (codes: readonly string[]) => {
        const games = await findGames(db, codes)
        return codes.map((code) => games.get(code))
      },
      (code) => code,
    ),
    draw: readTogether(
      (named: readonly { gameCode: string; numero: string }[]) => findDraws(db, named),
      ({ gameCode, numero }) => `${gameCode} ${numero}`,
    ),
  }
}

/** Of a database, and not of a transaction: what that reads is its own. */
export function saleReadsOf(db: Queryable): SaleReads {
  const reads = opened.get(db) ?? open(db)
  opened.set(db, reads)
  return reads
}
