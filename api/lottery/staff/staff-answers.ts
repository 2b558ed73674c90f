import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { drawAnswer } from '../lottery-answers.ts'

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const date = z.iso.date()
const amount = z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/))

/** When a lottery draws, in its own zone; Sunday is 0. */
export const lotterySchedule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('every'), minutes: z.int().check(z.minimum(1), z.maximum(60)) }),
  z.strictObject({
    kind: z.literal('weekly'),
    days: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1), z.maxLength(7)),
    at: time,
  }),
  z.strictObject({
    kind: z.literal('monthly'),
    days: z.array(z.int().check(z.minimum(1), z.maximum(28))).check(z.minLength(1), z.maxLength(4)),
    at: time,
    /** Days that are drawn on another: holidays. */
    moved: z.optional(z.record(date, date)),
  }),
])

export const multiple = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))

/** What a lottery takes in money, of one currency. */
export const limitFields = {
  stake: amount,
  linePayout: amount,
  memberPayout: amount,
  drawPayout: amount,
  numberPayout: amount,
}

export const closeSeconds = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(86_400))

export const staffLottery = z.strictObject({
  gameCode: z.string(),
  name: z.string(),
  family: z.string(),
  vassalage: z.string(),
  zone: z.string(),
  schedule: lotterySchedule,
  closeSeconds: z.number(),
  isOpen: z.boolean(),
  /** It stands in the catalogue. */
  isOffered: z.boolean(),
  /** Draws that wait for a result longer than they should. */
  overdue: z.number(),
  multiple,
  /** By currency; of one that is not named nothing is taken. */
  limits: z.array(z.strictObject({ currency: z.string(), ...limitFields })),
})

export const reportState = z.strictObject({
  source: z.string(),
  /** What operators entered is shown when the draw is drawn: the second must not copy the first. */
  numbers: z.nullable(z.string()),
})

export const staffDraw = z.strictObject({
  draw: drawAnswer,
  orders: z.number(),
  sold: z.array(
    z.strictObject({
      currency: z.string(),
      staked: z.string(),
      most: z.string(),
      paid: z.string(),
      shortfall: z.string(),
    }),
  ),
  /** Numbers on which most could be lost. */
  numbers: z.array(z.strictObject({ currency: z.string(), number: z.string(), most: z.string() })),
  reports: z.array(reportState),
})

/** A result as it is written: numbers with `-` or blanks between them, in the order of the prizes. */
export const resultText = z.string().check(z.minLength(3), z.maxLength(2_000), z.regex(/^[\d\s,-]+$/))

export const note = plainText(3, 300)
