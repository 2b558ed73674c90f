import type { CallRefused } from '@croupier/client/call-refused.ts'

/**
 * What of a game's reading stands in the way of playing it. Once the game is known, an answer that does not come takes
 * nothing away: it runs in its own frame, over its own line. That it is gone does.
 */
export function faultThatStops(game: object | undefined, error: CallRefused | null): CallRefused | undefined {
  if (error === null) return undefined
  return game === undefined || error.code === 'game.not.found' ? error : undefined
}
