import { spotsOf } from '@croupier/games/tables/tables.ts'
import type { Scope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { originsPort } from '../../platform/origins-port.ts'
import type { RoundRecord } from '../play/index.ts'
import { codeOf } from './deals.ts'
import { findRounds } from './rounds-store.ts'
import { findSlips } from './slips-store.ts'

/** Where a round is shown again and can be dealt again from its seeds. */
export function roundUrl(portal: string, gameCode: string, roundId: bigint): string {
  return `${portal}/tables?gameCode=${encodeURIComponent(gameCode)}&roundId=${roundId}`
}

/** What was dealt in rounds of slips, and where that is shown: for records of bets. */
export async function recordsOf(
  scope: Pick<Scope, 'use'>,
  db: Queryable,
  slipIds: readonly string[],
): Promise<ReadonlyMap<string, RoundRecord>> {
  const slips = await findSlips(db, slipIds)
  const found = await findRounds(db, [...new Set(slips.map(({ roundId }) => roundId))])
  const rounds = new Map(found.map((round) => [round.id, round]))
  const { portal } = scope.use(originsPort)
  return new Map(
    slips.map((slip) => {
      const round = rounds.get(slip.roundId)!
      const pays = new Map(spotsOf(codeOf(round)).map(({ id, text }) => [id, text]))
      const detail = {
        dealt: round.dealt,
        pays: Object.fromEntries(slip.spots.map((spot) => [spot, pays.get(spot)])),
        seedHash: round.seedHash,
        serverSeed: round.serverSeed,
      }
      return [slip.id, { url: roundUrl(portal, round.gameCode, round.id), detail }]
    }),
  )
}
