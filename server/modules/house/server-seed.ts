import { randomBytes } from 'node:crypto'
import { hashOfServerSeed } from '@croupier/games/index.ts'
import type { Secrets } from '../../platform/secrets.ts'

const SERVER_SEED_BYTES = 32
const CLIENT_SEED_BYTES = 8

/** A server seed before it is committed to: what is kept of it, and what the player is shown. */
export interface NewServerSeed {
  readonly sealed: string
  readonly hash: string
}

const placeOf = (hash: string) => `house.server-seed:${hash}`

/** 256 unpredictable bits, as text. */
export function newServerSeed(secrets: Secrets): NewServerSeed {
  const seed = randomBytes(SERVER_SEED_BYTES).toString('hex')
  const hash = hashOfServerSeed(seed)
  return { sealed: secrets.seal(seed, placeOf(hash)), hash }
}

export function openServerSeed(secrets: Secrets, { sealed, hash }: NewServerSeed): string {
  return secrets.open(sealed, placeOf(hash))
}

/** What a player starts with, until they choose their own. */
export function newClientSeed(): string {
  return randomBytes(CLIENT_SEED_BYTES).toString('hex')
}

/** What a seat is opened with. */
export interface FirstSeeds {
  readonly first: NewServerSeed
  readonly next: NewServerSeed
  readonly clientSeed: string
}

export function firstSeeds(secrets: Secrets, clientSeed = newClientSeed()): FirstSeeds {
  return { first: newServerSeed(secrets), next: newServerSeed(secrets), clientSeed }
}
