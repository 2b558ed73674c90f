import { assert } from '@croupier/basis/assert.ts'
import { hashOfServerSeed } from '@croupier/games/index.ts'
import { type Dealt, dealtOf, isTableCode, type TableCode, type TableRules } from '@croupier/games/tables/tables.ts'
import { LRUCache } from 'lru-cache'
import { randomBytes } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'
import type { Round } from './rounds-store.ts'

const SEED_BYTES = 32
const placeOf = (hash: string) => `tables.server-seed:${hash}`

/** The seed that a round is committed to before anybody bets on it. */
export function makeSeed(secrets: Secrets): { seedHash: string; sealedSeed: string } {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const seedHash = hashOfServerSeed(seed)
  return { seedHash, sealedSeed: secrets.seal(seed, placeOf(seedHash)) }
}

export function openSeed(secrets: Secrets, { serverSeed, seedHash, sealedSeed }: Round): string {
  return serverSeed ?? secrets.open(sealedSeed, placeOf(seedHash))
}

export function codeOf({ gameCode }: Pick<Round, 'gameCode'>): TableCode {
  assert(isTableCode(gameCode), 'a round that was planned has rules')
  return gameCode
}

export const rulesOf = ({ laPartage }: Pick<Round, 'laPartage'>): TableRules => ({ laPartage })

// By the hash of the seed: what a round deals never changes.
const dealt = new LRUCache<string, Dealt>({ max: 500 })

/** What a round deals. Known before it is dealt: nothing of it may be told while bets are taken. */
export function dealOf(secrets: Secrets, round: Round): Dealt {
  const known = round.dealt ?? dealt.get(round.seedHash)
  if (known) return known
  const found = dealtOf(codeOf(round), { number: round.number, serverSeed: openSeed(secrets, round) })
  dealt.set(round.seedHash, found)
  return found
}

/** How a round stands by the server's clock. */
export type RoundStage = 'coming' | 'betting' | 'paused' | 'dealing' | 'over' | 'settled' | 'void'

export function stageOf({ state, heldAt, opensAt, closesAt, endsAt }: Round, now: number): RoundStage {
  if (state === 'settled' || state === 'void') return state
  if (state === 'played') return 'over'
  if (heldAt !== null) return 'paused'
  if (now < opensAt) return 'coming'
  if (now < closesAt) return 'betting'
  return now < endsAt ? 'dealing' : 'over'
}

/** What everybody may see of it at a moment: everything once bets are closed, for nothing can be bet on it any more. */
export function dealtAt(secrets: Secrets, round: Round, now: number): Dealt | null {
  const stage = stageOf(round, now)
  return stage === 'dealing' || stage === 'over' || stage === 'settled' ? dealOf(secrets, round) : null
}
