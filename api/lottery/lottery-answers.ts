import * as z from 'zod/mini'

export const gameCode = z.string().check(z.regex(/^[A-Z0-9]{1,32}$/))
export const numero = z.string().check(z.regex(/^\d{8,12}$/))
export const orderId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/))
export const amountText = z.string()

/** A draw as everybody sees it; moments in epoch milliseconds. */
export const drawAnswer = z.strictObject({
  numero: z.string(),
  state: z.enum(['planned', 'open', 'closed', 'drawn', 'settled', 'void']),
  opensAt: z.number(),
  closesAt: z.number(),
  drawsAt: z.number(),
  /** The numbers in the order of drawing; null before. */
  drawn: z.nullable(z.array(z.string())),
  /** Result as one text. */
  winNo: z.nullable(z.string()),
  /** Above nought where the result was corrected. */
  revision: z.number(),
  /** SHA-256 of the seed it is drawn from, shown before the first bet; null of outside draws. */
  seedHash: z.nullable(z.string()),
})

export const lotteryEntry = z.strictObject({
  gameCode: z.string(),
  gameId: z.number(),
  family: z.string(),
  vassalage: z.string(),
  gameType: z.string(),
  name: z.string(),
  zone: z.string(),
  /** Drawn by the house from committed seeds; else published elsewhere. */
  isHouse: z.boolean(),
  isOpen: z.boolean(),
  /** What is sold now, and what comes after it. */
  current: z.nullable(drawAnswer),
  next: z.nullable(drawAnswer),
  /** The last result. */
  last: z.nullable(drawAnswer),
})

export const lotteryLimits = z.strictObject({
  multiple: z.number(),
  stake: amountText,
  linePayout: amountText,
  memberPayout: amountText,
  drawPayout: amountText,
  numberPayout: amountText,
})

export const lineAnswer = z.strictObject({
  playCode: z.string(),
  content: z.string(),
  units: z.number(),
  unitValue: amountText,
  multiple: z.number(),
  stake: amountText,
  group: z.number(),
  payout: amountText,
  rebate: amountText,
})

export const orderAnswer = z.strictObject({
  orderId: z.string(),
  gameCode: z.string(),
  numero: z.string(),
  placedAt: z.number(),
  currency: z.string(),
  stake: amountText,
  /** What it may win at most. */
  most: amountText,
  state: z.enum(['waiting', 'won', 'lost', 'cancelled', 'void']),
  payout: amountText,
  rebate: amountText,
  chaseId: z.nullable(z.string()),
  mayCancel: z.boolean(),
  winNo: z.nullable(z.string()),
  lines: z.array(lineAnswer),
})
