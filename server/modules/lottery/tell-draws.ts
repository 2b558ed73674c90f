import { drawChanged } from '@croupier/api/live/draw-changed.ts'
import { familyCalled, writeDrawn } from '@croupier/games/lottery/families.ts'
import type { Queryable } from '../../platform/database.ts'
import { tellMany } from '../../platform/live.ts'
import type { Draw } from './draws-store.ts'

export type ToldDraw = Pick<Draw, 'gameCode' | 'numero'> & {
  state: 'open' | 'closed' | 'drawn' | 'settled' | 'void'
  /** What was drawn, and by whose rules it is written. */
  drawn?: { family: string; numbers: readonly string[] }
}

/** Tells open pages that follow the lotteries; where it is told within a transaction, once that commits. */
export async function tellDraws(db: Queryable, draws: readonly ToldDraw[]): Promise<void> {
  if (draws.length === 0) return
  await tellMany(
    db,
    drawChanged,
    draws.map(({ gameCode, numero, state, drawn }) => ({
      audience: { to: 'lotteries' } as const,
      payload: {
        gameCode,
        numero,
        state,
        winNo: drawn ? writeDrawn(familyCalled(drawn.family)!, drawn.numbers) : null,
      },
    })),
  )
}
