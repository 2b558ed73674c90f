import { drawBelow } from '@croupier/games/engine/draw-below.ts'
import { hashOfServerSeed, openEntropy } from '@croupier/games/engine/entropy.ts'
import type { Outcome } from '@croupier/games/engine/game.ts'
import { verifyRound } from '@croupier/games/engine/verify-round.ts'
import { type Typed, verifiable } from './verifiable.ts'

export type Decision =
  | { readonly verdict: 'decided'; readonly outcome: Outcome; readonly hash: string }
  /** Of an imported game: the number the seeds give over the sum of its weights, and whether it is the book's. */
  | { readonly verdict: 'drawn'; readonly number: bigint; readonly isOfBook: boolean; readonly hash: string }
  /** The server seed is not the one whose hash was shown before the bet. */
  | { readonly verdict: 'other-seed'; readonly hash: string }
  | { readonly verdict: 'unknown-bet' }
  | { readonly verdict: 'incomplete' }

const NONCE = /^\d{1,12}$/

/** What the player chose, as the wire of each game says it. */
function choiceOf({ game, target, over, cards, species, rows, risk }: Typed): object | undefined {
  if (game === 'dice') return { target: target.trim(), over }
  if (game === 'sky-lantern') return { target: target.trim() }
  if (game === 'delta-nets') return { species }
  if (game === 'bamboo-rain') return { rows: Number(rows), risk }
  return game === 'lamplight-bingo' ? { cards: Number(cards) } : undefined
}

/** Decides a round again from what was typed, with the rules the server decides by, and asks nobody. */
export function decide(typed: Typed): Decision {
  const game = verifiable.get(typed.game)
  const serverSeed = typed.serverSeed.trim()
  const nonce = typed.nonce.trim()
  if (serverSeed === '' || typed.clientSeed === '' || !NONCE.test(nonce)) return { verdict: 'incomplete' }
  const hash = hashOfServerSeed(serverSeed)
  const shownHash = typed.serverSeedHash.trim().toLowerCase() || hash
  if (typed.draw) {
    if (hash !== shownHash) return { verdict: 'other-seed', hash }
    const { weightSum, from, to } = typed.draw
    const entropy = openEntropy({ serverSeed, clientSeed: typed.clientSeed, nonce: Number(nonce) })
    const number = drawBelow(entropy, BigInt(weightSum))
    return { verdict: 'drawn', number, isOfBook: BigInt(from) <= number && number < BigInt(to), hash }
  }
  if (!game) return { verdict: 'incomplete' }
  const result = verifyRound(game, {
    serverSeed,
    // Without one there is nothing to compare with: the hash is shown, for the player to compare.
    serverSeedHash: shownHash,
    clientSeed: typed.clientSeed,
    nonce: Number(nonce),
    mode: 'BASE',
    choice: choiceOf(typed),
  })
  if (result.verdict === 'decided') return { verdict: 'decided', outcome: result.outcome, hash }
  return result.verdict === 'other-seed' ? { verdict: 'other-seed', hash } : { verdict: 'unknown-bet' }
}
