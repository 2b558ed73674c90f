import type { ReadScope } from '../../../platform/context.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { type AttemptKey, endAttempt, takeAttempt } from './attempts-store.ts'

export interface Limit {
  key: AttemptKey
  /** Wrong ones within a window. */
  limit: number
  /** What is thrown once they are used up; `until` in epoch milliseconds. */
  locked(until: number): Refusal
  /** What a right one is worth: a fresh start, unless it takes back itself alone. */
  afterRight?: 'right' | 'undone'
}

/**
 * Looks whether a secret is right: what is found where it is, undefined or false where it is not. Of a burst no more are looked at than may be wrong, and whoever comes with the right
 * one is not kept out by others that are: they wait for each other. Never inside a transaction. What `look` throws
 * counts as wrong. `left`: how many wrong ones there may still be.
 */
export async function lookWithinLimit<Found>(
  { db, clock }: ReadScope,
  { key, limit, locked, afterRight = 'right' }: Limit,
  look: () => Promise<Found>,
): Promise<{ found: Found; left: number }> {
  const attempt = await takeAttempt(db, key, limit, clock.now())
  if (!attempt.isTaken) throw locked(attempt.windowEndsAt)
  try {
    const found = await look()
    const isRight = found !== undefined && found !== false
    const wrong = await endAttempt(db, key, isRight ? afterRight : 'wrong')
    return { found, left: Math.max(0, limit - wrong) }
  } catch (error) {
    await endAttempt(db, key, 'wrong')
    throw error
  }
}
