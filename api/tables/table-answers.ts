import * as z from 'zod/mini'

/** Tables of the house, as the catalogue lists them. */
export const tableCodes = ['BACCARAT', 'BACCARAT_FREE', 'ROULETTE', 'SIC_BO', 'DRAGON_TIGER'] as const
export const tableCode = z.enum(tableCodes)
export const roundId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
export const slipId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/))
/** Where chips are put: `BANKER`, `STRAIGHT:17`, `SPLIT:17-18`. */
export const spotId = z.string().check(z.regex(/^[A-Z]{2,16}(?::[-0-9]{1,12})?$/))
const amountText = z.string()
/** Rank and suit: `TH` is the ten of hearts. */
const card = z.string().check(z.regex(/^[A2-9TJQK][SHDC]$/))

export const dealtAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('baccarat'), player: z.array(card), banker: z.array(card) }),
  z.strictObject({ kind: z.literal('dragonTiger'), dragon: card, tiger: card }),
  z.strictObject({ kind: z.literal('roulette'), number: z.number() }),
  z.strictObject({ kind: z.literal('sicBo'), dice: z.tuple([z.number(), z.number(), z.number()]) }),
])

/** A round as everybody sees it; moments in epoch milliseconds. */
export const roundAnswer = z.strictObject({
  roundId: z.number(),
  gameCode: tableCode,
  /** Day, and place of the round in it: twelve digits. */
  number: z.string(),
  /** `paused`: an operator stopped the table while bets were taken; they stand, and nothing is dealt until it goes on. */
  state: z.enum(['betting', 'paused', 'dealing', 'settled', 'void']),
  opensAt: z.number(),
  /** Bets are taken up to here, and what is dealt is dealt from here to `endsAt`, when the next round opens. */
  closesAt: z.number(),
  endsAt: z.number(),
  /** Everything of it, from `closesAt` on; null before, and of a round that was called off. */
  dealt: z.nullable(dealtAnswer),
  /** SHA-256 of the server seed, shown before the first bet. */
  seedHash: z.string(),
  /** Revealed when the round is over. */
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  /** Roulette: of bets that pay 1:1, half comes back on zero. */
  laPartage: z.boolean(),
})

/** What a round was dealt, for the roads. */
export const dealtRound = z.strictObject({ roundId: z.number(), number: z.string(), dealt: dealtAnswer })

export const slipAnswer = z.strictObject({
  slipId: z.string(),
  roundId: z.number(),
  gameCode: tableCode,
  number: z.string(),
  placedAt: z.number(),
  currency: z.string(),
  stake: amountText,
  /** `push`: exactly the stake came back. `void`: taken back while bets were taken, or the round was called off. */
  state: z.enum(['open', 'won', 'lost', 'push', 'void']),
  payout: amountText,
  lines: z.array(z.strictObject({ spot: z.string(), stake: amountText, payout: z.nullable(amountText) })),
  /** Of the round, once bets are closed. */
  dealt: z.nullable(dealtAnswer),
})

export const spotTotal = z.strictObject({ spot: z.string(), amount: amountText })

/** What a table takes in a currency. */
export const tableLimits = z.strictObject({
  /** On a spot, at least. */
  least: amountText,
  /** On a spot, of one member in a round, at most. */
  spot: amountText,
  /** Of one member in a round, at most. */
  round: amountText,
})
