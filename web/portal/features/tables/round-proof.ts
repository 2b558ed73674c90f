import type { OutputOf } from '@croupier/api/operation.ts'
import type { showTableRound } from '@croupier/api/tables/show-table-round.ts'
import { hashOfServerSeed } from '@croupier/games/engine/entropy.ts'
import { clientSeedOf, dealtOf } from '@croupier/games/tables/tables.ts'

export type ShownRound = OutputOf<typeof showTableRound>['round']

/** What a reader can check by themselves of a round. */
export interface RoundProof {
  readonly isSeed: boolean
  readonly isDealt: boolean
}

/** Deals a round again from what was published alone; undefined while its seed is not. */
export function proofOf({
  gameCode,
  number,
  seedHash,
  serverSeed,
  clientSeed,
  dealt,
}: ShownRound): RoundProof | undefined {
  if (serverSeed === null || dealt === null) return undefined
  const again = dealtOf(gameCode, { number, serverSeed })
  return {
    isSeed: hashOfServerSeed(serverSeed) === seedHash,
    isDealt: clientSeedOf(gameCode, number) === clientSeed && sameDealt(again, dealt),
  }
}

/** Whatever order its parts were written in. */
function sameDealt(one: object, other: object): boolean {
  const sorted = (dealt: object) => JSON.stringify(Object.entries(dealt).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(one) === sorted(other)
}
