import * as z from 'zod/mini'
import { amountAnswer } from '../limits.ts'
import { partEnds, partStates } from './part-choices.ts'

export const partId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

const shared = {
  id: z.string(),
  /** The withdrawal it pays a part of. */
  reference: z.string(),
  currency: z.string(),
  amount: amountAnswer,
  state: z.enum(partStates),
  offeredAt: z.number(),
  /** Until when the payer is to pay. */
  expiresAt: z.number(),
  toldAt: z.nullable(z.number()),
  /** Taken for received where the receiver has said nothing until then. */
  answerBy: z.nullable(z.number()),
  closedAt: z.nullable(z.number()),
  closedHow: z.nullable(z.enum(partEnds)),
  transactionId: z.nullable(z.string()),
  payerName: z.nullable(z.string()),
  hasSlip: z.boolean(),
}

/** A part as the member who is paid sees it. */
export const partAnswer = z.strictObject({
  ...shared,
  /** Of the whole withdrawal: what was received by its parts so far, and what is still to come. */
  received: amountAnswer,
  remaining: amountAnswer,
})

/** A part as operators see it. */
export const partOrderAnswer = z.strictObject({
  ...shared,
  /** Who pays, and by which deposit. */
  payer: z.string(),
  deposit: z.string(),
  /** What the receiver says who got nothing. */
  denialNote: z.nullable(z.string()),
  hasDenialPicture: z.boolean(),
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
