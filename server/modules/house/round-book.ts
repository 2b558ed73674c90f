import { assert } from '@croupier/basis/assert.ts'
import { openEntropy, type RoundSeeds } from '@croupier/games/index.ts'
import type { Queryable } from '../../platform/database.ts'
import { type Bundles, type DrawnRow, type BundleMode, modeNamed } from '../bundles/index.ts'
import type { HouseRound } from './rounds-store.ts'

type OfBook = Pick<HouseRound, 'game' | 'version' | 'mode'>

async function openModeOf(bundles: Bundles, { game, version, mode }: OfBook) {
  const found = await bundles.version(game, version)
  const declared = found && modeNamed(found, mode)
  assert(declared, 'a version that was played is kept')
  return { mode: declared, opened: await bundles.openMode(found, declared, 'fun') }
}

/** The round with its events: its own, or those of its book. */
export async function withEvents(bundles: Bundles, db: Queryable, round: HouseRound): Promise<HouseRound> {
  if (round.bookId === null) return round
  const { opened } = await openModeOf(bundles, round)
  const book = await opened.bookOfId(db, round.bookId)
  assert(book, 'a book that was drawn is kept')
  return { ...round, events: book.events }
}

/** The number a round's seeds gave, and what it fell in. */
export async function drawOf(
  bundles: Bundles,
  round: OfBook,
  seeds: RoundSeeds,
): Promise<{ drawn: DrawnRow; mode: BundleMode }> {
  const { opened, mode } = await openModeOf(bundles, round)
  return { drawn: opened.draw(openEntropy(seeds)), mode }
}
