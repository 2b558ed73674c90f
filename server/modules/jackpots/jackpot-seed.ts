import { randomBytes } from 'node:crypto'
import { hashOfServerSeed } from '@croupier/games/index.ts'
import type { Secrets } from '../../platform/secrets.ts'

const SEED_BYTES = 32
const placeOf = (hash: string) => `jackpots.run:${hash}`

export interface SealedSeed {
  seedHash: string
  sealedSeed: string
}

/** The seed that decides where a run is hit, made as the run begins. */
export function newRunSeed(secrets: Secrets): SealedSeed {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const seedHash = hashOfServerSeed(seed)
  return { seedHash, sealedSeed: secrets.seal(seed, placeOf(seedHash)) }
}

export function openRunSeed(secrets: Secrets, { seedHash, sealedSeed }: SealedSeed): string {
  return secrets.open(sealedSeed, placeOf(seedHash))
}
