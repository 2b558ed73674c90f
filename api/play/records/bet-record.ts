import * as z from 'zod/mini'
import { gameTypes } from '../../games/game-types.ts'
import { picturedGame } from '../../games/pictured-game.ts'
import { gameType, vendorCode } from '../../games/limits.ts'
import { periodFields } from '../../records/record-period.ts'
import { amountAnswer } from '../../wallet/limits.ts'

/**
 * How a round stands: `open` is not over; a round that is over was `won` (paid more than was staked), `lost` (less) or
 * `even`; `void` was taken back whole. `settled` is each of won, lost and even.
 */
export const betStatuses = ['open', 'settled', 'won', 'lost', 'even', 'void'] as const
export type BetStatus = (typeof betStatuses)[number]

/** What betting records can be narrowed to. */
export const betRecordFilter = {
  ...periodFields,
  gameCategory: z.optional(gameType),
  vassalage: z.optional(vendorCode),
  status: z.optional(z.enum(betStatuses)),
  /** `next` of the page before: the last round's id. */
  before: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/))),
}

/** A round as a record's line. */
export const betRecord = z.strictObject({
  roundId: z.string(),
  /** Epoch milliseconds. */
  betTime: z.number(),
  settleTime: z.nullable(z.number()),
  vassalage: z.string(),
  vendorName: z.string(),
  gameCategory: z.enum(gameTypes),
  nodeId: z.number(),
  gameName: z.string(),
  /** Null where the game has left the catalogue. */
  picture: z.nullable(picturedGame),
  currency: z.string(),
  betAmount: amountAnswer,
  /** What counts as wagered. */
  validBet: amountAnswer,
  /** A vendor's gift paid for a bet in it, which is no part of the stake. */
  isFree: z.boolean(),
  payout: amountAnswer,
  /** Payout less stake: what the member gained or lost; nothing while the round is open. */
  netAmount: amountAnswer,
  status: z.enum(betStatuses),
  /** Its seeds can be checked: `showRoundFairness` tells them. */
  isProvable: z.boolean(),
  /** Where the round is shown again as it was; null where its vendor or its game’s page offers none. */
  replayUrl: z.nullable(z.string()),
})

/** What all rounds of the filter come to, whatever the page. */
export const betTotals = z.strictObject({
  count: z.number(),
  betAmount: amountAnswer,
  validBet: amountAnswer,
  payout: amountAnswer,
  netAmount: amountAnswer,
})

/** A vendor's transaction of a round. */
export const betTransaction = z.strictObject({
  id: z.string(),
  /** As the vendor calls it. */
  reference: z.string(),
  type: z.enum(['bet', 'win', 'rollback']),
  /** `taken-back`: a rollback undid it. */
  state: z.enum(['done', 'taken-back']),
  /** A bet that a vendor's gift paid for, or its rollback: nothing of the member's moved. */
  isFree: z.boolean(),
  amount: amountAnswer,
  /** What could be played with after it. */
  balanceAfter: amountAnswer,
  time: z.number(),
})
