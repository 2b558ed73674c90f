import { randomBytes } from 'node:crypto'
import { type BotChallenge, writeBotCheck } from '@croupier/api/identity/human-proof/bot-check.ts'
import { assert } from '@croupier/basis/assert.ts'
import { type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { openSecrets } from '../../../platform/secrets.ts'
import { makeChallenge, readProof } from './bot-check.ts'

const NOW = 1_800_000_000_000
const secrets = openSecrets([randomBytes(32)])

/** A task and its answer, as a browser finds it. */
async function solved(effort = 3): Promise<{ challenge: BotChallenge; solution: Solution }> {
  const challenge = await makeChallenge(secrets, NOW, effort)
  const solution = await solveChallenge({ challenge, deriveKey })
  assert(solution, 'a task can be solved')
  return { challenge, solution }
}

describe('[A-07] the proof of work', () => {
  it('holds as the library of browsers solves it, under an id of its own', async () => {
    const proofs = [await solved(0), await solved(), await solved()].map((answer) =>
      readProof(secrets, writeBotCheck(answer), NOW),
    )

    expect(proofs.every((proof) => proof?.expiresAt === NOW + 600_000)).toBe(true)
    expect(new Set(proofs.map((proof) => proof?.id)).size).toBe(3)
  })

  it('says nothing of its answer but how that begins', async () => {
    const { challenge, solution } = await solved()

    expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true)
    expect(challenge.parameters.keyPrefix.length).toBe(solution.derivedKey.length / 2)
    expect(JSON.stringify(challenge)).not.toContain(solution.derivedKey)
  })

  it.each<[what: string, change: (proof: Awaited<ReturnType<typeof solved>>, other: BotChallenge) => object]>([
    ['a later end', ({ challenge }) => ({ challenge: parametersWith(challenge, { expiresAt: 1_900_000_000 }) })],
    ['the answer of another task', (_proof, challenge) => ({ challenge })],
    [
      'its beginning alone',
      ({ challenge, solution }) => ({
        solution: { ...solution, derivedKey: challenge.parameters.keyPrefix },
      }),
    ],
    [
      'an answer in capitals',
      ({ solution }) => ({
        solution: { ...solution, derivedKey: solution.derivedKey.toUpperCase().replace(/\d/g, 'A') },
      }),
    ],
    ['an empty answer', ({ solution }) => ({ solution: { ...solution, derivedKey: '' } })],
  ])('does not hold with %s', async (what, change) => {
    const proof = await solved()
    const { challenge: other } = await solved()
    // An end that is written later is none: the sealed one counts.
    const now = what === 'a later end' ? NOW + 600_000 : NOW

    expect(readProof(secrets, writeBotCheck({ ...proof, ...change(proof, other) }), now)).toBeUndefined()
  })

  it('holds until it is too old, and with no key but ours', async () => {
    const text = writeBotCheck(await solved())

    expect(readProof(secrets, text, NOW + 599_999)).toBeDefined()
    expect(readProof(secrets, text, NOW + 600_000)).toBeUndefined()
    expect(readProof(openSecrets([randomBytes(32)]), text, NOW)).toBeUndefined()
  })
})

function parametersWith(challenge: BotChallenge, change: Partial<BotChallenge['parameters']>): BotChallenge {
  return { parameters: { ...challenge.parameters, ...change } }
}
