import type { App } from '../../platform/app.ts'
import { RgsError } from './rgs-errors.ts'
import { findHouseRound } from './rounds-store.ts'
import { wireRound } from './wire-round.ts'

/**
 * A round to be shown again, by its id, which nobody guesses. It says what happened and nothing of whom it happened to.
 * Version and mode in the address are the client's to choose its pictures by; the round's own are answered.
 */
export async function replayRound(app: App, { game, event }: Readonly<Record<string, string>>): Promise<object> {
  const round = await findHouseRound(app.database, event ?? '')
  if (!round || round.game !== game) throw new RgsError('ERR_BNF', 'the game had no such round')
  const { version, choice, currency, isDemo } = round
  return { ...wireRound(round), active: false, game, version, choice, currency, isDemo }
}
