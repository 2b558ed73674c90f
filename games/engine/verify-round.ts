import { hashOfServerSeed, openEntropy, type RoundSeeds } from './entropy.ts'
import type { InHouseGame, Outcome } from './game.ts'

/** What a round is verified from, as the fairness page shows it once its server seed is revealed. */
export interface PlayedRound extends RoundSeeds {
  /** As it was shown before the bet. */
  readonly serverSeedHash: string
  readonly mode: string
  readonly choice: unknown
}

export type Verification =
  | { readonly verdict: 'decided'; readonly outcome: Outcome }
  /** The revealed seed is not the one that was committed to. */
  | { readonly verdict: 'other-seed' }
  /** The game knows no such mode or choice. */
  | { readonly verdict: 'unknown-bet' }

/** Decides a round again, offline, from its seeds alone: the same rules in the same order as the server's. */
export function verifyRound(game: InHouseGame, round: PlayedRound): Verification {
  if (hashOfServerSeed(round.serverSeed) !== round.serverSeedHash) return { verdict: 'other-seed' }
  const mode = game.modes.find(({ name }) => name === round.mode)
  const choice = game.readChoice(round.choice)
  if (!mode || choice === undefined) return { verdict: 'unknown-bet' }
  return { verdict: 'decided', outcome: game.play(mode, choice, openEntropy(round)) }
}
