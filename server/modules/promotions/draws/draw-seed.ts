import { createHmac, randomBytes } from 'node:crypto'
import { hashOfServerSeed } from '@croupier/games/index.ts'
import type { Secrets } from '../../../platform/secrets.ts'

const SEED_BYTES = 32
/** Hexadecimal digits of a name on a ticket: two holders never share one. */
const PSEUDONYM_DIGITS = 24

export interface SealedSeed {
  sealed: string
  hash: string
}

const placeOf = (hash: string) => `promotions.draw:${hash}`

/** The seed that decides a raffle or an envelope, made as the promotion is published. */
export function newDrawSeed(secrets: Secrets): SealedSeed {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const hash = hashOfServerSeed(seed)
  return { sealed: secrets.seal(seed, placeOf(hash)), hash }
}

export function openDrawSeed(secrets: Secrets, { sealed, hash }: SealedSeed): string {
  return secrets.open(sealed, placeOf(hash))
}

/** What a holder of tickets is called in the list that everybody may read; nobody can know it before the seed is shown. */
export function pseudonymOf(seed: string, memberId: bigint): string {
  return createHmac('sha256', seed).update(`ticket:${memberId}`).digest('hex').slice(0, PSEUDONYM_DIGITS)
}
