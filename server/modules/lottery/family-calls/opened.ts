import type * as z from 'zod/mini'
import type { openedByGame } from '@croupier/api/lottery/family-answers.ts'
import { writeDrawn } from '@croupier/games/lottery/families.ts'
import type { Queryable } from '../../../platform/database.ts'
import type { CatalogueReader } from '../../catalogue/index.ts'
import type { Offered } from '../offered.ts'
import { standings } from './lotteries-by-id.ts'

/** The last result of each lottery and what is on sale, by game code. */
export async function openedOf(
  reader: CatalogueReader,
  db: Queryable,
  isAsked: (offered: Offered) => boolean,
): Promise<z.output<typeof openedByGame>> {
  const asked = (await standings(reader, db)).filter(({ offered }) => isAsked(offered))
  return Object.fromEntries(
    asked.map(({ offered: { game, entry, family }, coming, last }) => [
      game.code,
      {
        gameId: entry.nodeId,
        numero: last?.numero ?? null,
        winNo: last?.drawn ? writeDrawn(family, last.drawn) : null,
        currentNumero: coming[0]?.numero ?? null,
      },
    ]),
  )
}
