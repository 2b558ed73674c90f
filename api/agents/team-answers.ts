import * as z from 'zod/mini'
import { memberStates } from '../identity/limits.ts'
import { amountAnswer } from '../wallet/limits.ts'

/** What a team, or one member of it, played in a period. */
export const playedFigures = z.strictObject({
  rounds: z.number(),
  betAmount: amountAnswer,
  validBet: amountAnswer,
  payout: amountAnswer,
  /** Stake less payout: what the house took of them. */
  netLoss: amountAnswer,
})

/** What they did: what was played, paid in and paid out. */
export const teamFigures = z.strictObject({
  ...playedFigures.shape,
  deposits: amountAnswer,
  withdrawals: amountAnswer,
})

/** A member of a team as lists show them. */
export const downlineAnswer = z.strictObject({
  account: z.string(),
  nickname: z.string(),
  type: z.number(),
  isAgent: z.boolean(),
  state: z.enum(memberStates),
  /** Levels below who asks: 1 is direct. */
  level: z.number(),
  upline: z.string(),
  directs: z.number(),
  isOnline: z.boolean(),
  registeredAt: z.number(),
  lastLoginAt: z.nullable(z.number()),
})

export const teamScopes = ['direct', 'team'] as const

/** The page as public clients ask for it: by number. Who reads on by a key leaves it out. */
export const pageNumber = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)))

/** The key of a page: an id. */
export const afterId = z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/)))
export const listSize = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20)
