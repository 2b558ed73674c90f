import { randomInt, timingSafeEqual } from 'node:crypto'
import { type BotChallenge, readBotCheck } from '@croupier/api/identity/human-proof/bot-check.ts'
import { createChallenge } from 'altcha-lib'
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

/** What a task must be answered with, and until when; it travels with the task, sealed. */
interface Answer {
  /** The task's own, by which it is known to have been spent. */
  nonce: string
  /** Hexadecimal. */
  derivedKey: string
  /** Epoch seconds. */
  expiresAt: number
}

/**
 * A task whose answer proves some work. What the answer is travels sealed in the task: nothing is kept, any process can
 * look at the answer, and none has to derive it again. `effort`: derivations the solver needs, drawn where absent.
 */
export async function makeChallenge(secrets: Secrets, now: number, effort?: number): Promise<BotChallenge> {
  const expiresAt = Math.floor(now / 1_000) + CHALLENGE_SECONDS
  let derivedKey = ''
  const { parameters } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: effort ?? randomInt(FEWEST, MOST),
    expiresAt,
    async deriveKey(...given) {
      const derived = await deriveKey(...given)
      derivedKey = Buffer.from(derived.derivedKey).toString('hex')
      return derived
    },
  })
  const answer: Answer = { nonce: parameters.nonce, derivedKey, expiresAt }
  return {
    parameters: { ...parameters, expiresAt, data: { key: secrets.seal(JSON.stringify(answer), PLACE) } },
  } as BotChallenge
}

/** The proof a browser sent, or undefined where it is none, a wrong one, or too old. It may still have been spent. */
export function readProof(secrets: Secrets, text: string, now: number): Proof | undefined {
  const payload = readBotCheck(text)
  if (!payload) return undefined
  let answer: Answer
  try {
    answer = JSON.parse(secrets.open(payload.challenge.parameters.data.key, PLACE)) as Answer
  } catch {
    // Not ours, or sealed with a key that has been retired.
    return undefined
  }
  const expiresAt = answer.expiresAt * 1_000
  if (expiresAt <= now) return undefined
  const right = Buffer.from(answer.derivedKey)
  const given = Buffer.from(payload.solution.derivedKey)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  // Not by the sealed text, which can be written in more than one way.
  return { id: answer.nonce, expiresAt }
}
