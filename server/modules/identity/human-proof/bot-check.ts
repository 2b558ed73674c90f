import { randomBytes, randomInt } from 'node:crypto'
import { type BotChallenge, readBotCheck } from '@croupier/api/identity/bot-check.ts'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Proof } from './spent-proofs-store.ts'

/** A form may lie open for a while before it is sent. */
const CHALLENGE_SECONDS = 600
/** Iterations of each derivation, and how many a solver makes: some 60 ms of a desk's browser, half a second of a phone's. */
const COST = 2_000
const FEWEST = 50
const MOST = 150

const PLACE = 'identity.botCheck'

/**
 * A task whose answer proves some work. It is signed with a secret of its own, which travels sealed in the task: nothing
 * is kept, and any process can look at the answer. `effort`: derivations the solver needs, drawn anew where absent.
 */
export async function makeChallenge(secrets: Secrets, now: number, effort?: number): Promise<BotChallenge> {
  const secret = randomBytes(32).toString('base64url')
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: effort ?? randomInt(FEWEST, MOST),
    deriveKey,
    expiresAt: Math.floor(now / 1_000) + CHALLENGE_SECONDS,
    data: { key: secrets.seal(secret, PLACE) },
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })
  return challenge as BotChallenge
}

/** The proof a browser sent, or undefined where it is none, a wrong one, or too old. It may still have been spent. */
export async function readProof(secrets: Secrets, text: string, now: number): Promise<Proof | undefined> {
  const payload = readBotCheck(text)
  if (!payload) return undefined
  const { parameters } = payload.challenge
  const expiresAt = parameters.expiresAt * 1_000
  if (expiresAt <= now) return undefined
  let secret: string
  try {
    secret = secrets.open(parameters.data.key, PLACE)
  } catch {
    // Not ours, or sealed with a key that has been retired.
    return undefined
  }
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })
  return verified ? { id: parameters.data.key, expiresAt } : undefined
}
