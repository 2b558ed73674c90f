import { availableParallelism } from 'node:os'
import { madeOnce } from '@croupier/basis/made-once.ts'
import { hash, verify } from '@node-rs/argon2'
import { atOnce } from './at-once.ts'
import { PASSWORD_COST as COST } from './password-cost.ts'

/** A hash of nothing anybody knows, made with the same cost: what an unknown name is verified against. */
const unknownName = madeOnce(() => hash(crypto.randomUUID(), COST))

/**
 * Verifications at a time: one a core, up to the threads that Node keeps for such work. More would only make each take
 * longer; everything that is not a log-in gets its share of the cores from the operating system.
 */
const AT_A_TIME = Math.min(4, availableParallelism())
/** Beyond this many waiting, a caller is told to try again instead of making the queue longer (some 10 s of work). */
const MOST_WAITING = AT_A_TIME * 200

const inTurn = atOnce(AT_A_TIME, MOST_WAITING)

/**
 * The argon2id hash of a password as a PHC string (cost and salt included), 35 to 40 ms of a core. Never call it inside
 * a transaction.
 * @throws Refusal busy.try.again when too many are waiting.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST))
}

/**
 * Whether the password is the hashed one. `undefined` (no such account, or one without a password) costs the same time
 * and answers false, so that the answer never tells whether an account exists. Never call it inside a transaction.
 * @throws Refusal busy.try.again when too many are waiting.
 */
export function verifyPassword(hashed: string | undefined | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    if (hashed) return verify(hashed, password)
    await verify(await unknownName(), password)
    return false
  })
}

/** Whether a hash was made at a lower cost than today's: it is renewed at the next right password. */
export function isHashOutdated(hashed: string): boolean {
  return !hashed.startsWith(`$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`)
}
