import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { type BotChallenge, writeBotCheck } from '@croupier/api/identity/human-proof/bot-check.ts'

const derive = promisify(pbkdf2)

/** Solves a task of the proof of work, as a program does that registers or logs in over the API. */
export async function proveWork(challenge: BotChallenge): Promise<string> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  for (let counter = 0; ; counter += 1) {
    const password = Buffer.alloc(nonce.length / 2 + 4)
    password.write(nonce, 'hex')
    password.writeUInt32BE(counter, nonce.length / 2)
    const derived = await derive(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256')
    const derivedKey = derived.toString('hex')
    if (derivedKey.startsWith(keyPrefix)) return writeBotCheck({ challenge, solution: { counter, derivedKey } })
  }
}
