import type { PicturedGame } from '@croupier/api/games/pictured-game.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { port } from '../../../platform/port.ts'

/** What a change of a balance was for, in the reader's language. */
export interface LineName {
  /** Null where it was at a vendor, but in no game. */
  gameName: string | null
  vendorName: string
  /** What the game's picture is made from. */
  picture?: PicturedGame | null
}

/** A module above this one that posts to members' purses, and knows what its postings' references stand for. */
export interface LineNames {
  /** The ledger's names of its kinds begin so: `play.`. */
  readonly kindsOf: string
  /** By reference; one look-up for a whole page. What it does not find has no name. */
  namesOf(scope: ReadScope, memberId: bigint, references: readonly string[]): Promise<ReadonlyMap<string, LineName>>
}

export const lineNamesPort = port<readonly LineNames[]>('wallet.lineNames')
