import * as z from 'zod/mini'

/** A task of the proof of work, as altcha-lib writes it: find the counter whose derived key begins with the prefix. */
export const botChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    /** Epoch seconds. */
    expiresAt: z.number(),
    /** What the answer is, sealed: it goes back as it came. */
    data: z.strictObject({ key: z.string() }),
  }),
})
export type BotChallenge = z.output<typeof botChallenge>

const payload = z.strictObject({
  challenge: botChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})
export type BotCheck = z.output<typeof payload>

/** The result field as it travels: the task and its answer, as base64 of their JSON. */
export function writeBotCheck(proof: BotCheck): string {
  return btoa(JSON.stringify(proof))
}

/** Undefined for a text that is no result. */
export function readBotCheck(text: string): BotCheck | undefined {
  try {
    return z.safeParse(payload, JSON.parse(atob(text))).data
  } catch {
    return undefined
  }
}
