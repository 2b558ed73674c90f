import { pbkdf2Sync } from 'node:crypto'
import { writeBotCheck } from '@croupier/api/identity/human-proof/bot-check.ts'
import { makeChallenge } from '@croupier/server/modules/identity/human-proof/bot-check.ts'
import type { App } from '@croupier/server/platform/app.ts'
import { secretsPort } from '@croupier/server/platform/secrets.ts'

/** The result of a proof of work as a browser sends it, of a task that one derivation solves. */
export async function proveWork({ clock, ports }: Pick<App, 'clock' | 'ports'>): Promise<string> {
  const challenge = await makeChallenge(ports.use(secretsPort), clock.now(), 0)
  const { nonce, salt, cost, keyLength } = challenge.parameters
  // The counter of 32 bits follows the nonce; here it is 0.
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  const derived = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256')
  return writeBotCheck({ challenge, solution: { counter: 0, derivedKey: derived.toString('hex') } })
}
