import * as z from 'zod/mini'

export const tableId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
export const handId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/))
const amountText = z.string()
const seat = z.number()
/** `As`, `Td`. */
const card = z.string()
const hash = z.string()

/** What a table is; amounts in main units of its currency. */
export const tableTerms = z.strictObject({
  tableId: z.number(),
  name: z.string(),
  currency: z.string(),
  isTrial: z.boolean(),
  seats: z.number(),
  smallBlind: amountText,
  bigBlind: amountText,
  minBuyIn: amountText,
  maxBuyIn: amountText,
  /** Per cent of each pot that saw a flop, and the most of one hand. */
  rakePercent: z.string(),
  rakeCap: amountText,
  state: z.enum(['open', 'closing', 'closed']),
})

/** Kinds of hands, from the lowest to the highest. */
export const handCategories = [
  'high-card',
  'pair',
  'two-pair',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
] as const

export const moveKinds = ['fold', 'check', 'call', 'raise'] as const

const seatAnswer = z.strictObject({
  seat,
  /** One’s own, and with asterisks of who has chosen that a part of it is shown; null of the others. */
  name: z.nullable(z.string()),
  isOwn: z.boolean(),
  /** Whether who sits here was dealt into the hand that is told. */
  isDealtIn: z.boolean(),
  /** What lies before them now. */
  stack: amountText,
  isOut: z.boolean(),
  isLeaving: z.boolean(),
})

const playerAnswer = z.strictObject({
  seat,
  name: z.nullable(z.string()),
  isOwn: z.boolean(),
  /** In this hand, and on this street. */
  put: amountText,
  street: amountText,
  isFolded: z.boolean(),
  isAllIn: z.boolean(),
  last: z.nullable(z.enum([...moveKinds, 'blind'])),
  /** Null while they are nobody else’s to see. */
  cards: z.nullable(z.array(card)),
})

export const resultAnswer = z.strictObject({
  rake: amountText,
  pots: z.array(
    z.strictObject({
      amount: amountText,
      rake: amountText,
      won: z.array(z.strictObject({ seat, amount: amountText })),
    }),
  ),
  players: z.array(
    z.strictObject({
      seat,
      /** What stayed in the pot, and what came back of it. */
      stake: amountText,
      payout: amountText,
      /** What they showed; null where nobody had to. */
      hand: z.nullable(z.enum(handCategories)),
    }),
  ),
})

export const handAnswer = z.strictObject({
  handId: z.string(),
  number: z.number(),
  state: z.enum(['playing', 'ended', 'void']),
  /** The deck was committed to by it before the hand before this one began. */
  root: hash,
  /** What the players brought in: it decides where in the deck each card comes from. */
  clientPart: z.string(),
  startedAt: z.number(),
  button: seat,
  smallBlind: seat,
  bigBlind: seat,
  street: z.enum(['preflop', 'flop', 'turn', 'river']),
  board: z.array(card),
  pot: amountText,
  players: z.array(playerAnswer),
  /** Moves so far: the next one is counted by it. */
  moves: z.number(),
  result: z.nullable(resultAnswer),
})

/** A table as one of those who look at it sees it; moments in epoch milliseconds. */
export const tableAnswer = z.strictObject({
  now: z.number(),
  version: z.number(),
  table: tableTerms,
  /** The commitment to the deck of the next hand. */
  nextRoot: hash,
  nextHandAt: z.nullable(z.number()),
  ownSeat: z.nullable(seat),
  /** What the reader may bring, where they do not sit here: who left not long ago brings at least what they left with. */
  buyIn: z.nullable(z.strictObject({ least: amountText, most: amountText, isReturn: z.boolean() })),
  seats: z.array(seatAnswer),
  /** The one that is played, or the one that was played last. */
  hand: z.nullable(handAnswer),
  turn: z.nullable(
    z.strictObject({
      seat,
      beganAt: z.number(),
      /** Until when they may think as everybody may, and until when with their time bank. */
      endsAt: z.number(),
      bankEndsAt: z.number(),
    }),
  ),
  /** What the reader may do, where it is their turn; of a raise what they will have put in on the street. */
  choices: z.nullable(
    z.strictObject({
      call: amountText,
      raise: z.nullable(z.strictObject({ least: amountText, most: amountText })),
      /** Half the pot and the whole, as raises. */
      halfPot: z.nullable(amountText),
      pot: z.nullable(amountText),
    }),
  ),
})
