import { hashOfServerSeed } from '@croupier/games/engine/entropy.ts'
import type { Outcome } from '@croupier/games/engine/game.ts'
import { verifyRound } from '@croupier/games/engine/verify-round.ts'
import { type Typed, verifiable } from './verifiable.ts'

export type Decision =
  | { readonly verdict: 'decided'; readonly outcome: Outcome; readonly hash: string }
  /** The server seed is not the one whose hash was shown before the bet. */
  | { readonly verdict: 'other-seed'; readonly hash: string }
  | { readonly verdict: 'unknown-bet' }
  | { readonly verdict: 'incomplete' }

const NONCE = /^\d{1,12}$/

/** Decides a round again from what was typed, with the rules the server decides by, and asks nobody. */
export function decide(typed: Typed): Decision {
  const game = verifiable.get(typed.game)
  const serverSeed = typed.serverSeed.trim()
  const nonce = typed.nonce.trim()
  if (!game || serverSeed === '' || typed.clientSeed === '' || !NONCE.test(nonce)) return { verdict: 'incomplete' }
  const hash = hashOfServerSeed(serverSeed)
  const result = verifyRound(game, {
    serverSeed,
    // Without one there is nothing to compare with: the hash is shown, for the player to compare himself.
    serverSeedHash: typed.serverSeedHash.trim().toLowerCase() || hash,
    clientSeed: typed.clientSeed,
    nonce: Number(nonce),
    mode: 'BASE',
    choice: typed.game === 'dice' ? { target: typed.target.trim(), over: typed.over } : undefined,
  })
  if (result.verdict === 'decided') return { verdict: 'decided', outcome: result.outcome, hash }
  return result.verdict === 'other-seed' ? { verdict: 'other-seed', hash } : { verdict: 'unknown-bet' }
}
