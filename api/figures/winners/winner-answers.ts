import * as z from 'zod/mini'
import { gameTypes } from '../../games/game-types.ts'
import { clientWords, gameType } from '../../games/limits.ts'
import { amountAnswer } from '../../wallet/limits.ts'

/** The most lines a board is asked for. */
export const BOARD_LINES_MAX = 50

/** What a board is asked by, as public clients of these calls do. */
export const boardFields = {
  ...clientWords,
  gameCategory: z._default(
    z.union([z.pipe(z.string().check(z.maxLength(3), z.toUpperCase()), z.literal('ALL')), gameType]),
    'ALL',
  ),
  limitNum: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(BOARD_LINES_MAX)), 20),
}

/** The player of the bet, as far as they let others see: `ra***m`, or nothing of the name. */
const player = {
  customerName: z.string(),
  /** The player does not want to be named: front ends say so in the reader's language. */
  isHidden: z.boolean(),
}

/** A win as boards show it. */
export const winner = z.strictObject({
  ...player,
  /** What was paid above the stake, in `currency`: a stake that came back is no win. */
  winAmount: amountAnswer,
  currency: z.string(),
  nodeId: z.number(),
  /** As its vendor calls it. */
  gameId: z.string(),
  /** In the reader's language. */
  gameName: z.string(),
  /** In none: what its picture is drawn from. */
  nodeName: z.string(),
  gameType: z.enum(gameTypes),
  /** The vendor's code, as `vassalage`. */
  vendor: z.string(),
  vendorName: z.string(),
  /** Empty where front ends draw the picture that `art` names. */
  iconUrl: z.string(),
  art: z.nullable(z.string()),
  /** Epoch milliseconds. */
  wonAt: z.number(),
})

export const board = z.strictObject({
  /** False: the operator shows no board. */
  isShown: z.boolean(),
  /** Biggest first. */
  list: z.array(z.strictObject({ vo: winner })),
})

/** A round that has just settled, as everybody may see it. */
export const shownBet = z.strictObject({
  id: z.string(),
  ...player,
  nodeId: z.number(),
  gameName: z.string(),
  /** The game's name by language, where it has others. */
  names: z.record(z.string(), z.string()),
  gameType: z.enum(gameTypes),
  currency: z.string(),
  betAmount: amountAnswer,
  payout: amountAnswer,
  /** Epoch milliseconds. */
  time: z.number(),
})

/** How many bets a feed holds. */
export const FEED_LINES = 20
