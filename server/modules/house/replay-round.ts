import { Ratio } from '@croupier/basis/ratio.ts'
import type { App } from '../../platform/app.ts'
import { bundlesPort, HUNDREDTHS, modeNamed } from '../bundles/index.ts'
import { RgsError } from './rgs-errors.ts'
import { withEvents } from './round-book.ts'
import { findHouseRound } from './rounds-store.ts'
import { multiplierNumber, wireRound } from './wire-round.ts'

const BOOK_ID = /^(?:0|[1-9]\d{0,19})$/

/** A book of an imported game, whoever drew it or nobody: `event` is its id. */
async function replayBook(app: App, game: string, version: string, mode: string, id: bigint): Promise<object> {
  const bundles = app.ports.use(bundlesPort)
  const found = await bundles.version(game, version)
  const declared = found && modeNamed(found, mode)
  const book = declared && (await (await bundles.openMode(found, declared, 'fun')).bookOfId(app.database, id))
  if (!book) throw new RgsError('ERR_BNF', 'the game has no such book')
  return {
    payoutMultiplier: multiplierNumber(new Ratio(book.payout, HUNDREDTHS)),
    costMultiplier: multiplierNumber(declared.cost),
    active: false,
    mode,
    event: id.toString(),
    state: book.events,
    game,
    version,
  }
}

/**
 * A round to be shown again, by its id, which nobody guesses; of an imported game also a book by its own id. It says what
 * happened and nothing of whom it happened to. Version and mode in the address of a round are the client's to choose its
 * pictures by; the round's own are answered.
 */
export async function replayRound(app: App, params: Readonly<Record<string, string>>): Promise<object> {
  const { game = '', version: asked = '', mode = '', event = '' } = params
  if (BOOK_ID.test(event)) return replayBook(app, game, asked, mode, BigInt(event))
  const found = await findHouseRound(app.database, event)
  if (!found || found.game !== game) throw new RgsError('ERR_BNF', 'the game had no such round')
  const round = await withEvents(app.ports.use(bundlesPort), app.database, found)
  const { version, choice, currency, isDemo } = round
  return { ...wireRound(round), active: false, game, version, choice, currency, isDemo }
}
